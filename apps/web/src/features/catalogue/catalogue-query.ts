import type { CallAnswer } from '@tailgate/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { read, readAll } from '#shell/api/read.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { reportFailure } from '#shell/errors/report-failure.ts';

const MY_SERVICES = 'GET /v2/service-provider/services/my-services';

export type MyServices = CallAnswer<typeof MY_SERVICES>;
export type ProviderService = MyServices['items'][number];
export type CatalogueService = CallAnswer<'GET /v2/service-provider/services'>['items'][number];
export type Breed = CallAnswer<'GET /v2/pet/breeds'>['items'][number];
export type Size = CallAnswer<'GET /v2/pet/breeds/sizes'>['items'][number];

const MOST_RETRIES = 3;
const PAUSE_MS = 250;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

const { queryFn: loadMyServices, ...MINE } = read(MY_SERVICES);

/** No services at all is rare: the call is repeated before the answer is believed, and then reported. */
export const myServicesQuery = queryOptions({
  ...MINE,
  queryFn: async (context) => {
    let answer = await loadMyServices(context);
    for (let retry = 1; retry <= MOST_RETRIES && answer.items.length === 0; retry += 1) {
      await pause();
      answer = await loadMyServices(context);
    }
    if (answer.items.length === 0) reportFailure(new Error(`No services after ${MOST_RETRIES} tries`), MY_SERVICES);
    return answer;
  },
});

export const catalogueQuery = queryOptions({
  ...read('GET /v2/service-provider/services'),
  select: ({ items }) => items,
});

export const sizesQuery = queryOptions({ ...read('GET /v2/pet/breeds/sizes'), select: ({ items }) => items });

export const breedsQuery = (petType: string) => readAll('GET /v2/pet/breeds', { query: { petType } });

export const keepMyServices = (queryClient: QueryClient, answer: MyServices): void => {
  queryClient.setQueryData(myServicesQuery.queryKey, answer);
};

export const SAVE_PRICES = 'POST /v2/on-boarding/groomer/offered/services/prices';

export const useSavePrices = () => useWrite(SAVE_PRICES, { errors: 'inline', keep: keepMyServices });

export const useSaveAddOns = () =>
  useWrite('POST /v2/on-boarding/groomer/offered/service-addons/prices', {
    errors: 'inline',
    keep: keepMyServices,
  });

export const useSaveDetails = (errors: 'inline' | 'toast') =>
  useWrite('POST /v2/on-boarding/groomer/service/details', {
    errors,
    keep: (queryClient, saved) => {
      queryClient.setQueryData(
        myServicesQuery.queryKey,
        (mine) => mine && { ...mine, items: [...mine.items.filter(({ id }) => id !== saved.id), saved] },
      );
    },
  });
