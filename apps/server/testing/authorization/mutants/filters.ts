/** Ownership columns. Not site_id: row-level security enforces it in any case and has mutants of its own. */
const OWNERSHIP = '(?:account_id|provider_id|owner_id|resource_id)';
const CONDITION = new RegExp(
  String.raw`(?:"?\w+"?\.)?"?${OWNERSHIP}"?\s*(?:=\s*(?:any\s*\(\s*\$\d+\s*\)|\$\d+)|in\s*\([$\d, ]+\))`,
  'gi',
);

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

/** The ownership conditions of a statement, each removed separately. */
export const withoutFilters = (text: string): OpenFilter[] =>
  // The parameters of an insert are values, not conditions.
  (text.startsWith('insert into') ? [] : [...text.matchAll(CONDITION)])
    .filter(({ index }) => !isAssigned(text, index))
    .map(({ 0: condition, index }) => {
      const put = (instead: string) => text.slice(0, index) + instead + text.slice(index + condition.length);
      return { condition, open: put(`(${condition} or true)`), inverted: put(`(${condition}) is not true`) };
    });
