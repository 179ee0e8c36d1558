export interface Tried {
  readonly kind: string;
  readonly name: string;
  /** What noticed it; undefined for a survivor. */
  readonly problem: string | undefined;
  /** A condition without which, and without the guard, something is noticed. */
  readonly heldBy?: string | undefined;
}

/** Why a survivor is right, and the written control that shows its guard instead, if there is one. */
export interface Review {
  readonly reason: string;
  readonly control?: string;
}

export interface GeneratedVerdict {
  readonly lines: readonly string[];
  readonly total: string;
  readonly isFine: boolean;
}

const LEAST_CAUGHT = 0.97;

const nameOf = ({ kind, name }: Tried) => `${kind}: ${name}`;
const isCaught = ({ problem, heldBy }: Tried) => problem !== undefined || heldBy !== undefined;

/** What a run comes to. Only a whole run can say that a listed mutant is gone, and what share is caught. */
export const verdictOn = (
  tried: readonly Tried[],
  reviewed: Readonly<Record<string, Review>>,
  isWhole: boolean,
  controls: ReadonlySet<string> = new Set(),
): GeneratedVerdict => {
  const survivors = tried.filter((one) => !isCaught(one)).map(nameOf);
  const unlisted = survivors.filter((name) => !(name in reviewed));
  const caught = new Set(tried.filter(isCaught).map(nameOf));
  const generated = new Set(tried.map(nameOf));
  // Two statements can begin alike and so have one name.
  const stale = Object.keys(reviewed).filter(
    (name) => (caught.has(name) && !survivors.includes(name)) || (isWhole && !generated.has(name)),
  );
  const unknown = Object.values(reviewed).flatMap(({ control }) =>
    control !== undefined && !controls.has(control) ? [control] : [],
  );
  const heldTwice = tried.filter(({ problem, heldBy }) => problem === undefined && heldBy !== undefined);
  const controlled = survivors.filter((name) => reviewed[name]?.control !== undefined);
  const isSeen = (one: Tried) => isCaught(one) || reviewed[nameOf(one)]?.control !== undefined;
  const share = (ones: readonly Tried[]) => `${ones.filter(isSeen).length} of ${ones.length} caught`;
  const isEnough = !isWhole || tried.filter(isSeen).length >= tried.length * LEAST_CAUGHT;
  const kinds = Map.groupBy(tried, ({ kind }) => kind);
  return {
    lines: [
      ...heldTwice.map((one) => `held twice, also by ${one.heldBy ?? ''}: ${nameOf(one)}`),
      ...controlled.map((name) => `caught by the control ${reviewed[name]?.control ?? ''}: ${name}`),
      ...survivors
        .filter((name) => name in reviewed && !controlled.includes(name))
        .map((name) => `survived, as reviewed: ${name}`),
      ...unlisted.map((name) => `SURVIVED: ${name}`),
      ...stale.map((name) => `STALE: ${name} is listed without need`),
      ...unknown.map((name) => `UNKNOWN: there is no control ${name}`),
      ...[...kinds].map(([kind, ofKind]) => `${kind}: ${share(ofKind)}`),
      ...(isEnough ? [] : [`FAILED: less than ${LEAST_CAUGHT * 100} % are caught`]),
    ],
    total: `${share(tried)} (${heldTwice.length} held twice, ${controlled.length} by a written control)`,
    isFine: unlisted.length === 0 && stale.length === 0 && unknown.length === 0 && isEnough,
  };
};
