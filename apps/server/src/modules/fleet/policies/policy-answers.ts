import type { Tx } from '../../../platform/db/database.ts';
import { businessNameOf } from '../../providers/index.ts';
import type { DriverPolicyRow, OwnPolicyRow } from './policies.queries.ts';

export const ownPolicyAnswer = ({ ownerId: _, savedAt, ...policy }: OwnPolicyRow) => ({
  ...policy,
  savedAt: savedAt.toISOString(),
});

/** The fleets of a driver are few. */
const ownersOf = async (tx: Tx, ids: readonly string[]) => {
  const names = new Map<string, string>();
  for (const id of new Set(ids)) names.set(id, await businessNameOf(tx, id));
  return names;
};

export const driverPoliciesAnswer = async (tx: Tx, rows: readonly DriverPolicyRow[]) => {
  const owners = await ownersOf(
    tx,
    rows.map(({ ownerId }) => ownerId),
  );
  return rows.map(({ ownerId, savedAt, acceptedAt, ...policy }) => ({
    ...policy,
    savedAt: savedAt.toISOString(),
    acceptedAt: acceptedAt?.toISOString() ?? null,
    owner: { id: ownerId, name: owners.get(ownerId) ?? '' },
  }));
};

export const driverPolicyAnswer = async (tx: Tx, row: DriverPolicyRow) => {
  const [answer] = await driverPoliciesAnswer(tx, [row]);
  if (!answer) throw new Error('A policy that was read has an answer');
  return answer;
};
