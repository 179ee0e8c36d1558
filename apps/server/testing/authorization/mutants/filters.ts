/** A column, given by a pattern, compared with a parameter. */
const comparisonOf = (columns: string) =>
  new RegExp(
    String.raw`(?<![\w"])(?:"?\w+"?\.)?"?(?:${columns})"?\s*(?:=\s*(?:any\s*\(\s*\$\d+(?:::uuid\[\])?\s*\)|\$\d+)|in\s*\([$\d, ]+\))`,
    'gi',
  );

/** Ownership columns. Not site_id: row-level security enforces it in any case and has mutants of its own. */
const OWNERSHIP = '(?:account|provider|owner|resource)';
const OF_OWNERS = comparisonOf(`${OWNERSHIP}_id`);
const OF_IDS = comparisonOf(String.raw`id|\w+_id`);
/** Whatever else says which rows belong together: a pet and its customer, a breed and its type of pet. */
const OF_RELATIONS = comparisonOf(String.raw`(?!(?:site|${OWNERSHIP})_id\b)\w+_id`);

/** Whether a position is an assignment: between `set` and the next `where`. */
const isAssigned = (text: string, at: number): boolean => {
  const before = text.slice(0, at).toLowerCase();
  return before.lastIndexOf(' set ') > before.lastIndexOf(' where ');
};

export interface OpenFilter {
  readonly condition: string;
  /** The statement with this condition always true. */
  readonly open: string;
  /** With the condition true for other owners only: a lookup that takes the first row may find theirs. */
  readonly inverted: string;
}

const withoutEach = (text: string, conditions: RegExp): OpenFilter[] =>
  // The parameters of an insert are values, not conditions.
  (text.startsWith('insert into') ? [] : [...text.matchAll(conditions)])
    .filter(({ index }) => !isAssigned(text, index))
    .map(({ 0: condition, index }) => {
      const put = (instead: string) => text.slice(0, index) + instead + text.slice(index + condition.length);
      return { condition, open: put(`(${condition} or true)`), inverted: put(`(${condition}) is not true`) };
    });

/** The ownership conditions of a statement, each removed separately. */
export const withoutFilters = (text: string): OpenFilter[] => withoutEach(text, OF_OWNERS);

/** The same for all conditions on a row that another one belongs to, those on owners first. */
export const withoutRelations = (text: string): OpenFilter[] => [
  ...withoutFilters(text),
  ...withoutEach(text, OF_RELATIONS),
];

/** The parameter of a statement that is compared with an id and with nothing else, if there is only one. */
export const onlyIdIn = (text: string): number | undefined => {
  const [only, ...others] = [...text.matchAll(OF_IDS)];
  const parameter = only && /\$(?<number>\d+)/.exec(only[0])?.groups?.['number'];
  return parameter === undefined || others.length > 0 ? undefined : Number(parameter);
};
