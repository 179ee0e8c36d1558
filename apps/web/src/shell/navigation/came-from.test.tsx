import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { openApp } from '../../testing/open-app.tsx';
import { refusal } from '../../testing/server.ts';
import { buildSession } from '../../testing/sessions.ts';
import { cameFrom } from './came-from.ts';

const place = (pathname: string, title = pathname) => ({ pathname, href: pathname, title });

describe('where somebody came from', () => {
  it('is the page before, in the words of its title', () => {
    const trail = new Map([[0, place('/groomer/home', 'Home')]]);
    expect(cameFrom(trail, { pathname: '/groomer/appointments/a-1', index: 1 })).toMatchObject({
      title: 'Home',
      steps: -1,
    });
  });

  it('is not a part of the page itself: who paid goes back to where the appointment was opened', () => {
    const trail = new Map([
      [0, place('/groomer/home')],
      [1, place('/groomer/appointments/a-1')],
      [2, place('/groomer/appointments/a-1/payment')],
    ]);
    expect(cameFrom(trail, { pathname: '/groomer/appointments/a-1', index: 3 })).toMatchObject({
      pathname: '/groomer/home',
      steps: -3,
    });
  });

  it.each([
    ['after a deep link', new Map(), 0],
    ['after logging in', new Map([[0, place('/login')]]), 1],
    ['from another area', new Map([[0, place('/customer/home')]]), 1],
    ['from a page without a name', new Map([[0, place('/groomer/home', '')]]), 1],
  ])('is unknown %s', (_case, trail, index) => {
    expect(cameFrom(trail, { pathname: '/groomer/customers', index })).toBeUndefined();
  });
});

describe('the way back of a page', () => {
  it('leads where the person was, with their filters, and one level up after a deep link', async () => {
    const { router } = await openApp(
      '/groomer/account/reviews?page=2',
      buildSession(),
      answer('GET /v2/service-review/groomer/reviews', () => refusal(503, 'temporarily_unavailable')),
      answer('GET /v1/coupons/referral-code', () => refusal(503, 'temporarily_unavailable')),
    );
    await screen.findByRole('heading', { level: 1, name: 'Reviews' });
    await act(() => router.navigate({ to: '/groomer/account/referral-code' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Back to Reviews' }));
    await screen.findByRole('heading', { level: 1, name: 'Reviews' });
    expect(router.latestLocation.href).toBe('/groomer/account/reviews?page=2');
    await screen.findByRole('link', { name: 'Back to your account' });
  });
});
