import type { Tx } from '../../platform/db/database.ts';
import { Failure, isExcluded } from '../../platform/failure.ts';
import {
  deleteOccupants,
  enterVans,
  leaveVans,
  lockVisits,
  visitsInTheWay,
  visitsOfHolders,
  type Span,
} from '../scheduling/index.ts';
import { changedVisits, vanUseOf, visitIdOf, type ChangedVisits } from './custody.rules.ts';

type IsChosen = (visitId: string) => boolean;

/** Refused unless every visit keeps a van, and is in another one by choice only. */
const requireChosen = ({ lost, other }: Pick<ChangedVisits, 'lost' | 'other'>, isChosen: IsChosen): void => {
  if (lost.length === 0 && other.every((visit) => isChosen(visitIdOf(visit)))) return;
  const vanUse = [...lost.map((visit) => vanUseOf(visit, [])), ...other.map((visit) => vanUseOf(visit, ['other_van']))];
  throw new Failure('custody_has_visits', { vanUse });
};

/** The visits and holds of the holders follow the vans that these hold now. */
const follow = async (tx: Tx, { lost, other, moved, endedHolds }: ChangedVisits, isChosen: IsChosen) => {
  requireChosen({ lost, other }, isChosen);
  const inVan = [...moved, ...endedHolds].flatMap(({ before: { id, vehicleId } }) =>
    vehicleId === null ? [] : [{ id, vehicleId }],
  );
  await leaveVans(tx, inVan);
  for (const { after } of endedHolds) await deleteOccupants(tx, [after.holderId], [after.id]);
  const entering = moved.map(({ after }) => after);
  const inTheWay = new Set(await visitsInTheWay(tx, entering));
  const taken = entering.filter(({ id }) => inTheWay.has(id));
  const open = other.filter(({ id }) => !inTheWay.has(id));
  if (taken.length > 0) requireChosen({ lost: taken, other: open }, isChosen);
  await enterVans(tx, entering);
};

interface Concerned {
  readonly holderIds: readonly string[];
  /** Where visits may get another van, or lose theirs. */
  readonly seen: Span;
  readonly now: Date;
  /** Whether somebody chose that the visit takes place in another van. */
  readonly isChosen: IsChosen;
}

/** Carries a change of custody out, then looks at the visits of everybody concerned: they follow, or it is refused. */
export const changeWithVisits = async (
  tx: Tx,
  { holderIds, seen, now, isChosen }: Concerned,
  carryOut: () => Promise<void>,
): Promise<void> => {
  await lockVisits(tx, holderIds, seen);
  const visits = await visitsOfHolders(tx, holderIds, seen);
  try {
    await carryOut();
    const after = new Map(
      (await visitsOfHolders(tx, holderIds, seen)).map((visit) => [`${visit.holderId} ${visit.id}`, visit]),
    );
    const both = visits.flatMap((visit) => {
      const then = after.get(`${visit.holderId} ${visit.id}`);
      return then ? [{ before: visit, after: then }] : [];
    });
    await follow(tx, changedVisits(both, now), isChosen);
  } catch (error) {
    if (isExcluded(error)) throw new Failure('van_in_use', { cause: error });
    throw error;
  }
};
