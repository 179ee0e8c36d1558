import { CAPS } from '@tailgate/contract';
import { sql } from 'kysely';
import type { Rows } from '../../platform/access/policy.ts';
import { withAdvisoryLock } from '../../platform/db/advisory-lock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { found } from '../../platform/failure.ts';
import type { WebPushSubscription } from '../../vendors/push/push.ts';

export interface DevicePlace {
  readonly accountId: string;
  readonly deviceId: string;
}

const isElsewhere = ({ accountId, deviceId }: DevicePlace) =>
  sql<boolean>`(account_id, device_id) is distinct from (${accountId}::uuid, ${deviceId})`;

/** Deletes the oldest devices beyond the cap. */
const dropOldest = async (tx: Tx, cap: 'devices' | 'pushSubscriptions', accountId: string): Promise<void> => {
  const { table, atMost } = CAPS[cap];
  await tx
    .deleteFrom(table)
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('account_id', 'device_id'),
        'in',
        selectFrom(table)
          .select(['account_id', 'device_id'])
          .where('account_id', '=', accountId)
          .orderBy('updated_at', 'desc')
          .orderBy('device_id')
          .offset(atMost)
          .$asTuple('account_id', 'device_id'),
      ),
    )
    .execute();
};

export const saveDevice = async (
  tx: Tx,
  device: { account_id: string; device_id: string; push_token: string; updated_at: Date } & Partial<
    Record<
      'device_name' | 'os' | 'os_version' | 'browser' | 'browser_version' | 'app_version' | 'app_bundle_version',
      string | null
    >
  >,
) => {
  // Serialize registrations of a token: two accounts would deadlock by deleting each other's row.
  await withAdvisoryLock(tx, 'pushAddress', device.push_token);
  // A phone with a new owner must not show notifications of the previous one.
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
  await dropOldest(tx, 'devices', device.account_id);
};

export const saveSubscription = async (tx: Tx, given: DevicePlace & WebPushSubscription & { now: Date }) => {
  const row = {
    account_id: given.accountId,
    device_id: given.deviceId,
    endpoint: given.endpoint,
    p256dh: given.p256dh,
    auth: given.auth,
    updated_at: given.now,
  };
  await withAdvisoryLock(tx, 'pushAddress', given.endpoint);
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
  await dropOldest(tx, 'pushSubscriptions', given.accountId);
};

export const removeSubscription = async (tx: Tx, subscription: Rows<'web_push_subscriptions'>) =>
  found(await tx.deleteFrom('web_push_subscriptions').where(subscription).returning('device_id').executeTakeFirst());

export interface PushAddresses {
  readonly tokens: readonly string[];
  readonly browsers: readonly WebPushSubscription[];
}

/**
 * The newest devices and browsers of an account, as a column of another query: most accounts have none, and are not worth
 * a round trip of their own. None without an account.
 */
export const pushAddressesColumn = (accountId: string | null) => sql<PushAddresses>`json_build_object(
  'tokens', (select coalesce(json_agg(push_token), '[]') from (select push_token from devices
    where account_id = ${accountId} order by updated_at desc limit ${CAPS.devices.atMost}) d),
  'browsers', (select coalesce(json_agg(s), '[]') from (select endpoint, p256dh, auth from web_push_subscriptions
    where account_id = ${accountId} order by updated_at desc limit ${CAPS.pushSubscriptions.atMost}) s))`;

export const pushAddressesOf = async (tx: Tx, accountId: string | null): Promise<PushAddresses> =>
  (await tx.selectNoFrom(pushAddressesColumn(accountId).as('addresses')).executeTakeFirstOrThrow()).addresses;

export const forgetToken = async (tx: Tx, token: string) => {
  await tx.deleteFrom('devices').where('push_token', '=', token).execute();
};

export const forgetEndpoint = async (tx: Tx, endpoint: string) => {
  await tx.deleteFrom('web_push_subscriptions').where('endpoint', '=', endpoint).execute();
};

/** Signed-out devices must not receive notifications. */
export const forgetDevices = async (tx: Tx, places: readonly DevicePlace[]) => {
  for (const { accountId, deviceId } of places) {
    for (const table of ['devices', 'web_push_subscriptions'] as const)
      await tx.deleteFrom(table).where('account_id', '=', accountId).where('device_id', '=', deviceId).execute();
  }
};

/** With what was chosen for them: the account is being deleted. */
export const forgetAllDevicesOf = async (tx: Tx, accountId: string) => {
  for (const table of ['devices', 'web_push_subscriptions', 'notification_choices'] as const)
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute();
};
