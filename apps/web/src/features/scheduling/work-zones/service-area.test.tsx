import type { CallAnswer } from '@tailgate/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { fill } from '../../../testing/fill.ts';
import { openApp, PROFILE } from '../../../testing/open-app.tsx';
import { refusal, server } from '../../../testing/server.ts';
import { buildSession } from '../../../testing/sessions.ts';

const ZONES = 'GET /v2/service-provider/work-zone';
const SAVE_ZONE = 'POST /v2/service-provider/work-zone';
const DELETE_ZONE = 'DELETE /v2/service-provider/work-zone/:id';
const OUTLINE = 'POST /v2/service-provider/work-zone/outline';
type Zones = CallAnswer<typeof ZONES>;
const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const SQUARE = [at(30.2, -97.8), at(30.3, -97.8), at(30.3, -97.7), at(30.2, -97.7)];
const SOUTH: Zones['zones'][number] = {
  id: 'south',
  type: 'POLYGON',
  name: 'South Austin',
  price: 12.5,
  availableDays: [2, 4],
  points: SQUARE,
  squareMiles: 41.2,
  color: 1,
};
const NORTH: typeof SOUTH = { ...SOUTH, id: 'north', name: 'North Loop', price: 5, availableDays: [3, 4], color: 2 };
const OVERLAP = { zoneId: 'north', otherId: 'south', cheaperId: 'north' };

const HOME = {
  address: '1600 S Lamar Blvd',
  city: 'Austin',
  stateOrProvince: 'TX',
  postalCode: '78704',
  country: 'US',
  ...at(30.25, -97.75),
};

const open = async (zones: Zones['zones'] = [SOUTH], path = '', overlaps: Zones['overlaps'] = []) => {
  const sent: unknown[] = [];
  const kept = { zones, overlaps };
  const { router } = await openApp(
    `/groomer/account/service-area${path}`,
    buildSession(),
    answer('GET /v2/service-provider/account', { ...PROFILE, physicalAddress: HOME }),
    answer(ZONES, kept),
    answer(SAVE_ZONE, ({ body }) => {
      sent.push(body);
      return kept;
    }),
    answer(DELETE_ZONE, ({ params }) => {
      sent.push(params['id']);
      return { zones: [], overlaps: [] };
    }),
    answer(OUTLINE, { points: SQUARE, unknown: ['00000'] }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Work zones' });
  return { sent, router };
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const draw = async (keys: string) => {
  (await screen.findByRole('application')).focus();
  await userEvent.keyboard(keys);
};
/** Corners are set where the last one is, and moved from there. */
const HOURGLASS = '{Enter}{Enter}{ArrowRight}{ArrowUp}{Enter}{ArrowLeft}{Enter}{ArrowRight}{ArrowDown}';

describe('the service area', () => {
  it('lists the zones with price, size, days and the ground they share', async () => {
    await open([SOUTH, NORTH], '', [OVERLAP]);
    const list = await screen.findByRole('list', { name: 'Work zones' });
    const [south, north] = within(list).getAllByRole('button');
    expect(south?.textContent).toContain('South Austin$12.50 · About 41 sq miMonday and Wednesday');
    expect(south?.textContent).toContain(
      'Overlaps with North Loop on Wednesday. Customers in both zones pay the lower fee: $5.00.',
    );
    expect(north?.textContent).toContain('$5.00');
    expect(screen.getByRole('group', { name: /^Map of your work zones/ })).toBeTruthy();
  });

  it('RL-work-zones-01 RL-work-zones-03 saves a zone that is drawn by the keyboard, as a polygon of pairs', async () => {
    const { sent, router } = await open([]);
    await press('Draw a new zone');
    expect(router.state.location.search).toEqual({ zone: 'new' });
    expect(screen.getByText('Tap the map to set the first corner.')).toBeTruthy();
    await draw('{Enter}{Enter}{Shift>}{ArrowRight}{/Shift}{Enter}{Shift>}{ArrowUp}{/Shift}');
    await press('Close the border');
    expect(screen.getByText(/^About 0\.1 sq mi · 3 corners/)).toBeTruthy();
    await userEvent.type(screen.getByLabelText(/^Zone name/), 'Zilker');
    await userEvent.type(screen.getByLabelText(/^Travel fee/), '7.5');
    await press('Sat');
    await press('Save zone');
    await screen.findByText('Zone saved');
    expect(sent).toEqual([
      {
        type: 'POLYGON',
        name: 'Zilker',
        price: 7.5,
        availableDays: [2, 3, 4, 5, 6, 7],
        points: [at(30.25, -97.75), at(30.25, -97.745), at(30.255, -97.745)],
      },
    ]);
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  it('RL-work-zones-02 says in a sentence that price and points are required, and sends nothing', async () => {
    const { sent } = await open([], '?zone=new');
    await press('Save zone');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Enter a travel fee and draw the border on the map. If the drive is free, enter 0.',
    );
    await screen.findByText('Enter a name');
    expect(sent).toEqual([]);
  });

  it('says at once that a border crosses itself, and takes it back', async () => {
    await open([], '?zone=new');
    await draw(HOURGLASS);
    await press('Close the border');
    expect((await screen.findByRole('alert')).textContent).toContain('The border crosses itself');
    await press('Undo');
    await press('Redo');
    expect(screen.getByRole('alert')).toBeTruthy();
    await draw('{Delete}');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await press('Clear');
    expect(screen.getByText('Tap the map to set the first corner.')).toBeTruthy();
  });

  it('takes a border from ZIP codes, for who does not draw', async () => {
    const { sent } = await open([], '?zone=new');
    await press('Use ZIP codes');
    await press('Draw border');
    await screen.findByText('Enter at least one ZIP code');
    await fill(screen.getByLabelText('ZIP codes'), '78704, 00000');
    await press('Draw border');
    await screen.findByText('We don’t know 00000, so the border does not go around it.');
    await fill(screen.getByLabelText(/^Zone name/), 'Around 78704');
    await userEvent.type(screen.getByLabelText(/^Travel fee/), '0');
    await press('Save zone');
    await waitFor(() => expect(sent).toMatchObject([{ name: 'Around 78704', price: 0, points: SQUARE }]));
  });

  it('changes a zone, and puts it back', async () => {
    const { sent } = await open();
    await press(/^South Austin/);
    const name = await screen.findByLabelText<HTMLInputElement>(/^Zone name/);
    expect(name.value).toBe('South Austin');
    await userEvent.type(name, ' and East');
    await press('Mon');
    await press('Save zone');
    await press('Undo');
    await screen.findByText('Change undone');
    expect(sent).toMatchObject([
      { id: 'south', name: 'South Austin and East', availableDays: [4] },
      { id: 'south', name: 'South Austin', price: 12.5, availableDays: [2, 4] },
    ]);
  });

  it('deletes a zone after asking, and brings it back', async () => {
    const { sent } = await open([SOUTH], '?zone=south');
    await press('Delete zone');
    const dialog = await screen.findByRole('dialog', { name: 'Delete South Austin?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete zone' }));
    await screen.findByText('No work zone yet');
    await press('Undo');
    await screen.findByText('South Austin restored');
    expect(sent).toMatchObject(['south', { name: 'South Austin', points: SQUARE }]);
  });

  describe('left with a drawing that is not saved', () => {
    const isAsked = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
    const answer = async (name: string) => userEvent.click(within(await isAsked()).getByRole('button', { name }));
    const openDrawing = async () => {
      const opened = await open();
      await press('Draw a new zone');
      await draw('{Enter}{Enter}{Shift>}{ArrowRight}{/Shift}');
      await screen.findByText(/^2 corners/);
      return opened;
    };

    // The back of the browser is seen in the browser (service-area.journey.ts): the history of tests asks nobody.
    it.each<[string, (router: Awaited<ReturnType<typeof open>>['router']) => unknown]>([
      ['the back of the page', () => userEvent.click(screen.getByRole('link', { name: 'Back to your zones' }))],
      ['another page', (router) => router.navigate({ to: '/groomer/account/availability' })],
      ['Cancel', () => press('Cancel')],
    ])('asks first, by %s', async (_way, leave) => {
      const { router } = await openDrawing();
      await press('Use ZIP codes');
      void leave(router);
      await answer('Cancel');
      expect(router.state.location.search).toEqual({ zone: 'new' });
      expect(screen.getByText(/^2 corners/)).toBeTruthy();
      expect(screen.getByLabelText('ZIP codes')).toBeTruthy();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      void leave(router);
      await answer('Leave without saving');
      await waitFor(() => expect(router.state.location.search).toEqual({}));
    });

    it('asks nobody who changed nothing, or took it back', async () => {
      const { router } = await openDrawing();
      await press('Undo');
      await press('Undo');
      await press('Undo');
      await screen.findByText('Tap the map to set the first corner.');
      await userEvent.click(screen.getByRole('link', { name: 'Back to your zones' }));
      await screen.findByRole('list', { name: 'Work zones' });
      expect(router.state.location.search).toEqual({});
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  // What each refusal says: zone-refusals.test.ts.
  it('shows what to do about a refused border, until the zone is left', async () => {
    await open([SOUTH], '?zone=south');
    const errors = { points: 'must not cross itself' };
    server.use(answer(SAVE_ZONE, () => refusal(422, 'validation_failed', 'Check the fields', errors)));
    await press('Save zone');
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^The border crosses itself\. Move or remove a corner/,
    );
    expect(screen.getByLabelText<HTMLInputElement>(/^Zone name/).value).toBe('South Austin');
    await userEvent.click(screen.getByRole('link', { name: 'Back to your zones' }));
    await screen.findByRole('list', { name: 'Work zones' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows what to do when saving fails', async () => {
    await open([SOUTH], '?zone=south');
    server.use(answer(SAVE_ZONE, () => refusal(429, 'too_many_requests')));
    await press('Save zone');
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^You changed zones many times in a row\. Wait \d+ seconds/,
    );
  });

  it('shows a refused field under it', async () => {
    await open([SOUTH], '?zone=south');
    const errors = { name: 'is too long', price: 'is too much', 'availableDays.0': 'is not a day' };
    server.use(answer(SAVE_ZONE, () => refusal(422, 'validation_failed', 'Check the fields', errors)));
    await press('Save zone');
    await screen.findByText('Enter a name of 80 characters at most');
    expect(screen.getByText('Enter a fee in dollars and cents, such as 12.50')).toBeTruthy();
    expect(screen.getByText('Choose at least one day')).toBeTruthy();
  });

  it('says when a zone that is deleted was deleted before', async () => {
    await open([SOUTH], '?zone=south');
    server.use(answer(DELETE_ZONE, () => refusal(404, 'not_found')));
    await press('Delete zone');
    const dialog = await screen.findByRole('dialog', { name: 'Delete South Austin?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete zone' }));
    await screen.findByText(/^This zone no longer exists/);
  });

  it('shows what to do when ZIP codes are refused', async () => {
    await open([], '?zone=new');
    server.use(answer(OUTLINE, () => refusal(422, 'validation_failed')));
    await press('Use ZIP codes');
    await fill(screen.getByLabelText('ZIP codes'), '78704');
    await press('Draw border');
    await screen.findByText(/^One of these is not a ZIP code/);
  });

  it('says when none of the ZIP codes is known', async () => {
    await open([], '?zone=new');
    server.use(answer(OUTLINE, { points: [], unknown: ['00000'] }));
    await press('Use ZIP codes');
    await userEvent.type(screen.getByLabelText('ZIP codes'), '00000');
    await press('Draw border');
    await screen.findByText(/^We don’t know 00000, so no border was drawn/);
  });

  describe('the place search', () => {
    const ZIP = {
      label: '78704, Austin, TX US',
      address: '78704',
      city: 'Austin',
      stateOrProvince: 'TX',
      postalCode: '78704',
      country: 'US',
      latitude: 30.243,
      longitude: -97.766,
      layer: 'postalCode' as const,
    };

    it('finds a place near home, and a corner can be set there by the keyboard', async () => {
      await open([], '?zone=new');
      const asked: string[] = [];
      server.use(
        answer('GET /v2/lookups/addresses', ({ query }) => {
          asked.push(query.toString());
          return { items: [ZIP] };
        }),
      );
      await userEvent.type(await screen.findByRole('combobox', { name: 'Find a place on the map' }), '78704');
      // Without a layout the list counts as scrolled out of sight.
      await screen.findByRole('option', { name: /78704/, hidden: true });
      await userEvent.keyboard('{Enter}');
      await screen.findByText('The map shows 78704, Austin, TX US.');
      expect(asked).toEqual(['query=78704&near=30.25%2C-97.75']);
      await draw('{Enter}');
      expect(screen.getByText(/^1 corner/)).toBeTruthy();
      await press('Clear search');
      expect(screen.queryByText(/^The map shows/)).toBeNull();
    });
  });

  it('RL-errors-04 says when the zones did not load, and tries again', async () => {
    await openApp(
      '/groomer/account/service-area',
      buildSession(),
      answer(ZONES, () => refusal(500, 'internal_server_error')),
    );
    await screen.findByText('Your work zones didn’t load');
    server.use(answer(ZONES, { zones: [SOUTH], overlaps: [] }));
    await press('Try again');
    await screen.findByRole('list', { name: 'Work zones' });
  });
});
