import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { refusal } from '../../../testing/server.ts';
import { buildSession } from '../../../testing/sessions.ts';
import { at, buildRoute, dateIn, today, ZONE } from '../appointments.testing.ts';
import { buildNearby } from '../nearby/nearby.testing.ts';

const DUE = 'GET /v2/service-schedule/service-provider/potential-customers';

const open = async (items: readonly ReturnType<typeof buildNearby>[] | 'away') => {
  const app = await openApp(
    '/groomer',
    buildSession(),
    answer('GET /v2/service-schedule/service-provider/day-route', buildRoute({ stops: [] })),
    answer('GET /v2/service-schedule/service-provider/day-order', { date: today(), timeZone: ZONE, proposal: null }),
    answer(DUE, () =>
      items === 'away'
        ? refusal(500, 'internal_server_error')
        : { items: [...items], total: items.length, limit: 100, offset: 0, date: today(), timeZone: ZONE },
    ),
  );
  await screen.findByRole('heading', { name: 'Today’s route' });
  return app;
};

// Late in the evening: what counts is the day, at every hour of today.
const seen = (id: string, name: string, weeks: number, usualCycleDays: number | null) =>
  buildNearby({ id, displayName: name, lastSeen: at(dateIn(-7 * weeks), 23), usualCycleDays });

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Due for rebooking' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('customers who are due, on home', () => {
  it('says how long ago and how often they come, the latest first, and books from there', async () => {
    await open([
      seen('c-1', 'Carol Whitfield', 9, 42),
      seen('c-2', 'Ben Alvarez', 16, 56),
      seen('c-3', 'Jade Moreno', 8, null),
    ]);
    expect(await rows()).toEqual([
      'Biscuit · Ben Alvarez16 weeks, usually 8BookBook Ben Alvarez',
      'Biscuit · Carol Whitfield9 weeks, usually 6BookBook Carol Whitfield',
      'Biscuit · Jade MorenoSeen 8 weeks agoBookBook Jade Moreno',
    ]);
    const book = screen.getByRole('link', { name: 'Book Carol Whitfield' });
    expect(book.getAttribute('href')).toBe('/groomer/add-customer/select-services?customer=c-1');
  });

  it('leaves out customers who come less often, and those who were never seen', async () => {
    await open([
      seen('c-1', 'Carol Whitfield', 6, 42),
      seen('c-2', 'Ben Alvarez', 6, 84),
      buildNearby({ id: 'c-3', displayName: 'Jade Moreno', lastSeen: null, usualCycleDays: null }),
    ]);
    expect(await rows()).toEqual(['Biscuit · Carol Whitfield6 weeks, usually 6BookBook Carol Whitfield']);
  });

  it('shows three, and the others with one press', async () => {
    await open([1, 2, 3, 4, 5].map((number) => seen(`c-${number}`, `Customer ${number}`, 20 - number, 42)));
    expect(await rows()).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 5' }));
    expect(await rows()).toHaveLength(5);
    await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
    expect(await rows()).toHaveLength(3);
  });

  it('says so where nobody is due', async () => {
    await open([]);
    expect(await screen.findByText('No customers are due')).toBeTruthy();
  });

  it('offers to try again where they did not load', async () => {
    await open('away');
    expect(await screen.findByText('Customers who are due didn’t load')).toBeTruthy();
  });

  it('is not there on a phone where nobody is due', async () => {
    const wide = window.matchMedia;
    window.matchMedia = (media) => Object.assign(wide(media), { matches: false });
    try {
      await open([]);
      await screen.findByText('No stops today');
      expect(screen.queryByRole('heading', { name: 'Due for rebooking' })).toBeNull();
    } finally {
      window.matchMedia = wide;
    }
  });
});
