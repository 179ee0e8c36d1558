import type { Act } from '../acts/act.ts';

const simpler = (act: Act): Act[] => {
  if (act.kind === 'wait') return act.minutes > 1 ? [{ ...act, minutes: Math.floor(act.minutes / 2) }] : [];
  if (act.kind !== 'call') return [];
  const { together, again, ...once } = act;
  if (together !== undefined) return [once];
  return again !== undefined && again > 1 ? [once, { ...act, again: Math.floor(again / 2) }] : [];
};

/** Leaves acts out, in halves and then one by one, and makes those that are left simpler, as long as the rest still fails. */
export const shrink = async (
  acts: readonly Act[],
  stillFails: (acts: readonly Act[]) => Promise<boolean>,
  most = 150,
): Promise<readonly Act[]> => {
  let left = acts;
  let tries = 0;
  const holds = async (candidate: readonly Act[]) => {
    if (tries >= most) return false;
    tries += 1;
    if (!(await stillFails(candidate))) return false;
    left = candidate;
    return true;
  };
  for (let size = Math.ceil(left.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = left.length - size; from > -size; from -= size) {
      const begin = Math.max(0, from);
      const rest = [...left.slice(0, begin), ...left.slice(begin + size)];
      if (rest.length < left.length) await holds(rest);
    }
  }
  for (let index = 0; index < left.length; index += 1) {
    for (;;) {
      const act = left[index];
      const candidates = act ? simpler(act) : [];
      let found = false;
      for (const candidate of candidates) {
        found = await holds(left.map((other, at) => (at === index ? candidate : other)));
        if (found) break;
      }
      if (!found) break;
    }
  }
  return left;
};
