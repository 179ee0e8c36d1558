import { sql } from 'kysely';
import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import { takeTurns } from '../../platform/db/take-turns.ts';
import { found } from '../../platform/failure.ts';
import type { WebPushSubscription } from '../../vendors/push/push.ts';

/** Nobody has more devices than this in use; the oldest give way. */
const MAX_DEVICES = 20;

export interface DevicePlace {
  readonly accountId: string;
  readonly deviceId: string;
}

const isElsewhere = ({ accountId, deviceId }: DevicePlace) =>
  sql<boolean>`(account_id, device_id) is distinct from (${accountId}::uuid, ${deviceId})`;

export const saveDevice = async (
  tx: Tx,
  device: { site_id: string; account_id: string; device_id: string; push_token: string; updated_at: Date } & Partial<
    Record<
      'device_name' | 'os' | 'os_version' | 'browser' | 'browser_version' | 'app_version' | 'app_bundle_version',
      string | null
    >
  >,
) => {
  // Two people who register the same phone at once would each delete the other's row while holding their own.
  await takeTurns(tx, 'pushAddress', device.push_token);
  // A phone that changed hands must not show the next person what was meant for the one before.
  await tx
    .deleteFrom('devices')
    .where('push_token', '=', device.push_token)
    .where(isElsewhere({ accountId: device.account_id, deviceId: device.device_id }))
    .execute();
  await tx
    .insertInto('devices')
    .values(device)
    .onConflict((conflict) => conflict.columns(['account_id', 'device_id']).doUpdateSet(device))
    .execute();
};

export const saveSubscription = async (
  tx: Tx,
  given: DevicePlace & WebPushSubscription & { siteId: string; now: Date },
) => {
  const row = {
    site_id: given.siteId,
    account_id: given.accountId,
    device_id: given.deviceId,
    endpoint: given.endpoint,
    p256dh: given.p256dh,
    auth: given.auth,
    updated_at: given.now,
  };
  await takeTurns(tx, 'pushAddress', given.endpoint);
  await tx
    .deleteFrom('web_push_subscriptions')
    .where('endpoint', '=', given.endpoint)
    .where(isElsewhere(given))
    .execute();
  await tx
    .insertInto('web_push_subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['account_id', 'device_id']).doUpdateSet(row))
    .execute();
  await tx
    .deleteFrom('web_push_subscriptions')
    .where('account_id', '=', given.accountId)
    .where('device_id', 'not in', (query) =>
      query
        .selectFrom('web_push_subscriptions')
        .select('device_id')
        .where('account_id', '=', given.accountId)
        .orderBy('updated_at', 'desc')
        .orderBy('device_id')
        .limit(MAX_DEVICES),
    )
    .execute();
};

export const removeSubscription = async (tx: Tx, deviceId: string, allowed: Rows<'web_push_subscriptions'>) =>
  found(
    await tx
      .deleteFrom('web_push_subscriptions')
      .where('device_id', '=', deviceId)
      .where(allowed as never)
      .returning('device_id')
      .executeTakeFirst(),
  );

export const nativeDevicesOf = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('devices')
    .select('push_token')
    .where('account_id', '=', accountId)
    .orderBy('updated_at', 'desc')
    .limit(MAX_DEVICES)
    .execute();

export const browsersOf = (tx: Tx, accountId: string): Promise<WebPushSubscription[]> =>
  tx
    .selectFrom('web_push_subscriptions')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('account_id', '=', accountId)
    .orderBy('updated_at', 'desc')
    .limit(MAX_DEVICES)
    .execute();

export const forgetToken = async (tx: Tx, token: string) => {
  await tx.deleteFrom('devices').where('push_token', '=', token).execute();
};

export const forgetEndpoint = async (tx: Tx, endpoint: string) => {
  await tx.deleteFrom('web_push_subscriptions').where('endpoint', '=', endpoint).execute();
};

/** Where somebody is no longer signed in, nothing is shown any more. */
export const forgetDevices = async (tx: Tx, places: readonly DevicePlace[]) => {
  for (const { accountId, deviceId } of places) {
    for (const table of ['devices', 'web_push_subscriptions'] as const)
      await tx.deleteFrom(table).where('account_id', '=', accountId).where('device_id', '=', deviceId).execute();
  }
};

export const forgetAllDevicesOf = async (tx: Tx, accountId: string) => {
  for (const table of ['devices', 'web_push_subscriptions'] as const)
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute();
};
