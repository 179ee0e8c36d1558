import type { CallAnswer } from '@tailgate/contract';
import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { read } from '#shell/api/read.ts';

/** The appointments of the customer who is signed in. */
export const OWN = '/v2/service-appointment/customer/appointments';
const LIST = `GET ${OWN}` as const;
const ONE = `GET ${OWN}/:id` as const;
const RECEIPT = `GET ${OWN}/:id/receipt` as const;
const TIP = `GET ${OWN}/:id/tip` as const;
const DAYS = `GET ${OWN}/:id/:month/:year/available-days` as const;
const SLOTS = `GET ${OWN}/:id/available-time-slots` as const;

export type OwnAppointment = CallAnswer<typeof ONE>;
export type OwnReceipt = CallAnswer<typeof RECEIPT>;
export type OwnTip = CallAnswer<typeof TIP>;
export type When = 'upcoming' | 'past';

export const OWN_PAGE = 20;
const TIP_ASKED_EVERY_MS = 3_000;

export const ownAppointmentQuery = (id: string) => read(ONE, { params: { id } });
export const ownPageQuery = (when: When, offset: number) => ({
  ...read(LIST, { query: { when, limit: OWN_PAGE, offset } }),
  placeholderData: keepPreviousData,
});
export const ownUpcomingQuery = read(LIST, { query: { when: 'upcoming', limit: OWN_PAGE } });
export const ownPastQuery = read(LIST, { query: { when: 'past', limit: 5 } });
export const ownReceiptQuery = (id: string) => read(RECEIPT, { params: { id } });

/** Asked again while a tip is being charged. */
export const ownTipQuery = (id: string) => ({
  ...read(TIP, { params: { id } }),
  refetchInterval: ({ state }: { readonly state: { readonly data?: OwnTip | undefined } }) =>
    state.data?.whyNot === 'processing' ? TIP_ASKED_EVERY_MS : false,
});

export const ownDaysQuery = (id: string, month: string) =>
  read(DAYS, { params: { id, month: String(Number(month.slice(5))), year: month.slice(0, 4) } });
export const ownSlotsQuery = (id: string, date: string) => read(SLOTS, { params: { id }, query: { date } });

/** The answer of a write is the appointment as it is now. */
export const keepOwn = (queryClient: QueryClient, appointment: OwnAppointment): void => {
  queryClient.setQueryData(ownAppointmentQuery(appointment.id).queryKey, appointment);
};

export const keepOwnTip = (queryClient: QueryClient, id: string, tip: OwnTip): void => {
  queryClient.setQueryData(ownTipQuery(id).queryKey, tip);
};
