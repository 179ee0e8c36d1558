import type { CallAnswer } from '@tailgate/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#shell/api/call.ts';
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

/** No services at all is rare enough to be doubted: it is asked again before it is believed, and then told. */
const loadMyServices = async (signal: AbortSignal): Promise<MyServices> => {
  let answer = await call(MY_SERVICES, { signal });
  for (let retry = 1; retry <= MOST_RETRIES && answer.items.length === 0; retry += 1) {
    await pause();
    answer = await call(MY_SERVICES, { signal });
  }
  if (answer.items.length === 0) reportFailure(new Error(`No services after ${MOST_RETRIES} tries`), MY_SERVICES);
  return answer;
};

export const myServicesQuery = queryOptions({
  queryKey: ['my-services'],
  queryFn: ({ signal }) => loadMyServices(signal),
});

export const catalogueQuery = queryOptions({
  queryKey: ['catalogue'],
  queryFn: async ({ signal }) => (await call('GET /v2/service-provider/services', { signal })).items,
});

export const sizesQuery = queryOptions({
  queryKey: ['pet-sizes'],
  queryFn: async ({ signal }) => (await call('GET /v2/pet/breeds/sizes', { signal })).items,
});

const PAGE = 100;

/** All breeds of one type of pet, page by page. */
export const breedsQuery = (petType: string) =>
  queryOptions({
    queryKey: ['breeds', petType],
    queryFn: async ({ signal }) => {
      const breeds: Breed[] = [];
      for (;;) {
        const { items, total } = await call('GET /v2/pet/breeds', {
          query: { petType, limit: PAGE, offset: breeds.length },
          signal,
        });
        breeds.push(...items);
        if (items.length === 0 || breeds.length >= total) return breeds;
      }
    },
  });

const useKeepMyServices = () => {
  const queryClient = useQueryClient();
  return (answer: MyServices) => queryClient.setQueryData(myServicesQuery.queryKey, answer);
};

export const useSavePrices = () =>
  useWrite('POST /v2/on-boarding/groomer/offered/services/prices', { errors: 'inline', onDone: useKeepMyServices() });

export const useSaveAddOns = () =>
  useWrite('POST /v2/on-boarding/groomer/offered/service-addons/prices', {
    errors: 'inline',
    onDone: useKeepMyServices(),
  });

export const useSaveDetails = (errors: 'inline' | 'toast') => {
  const queryClient = useQueryClient();
  return useWrite('POST /v2/on-boarding/groomer/service/details', {
    errors,
    onDone: (saved) => {
      queryClient.setQueryData(
        myServicesQuery.queryKey,
        (mine) => mine && { ...mine, items: [...mine.items.filter(({ id }) => id !== saved.id), saved] },
      );
    },
  });
};
