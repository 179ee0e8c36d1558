import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { openApp } from '../../testing/open-app.tsx';
import { buildSession } from '../../testing/sessions.ts';
import {
  at,
  buildAppointment,
  buildDetail,
  buildRoute,
  buildStop,
  pageOf,
  today,
  ZONE,
} from './appointments.testing.ts';
import { buildOwn, CUSTOMER, pageOfOwn } from './own/own.testing.ts';
import { OWN } from './own/own-query.ts';

const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';
/** Late enough to be ahead whenever the test runs. */
const LAST = { appointmentStart: at(today(), 23.9), appointmentEnd: at(today(), 24.9) };

const openGroomer = async (path: string, price: { minPrice: number; maxPrice: number }) => {
  cleanup();
  const stop = buildStop({ ...LAST, ...price });
  await openApp(
    path,
    buildSession({ role: 'groomer' }),
    answer('GET /v2/service-schedule/service-provider/day-route', buildRoute({ stops: [stop] })),
    answer('GET /v2/service-schedule/service-provider/day-order', { date: today(), timeZone: ZONE, proposal: null }),
    answer('GET /v2/service-schedule/service-provider/driving-details', { days: [] }),
    answer('GET /v2/service-schedule/service-provider/orders', pageOf([])),
    answer('GET /v2/service-schedule/service-provider/monthly-schedule/:year/:month', {
      items: [buildAppointment({ ...LAST, ...price })],
      holds: [],
      timeZone: ZONE,
    }),
    answer(`GET ${ORDER}`, buildDetail({ ...LAST, ...price })),
  );
};

const openCustomer = async (path: string, price: { minPrice: number; maxPrice: number }) => {
  cleanup();
  const own = buildOwn(price);
  await openApp(
    path,
    buildSession({ role: 'customer' }),
    answer('GET /v1/customer', CUSTOMER),
    answer('GET /v2/customer/pets', { items: [] }),
    answer(`GET ${OWN}`, ({ query }) => pageOfOwn(...(query.get('when') === 'past' ? [] : [own]))),
    answer(`GET ${OWN}/:id`, own),
  );
};

describe('one estimate on every screen', () => {
  it.each([
    ['a range', { minPrice: 90, maxPrice: 120 }, '$90 – $120'],
    ['one price', { minPrice: 1250, maxPrice: 1250 }, '$1,250'],
  ] as const)('is %s for groomer and customer', async (_what, price, words) => {
    await openGroomer('/groomer', price);
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    await openGroomer('/groomer/appointments/a-1', price);
    expect((await screen.findByRole('region', { name: 'Next' })).textContent).toContain(words);
    await openCustomer('/customer/appointments/a-1', price);
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  });
});
