import { type SignedIn, type TestApi, prepareTemplate, startTestApi } from '@tailgate/server/testing';
import { startEngines } from '@tailgate/services';
import { CONNECTIONS } from '../load.ts';
import type { Child } from '../children.ts';
import { startApiProcess } from './start-api-process.ts';

const OTHER_GROOMERS = 500;
const UNIQUE_VIOLATION = '23505';

/** A database of its own with people in it, and one signed-in groomer for every connection. */
export interface World {
  readonly api: TestApi;
  readonly groomers: readonly SignedIn[];
  /** The API in a process of its own, on this database. */
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

/** Builders draw phone numbers at random; of hundreds, two may be the same. One groomer fewer does not matter here. */
const unlessPhoneIsTaken = (error: unknown) => {
  if ((error as { code?: unknown }).code !== UNIQUE_VIOLATION) throw error;
};

const populate = async (api: TestApi): Promise<SignedIn[]> => {
  const groomers: SignedIn[] = [];
  for (let number = 1; number <= CONNECTIONS; number += 1) {
    const groomer = await api.as('groomer');
    const saved = await groomer.call('POST /v2/service-provider/account/settings', { body: settingsOf(number) });
    if (saved.status !== 200) throw new Error(`A groomer could not be prepared: ${saved.raw}`);
    groomers.push(groomer);
  }
  for (let number = 0; number < OTHER_GROOMERS; number += 1) {
    await api.account({ roles: ['groomer'] }).catch(unlessPhoneIsTaken);
  }
  // So that both sides are planned on the same statistics, and no vacuum starts in the middle of a round.
  await api.database.asOwner((owner) => owner.query('vacuum analyze'));
  return groomers;
};

export const openWorld = async (): Promise<World> => {
  await startEngines({ natsNodes: 1 });
  await prepareTemplate();
  const api = await startTestApi();
  const groomers = await populate(api).catch(async (error: unknown) => {
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
