import type { TestApi } from '@tailgate/server/testing';
import type { Child } from '../children.ts';
import { makeBombs, plantBomb, setOff } from './image-bombs.ts';
import { watchMemory } from './memory-watch.ts';
import { signInTimes } from './sign-ins.ts';

export const MEGABYTES_AT_MOST = 700;
const ATTACKERS = 2;
/** Accepted, rejected or throttled: any other status is a bug. */
const EXPECTED = [200, 409, 422, 429, 503];

export interface Attack {
  readonly idleMs: readonly number[];
  readonly attackedMs: readonly number[];
  readonly peakMegabytes: number;
  readonly answers: readonly number[];
}

/** Two accounts complete many expensive uploads concurrently while other users sign in. */
export const attackWithImages = async (
  api: TestApi,
  server: Child,
  effort: { readonly bombs: number; readonly signIns: number },
): Promise<Attack> => {
  const bombs = await makeBombs();
  const attackers = await Promise.all(Array.from({ length: ATTACKERS }, () => api.as('groomer')));
  const planted = await Promise.all(
    Array.from({ length: effort.bombs }, async (_, number) => {
      const [owner, bomb] = [attackers[number % attackers.length], bombs[number % bombs.length]];
      if (!owner || !bomb) throw new Error('At least one attacker and one image are required');
      return { owner, id: await plantBomb(owner, bomb) };
    }),
  );
  const person = await api.account();
  await signInTimes(server, person, 3);
  const idleMs = await signInTimes(server, person, effort.signIns);
  const memory = watchMemory(server.pid);
  const going = Promise.all(planted.map(({ owner, id }) => setOff(server, owner, id)));
  const attackedMs = await signInTimes(server, person, effort.signIns);
  const answers = await going;
  memory.stop();
  const unexpected = answers.filter((status) => !EXPECTED.includes(status));
  if (unexpected.length > 0) throw new Error(`Unexpected upload statuses: ${unexpected.join(', ')}`);
  return { idleMs, attackedMs, peakMegabytes: memory.peakMegabytes(), answers };
};
