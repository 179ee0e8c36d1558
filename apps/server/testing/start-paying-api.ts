import { startSandbox } from '@tailgate/sandbox';
import { buildCatalogue } from './builders/build-catalogue.ts';
import { startPrivateTestApi } from './start-test-api.ts';

export type PayingApi = Awaited<ReturnType<typeof startPayingApi>>;

/** An API with a catalogue to order from and a card processor of its own, whose faults no other suite meets. */
export const startPayingApi = async (environment: Readonly<Record<string, string>> = {}) => {
  const vendor = await startSandbox({ port: 0, smtpPort: 0 });
  const api = await startPrivateTestApi({
    because: 'its card processor is its own',
    environment: { STRIPE_API_URL: vendor.url, STRIPE_PUBLIC_API_URL: vendor.url, ...environment },
  });
  const ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
  return { api, vendor, ids };
};
