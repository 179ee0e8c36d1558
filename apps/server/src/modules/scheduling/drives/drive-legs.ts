import type { Place } from '@tailgate/values';
import type { Stage, Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Leg } from '../../../vendors/routing/routing.ts';
import { storedLegs, storeLegs, type LegKey, type StoredLeg } from './drive-legs.queries.ts';
import { cellOf, guessedLeg, placeOfCell } from './drive.rules.ts';

/** The platform services that resolving drives needs. */
export type RoutingPlatform = Pick<Platform, 'routing' | 'clock' | 'log'>;

export interface DriveQuestion {
  readonly from: Place;
  readonly to: Place;
  /** Local hour of departure. */
  readonly hour: number;
}

const keyOf = ({ from, to, hour }: DriveQuestion): LegKey => ({ fromCell: cellOf(from), toCell: cellOf(to), hour });
const nameOf = ({ fromCell, toCell, hour }: LegKey) => `${fromCell}>${toCell}@${hour}`;

/** Stored drives, and those still to be requested. */
export interface LookedUpLegs {
  readonly known: ReadonlyMap<string, Leg>;
  readonly missing: readonly LegKey[];
}

export type LegOf = (question: DriveQuestion) => Leg;

/** Reads the stored drives; the missing ones are resolved after the transaction. */
export const lookUpLegs = async (
  tx: Tx,
  questions: readonly DriveQuestion[],
  { clock }: Pick<Platform, 'clock'>,
): Promise<LookedUpLegs> => {
  const keys = new Map(questions.map((question) => [nameOf(keyOf(question)), keyOf(question)]));
  const stored = await storedLegs(tx, [...keys.values()], clock.now());
  const known = new Map<string, Leg>(stored.map((leg) => [nameOf(leg), leg]));
  return { known, missing: [...keys.values()].filter((key) => !known.has(nameOf(key))) };
};

/**
 * Requests the missing drives from the routing vendor, one matrix per hour and shared end point, and stores the result.
 * No transaction may be open. Drives missing from the response are estimated; estimates are not stored.
 */
export const resolveLegs = async (
  stage: Stage,
  { known, missing }: LookedUpLegs,
  platform: RoutingPlatform,
): Promise<LegOf> => {
  const answered = (await Promise.all(stars(missing).map((star) => fetchLegs(star, platform)))).flat();
  if (answered.length > 0)
    // For the next question, also where somebody only asks.
    await stage((tx) => storeLegs(tx, answered, platform.clock.now()), { isReadOnly: false });
  const fresh = new Map<string, Leg>(answered.map((leg) => [nameOf(leg), leg]));
  return (question) => {
    const name = nameOf(keyOf(question));
    return known.get(name) ?? fresh.get(name) ?? guessedLeg(question.from, question.to);
  };
};

/** Groups drives of one hour that share a start or an end, so that one matrix request has no unused cells. */
const stars = (keys: readonly LegKey[]): LegKey[][] => {
  const byEnd = groups(keys, ({ toCell, hour }) => `${toCell}@${hour}`);
  const byBeginning = groups(keys, ({ fromCell, hour }) => `${fromCell}@${hour}`);
  return byEnd.length <= byBeginning.length ? byEnd : byBeginning;
};

const groups = (keys: readonly LegKey[], nameFor: (key: LegKey) => string): LegKey[][] => [
  ...Map.groupBy(keys, nameFor).values(),
];

const fetchLegs = async (star: readonly LegKey[], { routing, log }: RoutingPlatform): Promise<StoredLeg[]> => {
  const froms = [...new Set(star.map(({ fromCell }) => fromCell))];
  const tos = [...new Set(star.map(({ toCell }) => toCell))];
  try {
    const table = await routing.table(froms.map(placeOfCell), tos.map(placeOfCell), star[0]?.hour ?? 0);
    return star.flatMap((key) => {
      const leg = table[froms.indexOf(key.fromCell)]?.[tos.indexOf(key.toCell)];
      return leg ? [{ ...key, ...leg }] : [];
    });
  } catch (error) {
    log.warn({ err: error, drives: star.length }, 'Routing vendor failed; using estimated drive times');
    return [];
  }
};
