import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Leg, Place } from '../../vendors/routing/routing.ts';
import { cellOf, guessedLeg, placeOfCell } from './drive.rules.ts';
import { storedLegs, storeLegs, type LegKey, type StoredLeg } from './drive-legs.queries.ts';

type Roads = Pick<Platform, 'routing' | 'clock' | 'log'>;

export interface DriveQuestion {
  readonly from: Place;
  readonly to: Place;
  /** On the wall where one drives. */
  readonly hour: number;
}

const keyOf = ({ from, to, hour }: DriveQuestion): LegKey => ({ fromCell: cellOf(from), toCell: cellOf(to), hour });
const nameOf = ({ fromCell, toCell, hour }: LegKey) => `${fromCell}>${toCell}@${hour}`;

/**
 * How long each drive takes, in the order asked. Known drives come from our own table; the vendor is asked once an
 * hour of the day and centre for the rest. Without its answer we guess, and do not keep the guess.
 */
export const driveLegs = async (tx: Tx, roads: Roads, questions: readonly DriveQuestion[]): Promise<Leg[]> => {
  const keys = new Map(questions.map((question) => [nameOf(keyOf(question)), keyOf(question)]));
  const known = new Map<string, Leg>();
  const now = roads.clock.now();
  for (const leg of await storedLegs(tx, [...keys.values()], now)) known.set(nameOf(leg), leg);
  const missing = [...keys.values()].filter((key) => !known.has(nameOf(key)));
  const answered = (await Promise.all(stars(missing).map((star) => askVendor(roads, star)))).flat();
  await storeLegs(tx, answered, now);
  for (const leg of answered) known.set(nameOf(leg), leg);
  return questions.map((question) => known.get(nameOf(keyOf(question))) ?? guessedLeg(question.from, question.to));
};

/** Drives of one hour that share a beginning or an end: what one table of the vendor answers without waste. */
const stars = (keys: readonly LegKey[]): LegKey[][] => {
  const byEnd = groups(keys, ({ toCell, hour }) => `${toCell}@${hour}`);
  const byBeginning = groups(keys, ({ fromCell, hour }) => `${fromCell}@${hour}`);
  return byEnd.length <= byBeginning.length ? byEnd : byBeginning;
};

const groups = (keys: readonly LegKey[], nameFor: (key: LegKey) => string): LegKey[][] => [
  ...Map.groupBy(keys, nameFor).values(),
];

const askVendor = async ({ routing, log }: Roads, star: readonly LegKey[]): Promise<StoredLeg[]> => {
  const froms = [...new Set(star.map(({ fromCell }) => fromCell))];
  const tos = [...new Set(star.map(({ toCell }) => toCell))];
  try {
    const table = await routing.table(froms.map(placeOfCell), tos.map(placeOfCell), star[0]?.hour ?? 0);
    return star.flatMap((key) => {
      const leg = table[froms.indexOf(key.fromCell)]?.[tos.indexOf(key.toCell)];
      return leg ? [{ ...key, ...leg }] : [];
    });
  } catch (error) {
    log.warn({ err: error, drives: star.length }, 'drive times are guessed: the routing vendor did not answer');
    return [];
  }
};
