import type { Finding } from './audit.ts';
import { KILL_KINDS } from './facts.ts';
import type { Facts, Kill, KillKind } from './facts.ts';

export const RECOVERY_LIMIT_MS = 5_000;

/** What must be up for this API process to answer, besides whatever was killed. */
function needs(process: string, other: Kill): boolean {
  return other.target === 'postgres' || other.target === process;
}

/**
 * From the return of what was killed to the first real answer of an API process. While something else that the
 * answer needs is dead too, the wait is not this recovery's; the clock then starts at the later return.
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

export function auditRecoveries({ kills }: Pick<Facts, 'kills'>): Finding[] {
  return kills.flatMap((kill): Finding[] => {
    const name = `${kill.target}, killed at ${(kill.atMs / 1000).toFixed(1)} s,`;
    if (kill.backAtMs === undefined) return [{ rule: 'recovery', message: `${name} never came back` }];
    return Object.keys(kill.answeredAtMs).flatMap((process): Finding[] => {
      const tookMs = recoveryMs(kill, process, kills);
      if (tookMs === undefined)
        return [{ rule: 'recovery', message: `${name} came back, but ${process} never answered` }];
      if (tookMs <= RECOVERY_LIMIT_MS) return [];
      return [
        { rule: 'recovery', message: `${name} came back, but ${process} answered only after ${Math.round(tookMs)} ms` },
      ];
    });
  });
}

/** The slowest recovery of each kind; undefined where there was none to measure. */
export function worstRecoveryMs(kills: readonly Kill[]): Record<KillKind, number | undefined> {
  const worst = (kind: KillKind) => {
    const measured = kills
      .filter((kill) => kill.kind === kind)
      .flatMap((kill) => Object.keys(kill.answeredAtMs).map((process) => recoveryMs(kill, process, kills)))
      .filter((tookMs) => tookMs !== undefined);
    return measured.length === 0 ? undefined : Math.max(...measured);
  };
  return Object.fromEntries(KILL_KINDS.map((kind) => [kind, worst(kind)])) as Record<KillKind, number | undefined>;
}

/** A dead database or NATS must not kill a process: whoever was not killed by the storm is still the same process. */
export function auditSurvival({ ownExits }: Pick<Facts, 'ownExits'>): Finding[] {
  return ownExits.map(({ target, atMs, how, lastWords }): Finding => {
    const rule = target.startsWith('api') ? 'api survival' : 'worker survival';
    return { rule, message: `${target} ended by itself at ${(atMs / 1000).toFixed(1)} s (${how}): ${lastWords}` };
  });
}
