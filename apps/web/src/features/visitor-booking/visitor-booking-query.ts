import type { CallAnswer, CallInput } from '@tailgate/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { read } from '#shell/api/read.ts';
import { useSession } from '#shell/session/session-store.ts';

export const ORDERING = '/v2/service-checkout/pet-service/customer';
const CARDS = '/v2/service-payment/user-cards';

export type OrderingSession = CallAnswer<`GET ${typeof ORDERING}/:sessionId`>;
export type OrderedPet = OrderingSession['pets'][number];
export type ChosenTime = NonNullable<OrderingSession['chosen']>;
export type PetInput = CallInput<`POST ${typeof ORDERING}/:sessionId/set-services`>['body']['pets'][number];
export type FoundProvider = CallAnswer<`GET ${typeof ORDERING}/:sessionId/providers`>['items'][number];
export type SearchOrder = NonNullable<
  NonNullable<CallInput<`GET ${typeof ORDERING}/:sessionId/providers`>['query']>['order']
>;
export type CatalogueService = CallAnswer<'GET /v2/service-provider/services'>['items'][number];
export type StoredCard = CallAnswer<`GET ${typeof CARDS}`>['items'][number];

export const orderingQuery = (sessionId: string) => read(`GET ${ORDERING}/:sessionId`, { params: { sessionId } });

export const servicesQuery = read('GET /v2/service-provider/services');
export const petTypesQuery = read('GET /v2/pet/types');
export const sizesQuery = read('GET /v2/pet/breeds/sizes');
export const breedsQuery = (petType: string) => read('GET /v2/pet/breeds', { query: { petType } });

/** What a groomer sells beside the services. */
export const productsQuery = (providerId: string) =>
  read('GET /v2/service-provider/account/public-profile/:id/upsells', { params: { id: providerId } });

const PROVIDERS_SHOWN = 20;

/** The groomers who come to the address for exactly these pets. */
export const providersQuery = (searchId: string, order: SearchOrder) => ({
  ...read(`GET ${ORDERING}/:sessionId/providers`, {
    params: { sessionId: searchId },
    query: { order, limit: PROVIDERS_SHOWN },
  }),
  placeholderData: keepPreviousData,
});

interface TimesOf {
  readonly searchId: string;
  readonly providerId: string;
}

/** `month` is `2026-11`. */
export const freeDaysQuery = ({ searchId, providerId }: TimesOf, month: string) => ({
  ...read(`GET ${ORDERING}/:sessionId/:month/:year/available-days`, {
    params: { sessionId: searchId, month: String(Number(month.slice(5))), year: month.slice(0, 4) },
    query: { providerId },
  }),
  placeholderData: keepPreviousData,
});

export const freeSlotsQuery = ({ searchId, providerId }: TimesOf, date: string) =>
  read(`GET ${ORDERING}/:sessionId/available-time-slots`, {
    params: { sessionId: searchId },
    query: { providerId, date },
  });

/** Keeps the answer of a write where every step reads it. */
export const useKeepOrder = () => {
  const queryClient = useQueryClient();
  return (session: OrderingSession) => {
    queryClient.setQueryData(orderingQuery(session.id).queryKey, session);
  };
};

export const ADD_CARD = `POST ${CARDS}` as const;

const isCustomer = (role: string | undefined): boolean => role === 'customer';

/** The cards of the signed-in customer; a visitor has none. */
export const useOwnCards = () => {
  const session = useSession();
  const asked = useQuery({ ...read(`GET ${CARDS}`), enabled: isCustomer(session?.role) });
  const cards = asked.data?.items.filter(({ isExpired }) => !isExpired) ?? [];
  return { ...asked, cards, isKnown: !isCustomer(session?.role) || asked.data !== undefined };
};

/** Where the browser gives card numbers to. */
export const ownPaymentsQuery = read('GET /v2/service-payment/methods');
