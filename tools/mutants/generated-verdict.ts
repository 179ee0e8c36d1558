export interface Tried {
  readonly kind: string;
  readonly name: string;
  /** What noticed it; undefined for a survivor. */
  readonly problem: string | undefined;
}

export interface GeneratedVerdict {
  readonly lines: readonly string[];
  readonly isFine: boolean;
}

const LEAST_CAUGHT = 0.97;

const nameOf = ({ kind, name }: Tried) => `${kind}: ${name}`;
const isCaught = ({ problem }: Tried) => problem !== undefined;
const share = (tried: readonly Tried[]) => `${tried.filter(isCaught).length} of ${tried.length} caught`;

/** What a run comes to. Only a whole run can say that a listed mutant is gone, and what share is caught. */
export const verdictOn = (
  tried: readonly Tried[],
  reviewed: Readonly<Record<string, string>>,
  isWhole: boolean,
): GeneratedVerdict => {
  const survivors = tried.filter((one) => !isCaught(one)).map(nameOf);
  const unlisted = survivors.filter((name) => !(name in reviewed));
  const caught = new Set(tried.filter(isCaught).map(nameOf));
  const generated = new Set(tried.map(nameOf));
  const stale = Object.keys(reviewed).filter((name) => caught.has(name) || (isWhole && !generated.has(name)));
  const isEnough = !isWhole || tried.filter(isCaught).length >= tried.length * LEAST_CAUGHT;
  const kinds = Map.groupBy(tried, ({ kind }) => kind);
  return {
    lines: [
      ...survivors.filter((name) => name in reviewed).map((name) => `survived, as reviewed: ${name}`),
      ...unlisted.map((name) => `SURVIVED: ${name}`),
      ...stale.map((name) => `STALE: ${name} is listed without need`),
      ...[...kinds].map(([kind, ofKind]) => `${kind}: ${share(ofKind)}`),
      ...(isEnough ? [] : [`FAILED: less than ${LEAST_CAUGHT * 100} % are caught`]),
    ],
    isFine: unlisted.length === 0 && stale.length === 0 && isEnough,
  };
};
