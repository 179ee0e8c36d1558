import { createFileRoute, redirect } from '@tanstack/react-router';
import { keepGuards } from '#shell/guards/keep-guards.ts';

/** Where a booking goes on. Without a place and a day it begins anew; the last page leads to the first unfinished one. */
export const Route = createFileRoute('/ordering/')({
  staticData: { guards: ['booking-entry'] },
  beforeLoad: async (arrival) => {
    const { provider, session } = arrival.search;
    if (session !== undefined) throw redirect({ to: '/ordering/summary', search: arrival.search, replace: true });
    // From the page of a groomer: a new booking with them.
    if (provider !== undefined) throw redirect({ to: '/customer/new', search: { provider }, replace: true });
    await keepGuards(arrival);
    throw redirect({ to: '/ordering/summary', search: {}, replace: true });
  },
});
