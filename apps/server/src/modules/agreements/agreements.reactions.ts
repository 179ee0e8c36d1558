import { reactTo } from '../../platform/events/events.ts';
import { noteUnsigned } from '../providers/index.ts';
import { agreementChanged, agreementIssued } from './agreements.events.ts';
import { tellNextSigners } from './tell-signers.ts';

/** Short transactions: the row of a provider is locked by bookings and reviews too. */
const BATCH = 500;

/** Every provider of the site may have something to sign now, or no longer. */
const noteForProviders = reactTo(agreementChanged, 'agreements.note-unsigned', async ({ siteId }, { db }) => {
  let last: string | undefined;
  do last = await db.inSite(siteId, (tx) => noteUnsigned(tx, last ?? null, BATCH));
  while (last !== undefined);
});

/** Everybody who has to accept the new version hears of it, once. */
const tellSigners = reactTo(agreementIssued, 'agreements.tell-signers', async ({ siteId, versionId }, platform) => {
  let isMore: boolean;
  do isMore = await platform.db.inSite(siteId, (tx) => tellNextSigners(tx, versionId, platform));
  while (isMore);
});

export const agreementsReactions = [noteForProviders, tellSigners];
