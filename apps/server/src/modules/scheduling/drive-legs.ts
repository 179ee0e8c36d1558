import type { Place } from '@tailgate/values';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Leg } from '../../vendors/routing/routing.ts';
import { cellOf, guessedLeg, placeOfCell } from './drive.rules.ts';
import { storedLegs, storeLegs, type LegKey, type StoredLeg } from './drive-legs.queries.ts';

/** What tells how long a drive takes. */
export type Roads = Pick<Platform, 'routing' | 'clock' | 'log'>;

export interface DriveQuestion {
  readonly from: Place;
  readonly to: Place;
  /** On the wall where one drives. */
  readonly hour: number;
}

const keyOf = ({ from, to, hour }: DriveQuestion): LegKey => ({ fromCell: cellOf(from), toCell: cellOf(to), hour });
const nameOf = ({ fromCell, toCell, hour }: LegKey) => `${fromCell}>${toCell}@${hour}`;

/** Where to run what needs a transaction: in the one at hand, or in a short one of its own. */
export type Stage = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** Drives of which some are known, and some have yet to be asked for. */
export interface LookedUpLegs {
  readonly known: ReadonlyMap<string, Leg>;
  readonly missing: readonly LegKey[];
}

/** What our own table knows of these drives. */
export const lookUpLegs = async (tx: Tx, roads: Roads, questions: readonly DriveQuestion[]): Promise<LookedUpLegs> => {
  const keys = new Map(questions.map((question) => [nameOf(keyOf(question)), keyOf(question)]));
  const stored = await storedLegs(tx, [...keys.values()], roads.clock.now());
  const known = new Map<string, Leg>(stored.map((leg) => [nameOf(leg), leg]));
  return { known, missing: [...keys.values()].filter((key) => !known.has(nameOf(key))) };
};

/**
 * The vendor is asked for the rest, once an hour of the day and centre, and no transaction need be open meanwhile.
 * Without its answer we guess, and do not keep the guess.
 */
export const completeLegs = async (
  stage: Stage,
  roads: Roads,
  { known, missing }: LookedUpLegs,
): Promise<(question: DriveQuestion) => Leg> => {
  const answered = (await Promise.all(stars(missing).map((star) => askVendor(roads, star)))).flat();
  if (answered.length > 0) await stage((tx) => storeLegs(tx, answered, roads.clock.now()));
  const fresh = new Map<string, Leg>(answered.map((leg) => [nameOf(leg), leg]));
  return (question) => {
    const name = nameOf(keyOf(question));
    return known.get(name) ?? fresh.get(name) ?? guessedLeg(question.from, question.to);
  };
};

/** How long each drive takes, in the order asked. */
export const driveLegs = async (tx: Tx, roads: Roads, questions: readonly DriveQuestion[]): Promise<Leg[]> => {
  const legOf = await completeLegs((work) => work(tx), roads, await lookUpLegs(tx, roads, questions));
  return questions.map(legOf);
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
