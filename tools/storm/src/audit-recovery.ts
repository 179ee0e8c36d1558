import type { Finding } from './audit.ts';
import { KILL_KINDS, type Facts, type Kill, type KillKind } from './facts.ts';

/** Whether this API process needs the other killed target to respond. */
function needs(process: string, other: Kill): boolean {
  return other.target === 'postgres' || other.target === process;
}

/**
 * From the restart of the killed target to the first successful response of an API process. If another target that the
 * response needs is down too, the clock starts at the later restart.
 */
export function recoveryMs(kill: Kill, process: string, kills: readonly Kill[]): number | undefined {
  const answeredAt = kill.answeredAtMs[process];
  if (answeredAt === undefined || kill.backAtMs === undefined) return undefined;
  let from = kill.backAtMs;
  for (const other of kills.toSorted((one, two) => one.atMs - two.atMs)) {
    const overlaps = other !== kill && other.atMs < answeredAt && (other.backAtMs ?? Infinity) > from;
    if (overlaps && needs(process, other)) from = other.backAtMs ?? answeredAt;
  }
  return Math.max(0, answeredAt - from);
}

export function auditRecoveries({ kills }: Pick<Facts, 'kills'>, limitMs: number): Finding[] {
  return kills.flatMap((kill): Finding[] => {
    const name = `${kill.target}, killed at ${(kill.atMs / 1000).toFixed(1)} s,`;
    if (kill.backAtMs === undefined) return [{ rule: 'recovery', message: `${name} never came back` }];
    return Object.keys(kill.answeredAtMs).flatMap((process): Finding[] => {
      const tookMs = recoveryMs(kill, process, kills);
      if (tookMs === undefined)
        return [{ rule: 'recovery', message: `${name} came back, but ${process} never answered` }];
      if (tookMs <= limitMs) return [];
      return [
        { rule: 'recovery', message: `${name} came back, but ${process} answered only after ${Math.round(tookMs)} ms` },
      ];
    });
  });
}

interface Recoveries {
  readonly medianMs: number;
  readonly worstMs: number;
}

/** The recoveries of each kind; undefined if there was none. */
export function recoveriesOf(kills: readonly Kill[]): Record<KillKind, Recoveries | undefined> {
  const ofKind = (kind: KillKind): Recoveries | undefined => {
    const measured = kills
      .filter((kill) => kill.kind === kind)
      .flatMap((kill) => Object.keys(kill.answeredAtMs).map((process) => recoveryMs(kill, process, kills)))
      .filter((tookMs) => tookMs !== undefined)
      .toSorted((one, two) => one - two);
    const worstMs = measured.at(-1);
    if (worstMs === undefined) return undefined;
    return { medianMs: measured[Math.floor((measured.length - 1) / 2)] ?? worstMs, worstMs };
  };
  return Object.fromEntries(KILL_KINDS.map((kind) => [kind, ofKind(kind)])) as Record<KillKind, Recoveries | undefined>;
}

/** Losing the database or NATS must not end a process: only those killed by the storm may be restarted. */
export function auditSurvival({ ownExits }: Pick<Facts, 'ownExits'>): Finding[] {
  return ownExits.map(({ target, atMs, how, lastWords }): Finding => {
    const rule = target.startsWith('api') ? 'api survival' : 'worker survival';
    return { rule, message: `${target} exited by itself at ${(atMs / 1000).toFixed(1)} s (${how}): ${lastWords}` };
  });
}
