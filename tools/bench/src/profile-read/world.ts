import { type SignedIn, type TestApi, prepareTemplate, startPrivateTestApi } from '@tailgate/server/testing';
import { startEngines } from '@tailgate/services';
import type { Child } from '../children.ts';
import { CONNECTIONS } from '../load.ts';
import { startApiProcess } from './start-api-process.ts';

const OTHER_GROOMERS = 500;
const UNIQUE_VIOLATION = '23505';

/** A private database with accounts, and one signed-in groomer per connection. */
export interface World {
  readonly api: TestApi;
  readonly groomers: readonly SignedIn[];
  /** Starts the API in a separate process on this database. */
  startApiProcess(nodeOptions?: readonly string[]): Promise<Child>;
  headersOf(groomer: SignedIn): Record<string, string>;
  close(): Promise<void>;
}

const settingsOf = (number: number) => ({
  businessName: `Paws & Suds ${number}`,
  description: 'Mobile grooming for dogs and cats, from nails to a full trim.',
  businessPhone: '+15125550142',
  physicalAddress: {
    address: `${number} Congress Avenue`,
    city: 'Austin',
    stateOrProvince: 'TX',
    postalCode: '78701',
    country: 'US',
    latitude: 30.26 + number / 1_000,
    longitude: -97.74,
  },
});

/** Phone numbers of builders may collide. One groomer fewer does not matter here. */
const unlessPhoneIsTaken = (error: unknown) => {
  if ((error as { code?: unknown }).code !== UNIQUE_VIOLATION) throw error;
};

const populate = async (api: TestApi, others: number): Promise<SignedIn[]> => {
  const groomers: SignedIn[] = [];
  for (let number = 1; number <= CONNECTIONS; number += 1) {
    const groomer = await api.as('groomer');
    const saved = await groomer.call('POST /v2/service-provider/account/settings', { body: settingsOf(number) });
    if (saved.status !== 200) throw new Error(`Failed to create a groomer: ${saved.raw}`);
    groomers.push(groomer);
  }
  for (let number = 0; number < others; number += 1) {
    await api.account({ roles: ['groomer'] }).catch(unlessPhoneIsTaken);
  }
  // Both sides are planned with the same statistics, and no vacuum starts during a round.
  await api.database.asOwner((owner) => owner.query('vacuum analyze'));
  return groomers;
};

export const openWorld = async (others = OTHER_GROOMERS): Promise<World> => {
  await startEngines({ natsNodes: 1 });
  await prepareTemplate();
  const api = await startPrivateTestApi({ because: 'it is measured' });
  const groomers = await populate(api, others).catch(async (error: unknown) => {
    await api.close();
    throw error;
  });
  return {
    api,
    groomers,
    startApiProcess: (nodeOptions) => startApiProcess(api, nodeOptions),
    headersOf: ({ token }) => ({
      host: api.site.host,
      authorization: `Bearer ${token}`,
      'x-tailgate-client': 'native',
    }),
    close: () => api.close(),
  };
};
