import type { Dependency } from './dependencies.ts';
import type { Look } from './watch-processes.ts';

/** What we promise operators. */
export const SAID_WITHIN_S = 15;

export interface Outage {
  readonly dependency: Pick<Dependency, 'name' | 'staysReady' | 'gauge' | 'alert' | 'logged'>;
  readonly takenAtMs: number;
  readonly backAtMs: number;
  /** When the next one begins. */
  readonly endsAtMs: number;
}

export interface LoggedLine {
  readonly atMs: number;
  readonly text: string;
}

export interface Verdict {
  readonly name: string;
  /** Seconds until each said so, after it was taken away and after it was back; undefined for what never did. */
  readonly away: Readonly<Record<Teller, number | undefined>>;
  readonly back: Readonly<Record<Teller, number | undefined>>;
}
export const TELLERS = ['readiness', 'metric', 'log', 'alert'] as const;
export type Teller = (typeof TELLERS)[number];

const seconds = (fromMs: number, toMs: number | undefined) =>
  toMs === undefined ? undefined : Math.round((toMs - fromMs) / 100) / 10;

/** From when on all that was seen until the end holds; undefined where the last thing seen does not. */
const settledAt = (seen: readonly { readonly atMs: number; readonly holds: boolean }[]): number | undefined => {
  const lastWrong = seen.findLastIndex(({ holds }) => !holds);
  if (lastWrong === -1) return seen[0]?.atMs;
  return seen[lastWrong + 1]?.atMs;
};

export interface Facts {
  readonly looks: readonly Look[];
  readonly lines: readonly LoggedLine[];
  /** Times at which the alert of this outage fired. */
  readonly firedAtMs: readonly number[];
  /** All times at which alerts were judged. */
  readonly judgedAtMs: readonly number[];
}

/** When everybody who is asked told the truth: that it is away, and that it is back. */
export function judge({ dependency, takenAtMs, backAtMs, endsAtMs }: Outage, facts: Facts): Verdict {
  const { looks, lines, firedAtMs, judgedAtMs } = facts;
  const { series, away } = dependency.gauge;
  const between = <T extends { readonly atMs: number }>(all: readonly T[], fromMs: number, toMs: number) =>
    all.filter(({ atMs }) => atMs >= fromMs && atMs < toMs);
  const instances = [...new Set(looks.map(({ instance }) => instance))];

  /** Those that call a vendor know of it; of an engine all do. */
  const tellsAway = ({ gauges }: Look) => gauges.get(series) === away;
  const knowing = instances.filter((instance) =>
    between(looks, takenAtMs, backAtMs).some((look) => look.instance === instance && tellsAway(look)),
  );
  const slowest = (holds: (look: Look) => boolean, who: readonly string[], fromMs: number, toMs: number) => {
    const each = who.map((instance) =>
      settledAt(
        between(looks, fromMs, toMs)
          .filter((look) => look.instance === instance)
          .map((look) => ({ atMs: look.atMs, holds: holds(look) })),
      ),
    );
    const all = each.filter((atMs) => atMs !== undefined);
    return all.length === who.length && who.length > 0 ? seconds(fromMs, Math.max(...all)) : undefined;
  };
  const alertSettled = (isFiring: boolean, fromMs: number, toMs: number) =>
    seconds(
      fromMs,
      settledAt(
        between(
          judgedAtMs.map((atMs) => ({ atMs, holds: firedAtMs.includes(atMs) === isFiring })),
          fromMs,
          toMs,
        ),
      ),
    );
  const complaints = lines.filter(({ text }) => dependency.logged.test(text));
  const firstComplaint = between(complaints, takenAtMs, backAtMs).at(0)?.atMs;
  const lastComplaint = between(complaints, backAtMs, endsAtMs).at(-1)?.atMs ?? backAtMs;
  return {
    name: dependency.name,
    away: {
      readiness: slowest(({ isReady }) => isReady === dependency.staysReady, instances, takenAtMs, backAtMs),
      metric: slowest(tellsAway, knowing, takenAtMs, backAtMs),
      log: seconds(takenAtMs, firstComplaint),
      alert: alertSettled(true, takenAtMs, backAtMs),
    },
    back: {
      readiness: slowest(({ isReady }) => isReady, instances, backAtMs, endsAtMs),
      metric: slowest((look) => look.gauges.has(series) && !tellsAway(look), knowing, backAtMs, endsAtMs),
      log: seconds(backAtMs, lastComplaint),
      alert: alertSettled(false, backAtMs, endsAtMs),
    },
  };
}

export const problemsOf = ({ name, away, back }: Verdict): string[] =>
  TELLERS.flatMap((teller) =>
    [['away', away[teller]] as const, ['back', back[teller]] as const]
      .filter(([, took]) => took === undefined || took > SAID_WITHIN_S)
      .map(([what, took]) => `${name}: ${teller} said ${what} ${took === undefined ? 'never' : `after ${took} s`}`),
  );
