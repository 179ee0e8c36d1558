import { reactTo } from '../../platform/events/events.ts';
import { transition } from '../../platform/machines/transition.ts';
import { isReadyToBeBooked } from '../../views/provider-readiness.ts';
import { accountDeleted } from '../accounts/accounts.events.ts';
import { offerChanged } from '../catalogue/catalogue.events.ts';
import { hoursChanged } from '../scheduling/scheduling.events.ts';
import { providers } from './provider.effects.ts';
import { settingsChanged } from './providers.events.ts';
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

/** The last step of the onboarding may be any of these. */
const activateReadyProviders = [hoursChanged, offerChanged, settingsChanged].map((changed) =>
  reactTo(changed, 'providers.activate-ready', async ({ siteId, providerId }, platform) => {
    await platform.db.inSite(siteId, async (tx) => {
      if (await isReadyToBeBooked(tx, providerId))
        await transition(tx, providers, { id: providerId, name: 'activate', actor: 'system', viewer: null }, platform);
    });
  }),
);

export const providersReactions = [anonymizeDeletedProvider, ...activateReadyProviders];
