import type { RuleName } from './screen-rules.ts';

/**
 * Routes that still break a rule of every screen, as the journey of all routes finds them. No new page is added here:
 * the list may only shrink.
 */
export const OLDER_PAGES: Readonly<Partial<Record<RuleName, readonly string[]>>> = {
  name: ['/groomer/gift-cards', '/staff/reviews'],
  place: ['/impersonate'],
};

/** The same for what only some journeys see: a state of the page, or a page of something that was just booked. */
export const OLDER_STATES: Readonly<Partial<Record<RuleName, readonly string[]>>> = {
  filled: ['/customer', '/groomer/signup/merchant-processing'],
  name: [
    '/groomer/add-customer/recurring-appointment',
    '/groomer/add-customer/success',
    '/groomer/appointments/$orderId',
    '/groomer/appointments/$orderId/next',
    '/groomer/appointments/$orderId/payment',
    '/groomer/appointments/$orderId/reschedule',
    '/groomer/appointments/$orderId/send-appointment',
    '/groomer/appointments/$orderId/success',
    '/groomer/appointments/$orderId/summary',
    '/groomer/appointments/charge-fee/$orderId',
    '/groomer/reports',
    '/groomer/reports/detail/$orderId',
    '/staff/orders/$orderId',
    '/support/orders/$orderId',
  ],
  title: ['/ordering/payment'],
};
