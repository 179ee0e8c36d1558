import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { delay, type RequestHandler } from 'msw';
import { expect } from 'vitest';
import type { Session } from '#shell/session/session.ts';
import { answer } from '../../testing/answer.ts';
import { CARD_PROCESSOR, cardScript } from '../../testing/card-processor.ts';
import { openApp } from '../../testing/open-app.tsx';
import { buildSession } from '../../testing/sessions.ts';
import { ORDERING, type OrderingSession } from './visitor-booking-query.ts';
import {
  buildOrder,
  CAT,
  chosenOf,
  CUSTOMER,
  DOG,
  FOUND_ADDRESS,
  ORDER_ID,
  ORDER_SESSION,
  petOf,
  PRODUCTS,
  PROVIDERS,
  SERVICES,
  SIZES,
  STORED_CARD,
} from './visitor-booking.testing.ts';

export const AVA: Session = buildSession({
  role: 'customer',
  roles: ['customer'],
  user: { id: CUSTOMER.id, displayName: 'Ava Brooks', email: null, photoURL: null },
});

interface World {
  readonly viewer?: Session | null;
  readonly cards?: boolean;
  /** What the booking knows once the customer took it over. */
  readonly known?: Partial<OrderingSession>;
}

/** What is the same for every booking. */
const KNOWN = [
  answer('GET /v2/service-payment/methods', { items: [], processor: CARD_PROCESSOR }),
  answer('POST /v2/service-payment/stripe/user-cards/create-card-token', {
    setupIntentId: 'seti_1',
    clientSecret: 'seti_1_secret_x',
    ...CARD_PROCESSOR,
  }),
  answer('GET /v2/pet/types', { items: [DOG, CAT] }),
  answer('GET /v2/pet/breeds/sizes', SIZES),
  answer('GET /v2/pet/breeds', { items: [], total: 0, limit: 100, offset: 0 }),
  answer('GET /v2/service-provider/services', SERVICES),
  answer('GET /v2/service-provider/account/public-profile/:id/upsells', PRODUCTS),
  answer('GET /v2/lookups/addresses', { items: [FOUND_ADDRESS] }),
];

const productsIn = (wanted: readonly { readonly upsellId: string; readonly quantity: number }[]) =>
  wanted.flatMap(({ upsellId, quantity }) =>
    PRODUCTS.items
      .filter(({ id }) => id === upsellId)
      .map(({ id, name, price }) => ({ id, name, price, quantity, total: price * quantity })),
  );

/** The whole flow against an API that remembers the session; what a test answers itself comes first. */
export const openOrder = async (
  path: string,
  given: OrderingSession,
  world: World = {},
  ...more: readonly RequestHandler[]
) => {
  cardScript();
  const sent: Record<string, unknown[]> = {};
  const note = (what: string, body: unknown) => void (sent[what] ??= []).push(body);
  let session = given;
  let hasCard = world.cards ?? false;
  const become = (changes: Partial<OrderingSession>) => {
    session = { ...session, ...changes };
    return session;
  };
  const { router } = await openApp(
    path,
    world.viewer ?? null,
    ...more,
    answer(`POST ${ORDERING}/init`, ({ body }) => {
      note('init', body);
      return session;
    }),
    answer(`GET ${ORDERING}/:sessionId`, () => session),
    answer(`POST ${ORDERING}/:sessionId/set-location`, ({ body }) => {
      note('location', body);
      return become({ location: buildOrder().location });
    }),
    answer(`POST ${ORDERING}/:sessionId/set-services`, ({ body }) => {
      note('services', body);
      return become({
        pets: body.pets.map(({ name = '', services = [] }) =>
          petOf(name, { services: services.length === 0 ? [] : petOf(name).services }),
        ),
      });
    }),
    answer(`GET ${ORDERING}/:sessionId/providers`, PROVIDERS),
    answer(`POST ${ORDERING}/:sessionId/hold`, ({ body }) => {
      note('hold', body);
      return become({ chosen: chosenOf(body.start) });
    }),
    answer(`POST ${ORDERING}/:sessionId/set-upsells`, ({ body }) => {
      note('upsells', body);
      const chosen = session.chosen && { ...session.chosen, upsells: productsIn(body.upsells) };
      return become({ chosen });
    }),
    answer(`POST ${ORDERING}/:sessionId/claim`, async () => {
      note('claim', undefined);
      // Later than the lists that the first form needs.
      if (world.known) await delay(50);
      return become(world.known ?? { customer: CUSTOMER, missing: ['profile'] });
    }),
    answer(`POST ${ORDERING}/:sessionId/profile`, ({ body }) => {
      note('profile', body);
      return become({ customer: CUSTOMER, missing: [], policies: buildOrder().policies });
    }),
    answer(`POST ${ORDERING}/:sessionId/place-order`, ({ body }) => {
      note('place', body);
      return become({
        placed: {
          id: ORDER_ID,
          status: 'pending',
          appointmentStart: '2026-06-13T14:00:00Z',
          appointmentEnd: '2026-06-13T16:30:00Z',
        },
      });
    }),
    answer('GET /v2/service-payment/user-cards', () => ({ items: hasCard ? [STORED_CARD] : [] })),
    answer('POST /v2/service-payment/user-cards', ({ body }) => {
      note('card', body);
      hasCard = true;
      return STORED_CARD;
    }),
    ...KNOWN,
  );
  const path$ = () => router.state.location.pathname;
  const arrives = (page: string) => waitFor(() => expect(path$()).toBe(page));
  return { sent, router, arrives };
};

const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const press = async (name: string | RegExp) => userEvent.click(await button(name));
export const at = (page: string) => `/ordering/${page}?session=${ORDER_SESSION}`;
export const expectAccessible = async () => {
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
};
