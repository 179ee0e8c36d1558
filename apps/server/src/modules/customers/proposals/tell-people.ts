import type { DoneByOthers } from '@tailgate/contract';
import { addAuditRecord } from '../../../platform/audit/audit-record.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { TouchedIds } from '../../../platform/db/stored/records.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accountById, displayNameOf, recipientOf } from '../../accounts/index.ts';
import { notify } from '../../notifications/index.ts';
import { businessNameOf } from '../../providers/index.ts';
import { countProposalsSince, type Proposal } from './proposals.queries.ts';

const HOUR_MS = 3_600_000;

interface DoneToPerson {
  readonly accountId: string;
  readonly by: string;
  readonly what: DoneByOthers;
  readonly touched: TouchedIds;
}

/** In the activity of the person whose data it is about. Who did it has the call in their own activity. */
export const recordForPerson = async (
  tx: Tx,
  { accountId, by, what, touched }: DoneToPerson,
  { clock }: Pick<Platform, 'clock'>,
): Promise<void> => {
  // What people do to their own data is recorded by the call.
  if (accountId === by) return;
  await addAuditRecord(tx, {
    at: clock.now(),
    endpoint: what,
    accountId,
    impersonatorId: null,
    sessionId: null,
    touched,
    device: null,
    isListed: true,
    requestId: null,
  });
};

/** Every proposal is recorded; the message says no more than that there is something, so one an hour is enough. */
export const tellCustomer = async (
  tx: Tx,
  { id, provider_id: providerId, customer_id: customerId }: Proposal,
  platform: Platform,
): Promise<void> => {
  const touched = { customer_change_proposals: [id] };
  await recordForPerson(
    tx,
    { accountId: customerId, by: providerId, what: 'customers.receiveProposal', touched },
    platform,
  );
  const hourAgo = new Date(platform.clock.now().getTime() - HOUR_MS);
  if ((await countProposalsSince(tx, { providerId, customerId }, hourAgo)) > 1) return;
  await notify(tx, platform, 'changeProposed', {
    to: await recipientOf(tx, customerId),
    variables: { business: await businessNameOf(tx, providerId) },
  });
};

export const tellGroomer = async (
  tx: Tx,
  { status, provider_id: providerId, customer_id: customerId }: Proposal,
  platform: Platform,
): Promise<void> => {
  const customer = displayNameOf(await accountById(tx, customerId));
  await notify(tx, platform, 'proposalAnswered', {
    to: await recipientOf(tx, providerId),
    variables: { customer, answer: status, id: customerId },
  });
};

/** A groomer added a pet for somebody who can look at it and remove it. */
export const tellOfPet = async (
  tx: Tx,
  added: { readonly providerId: string; readonly customerId: string; readonly petId: string; readonly name: string },
  platform: Platform,
): Promise<void> => {
  const { providerId, customerId, petId, name } = added;
  const touched = { pets: [petId] };
  await recordForPerson(tx, { accountId: customerId, by: providerId, what: 'customers.receivePet', touched }, platform);
  await notify(tx, platform, 'petAdded', {
    to: await recipientOf(tx, customerId),
    by: providerId,
    variables: { business: await businessNameOf(tx, providerId), pet: name },
  });
};

/** A groomer entered the address of somebody who had none. */
export const tellOfAddress = async (
  tx: Tx,
  { providerId, customerId }: { readonly providerId: string; readonly customerId: string },
  platform: Platform,
): Promise<void> => {
  const touched = { customer_profiles: [customerId] };
  await recordForPerson(
    tx,
    { accountId: customerId, by: providerId, what: 'customers.receiveAddress', touched },
    platform,
  );
  await notify(tx, platform, 'addressAdded', {
    to: await recipientOf(tx, customerId),
    variables: { business: await businessNameOf(tx, providerId) },
  });
};
