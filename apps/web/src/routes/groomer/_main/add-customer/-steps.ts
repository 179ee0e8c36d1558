import type { BookingSession } from '#features/groomer-booking/session-query.ts';

export type FlowStep =
  | '/groomer/add-customer/select-services'
  | '/groomer/add-customer/appointment-details'
  | '/groomer/add-customer/recurring-appointment'
  | '/groomer/add-customer/success'
  | '/groomer/add-customer/done';

type Progress = Pick<BookingSession, 'petServices' | 'placedOrders'>;

/** The last page of a booking, by what was placed. */
const lastStep = ({ placedOrders }: Progress): FlowStep =>
  placedOrders.length > 1 ? '/groomer/add-customer/done' : '/groomer/add-customer/success';

/** The step where something is left to do; the wanted one if it can be reached. */
export const firstUnfinished = (session: Progress, wanted?: FlowStep): FlowStep => {
  if (session.placedOrders.length > 0) return lastStep(session);
  if (session.petServices.length === 0) return '/groomer/add-customer/select-services';
  const isReachable = wanted !== undefined && !/success|done/.test(wanted);
  return isReachable ? wanted : '/groomer/add-customer/appointment-details';
};
