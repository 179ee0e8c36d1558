import { reactTo } from '../../platform/events/events.ts';
import { transition } from '../../platform/machines/transition.ts';
import { accountDeleted } from '../accounts/accounts.events.ts';
import { providers } from './provider.effects.ts';
import { anonymizeProvider, providerStatusOf } from './providers.queries.ts';

/** Deactivates the provider of a deleted account and removes personal data from the row. */
const anonymizeDeletedProvider = reactTo(
  accountDeleted,
  'providers.anonymize-deleted',
  async ({ siteId, accountId }, platform) => {
    await platform.db.inSite(siteId, async (tx) => {
      const provider = await providerStatusOf(tx, accountId);
      if (!provider) return;
      if (provider.status !== 'inactive')
        await transition(tx, providers, { id: accountId, name: 'deactivate', actor: 'system', viewer: null }, platform);
      await anonymizeProvider(tx, accountId);
    });
  },
);

export const providersReactions = [anonymizeDeletedProvider];
