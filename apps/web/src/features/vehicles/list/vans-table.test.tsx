import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { refusal } from '../../../testing/server.ts';
import { LISTED } from '../van-samples.testing.ts';
import { LIST, openVans, STATUS } from '../vans-app.testing.ts';
import type { ListedVehicle } from '../vehicles-query.ts';

const DRAFT: ListedVehicle = {
  ...LISTED,
  id: 'van-6',
  name: 'Van 6',
  state: 'draft',
  make: '',
  model: '',
  year: null,
  licensePlate: '',
  plateState: '',
  defaultImage: null,
  percent: 8,
  missing: 15,
  nextExpiry: { kind: 'inspection', expiresOn: '2025-06-09', daysLeft: -3, state: 'expired' },
  ratePerDay: null,
  ratePerWeek: null,
};
const SHARED: ListedVehicle = { ...DRAFT, id: 'van-7', name: 'Van 7', state: 'retired', splitPercentage: 25 };

const act = async (van: string, action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${van}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

describe('the table of vans', () => {
  it('shows plate, state, completeness, odometer, expiry and rate', async () => {
    await openVans({ rows: [LISTED, DRAFT, SHARED] });
    const table = await screen.findByRole('table', { name: 'vans' });
    const rows = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.querySelectorAll('td')].slice(0, 7).map(({ textContent }) => textContent));
    expect(rows).toEqual([
      ['Van 5Ford Transit 2023', 'TX RKL 4417', 'Listed', '86%', '31,204 mi', '–', '$95 a day$520 a week'],
      ['Van 6No model yet', '–', 'Draft', '8%15 to do', '31,204 mi', 'Inspection expired Jun 9, 2025', '–'],
      [
        'Van 7No model yet',
        '–',
        'Retired',
        '8%15 to do',
        '31,204 mi',
        'Inspection expired Jun 9, 2025',
        '25% of sales',
      ],
    ]);
    const { violations } = await axe.run(screen.getByRole('main'), { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('keeps search, filter and order in the address and asks the server for them', async () => {
    const { asked, router } = await openVans();
    await userEvent.click(await screen.findByRole('button', { name: /^Needs attention/ }));
    await waitFor(() => expect(asked.at(-1)?.get('filter')).toBe('attention'));
    await userEvent.click(screen.getByRole('button', { name: /^Odometer/ }));
    await waitFor(() => expect(asked.at(-1)?.get('sort')).toMatch(/odometer$/));
    await userEvent.type(screen.getByRole('searchbox'), 'rkl');
    await waitFor(() => expect(asked.at(-1)?.get('search')).toBe('rkl'));
    expect(router.state.location.search).toMatchObject({ show: 'attention', search: 'rkl' });
  });

  it('pauses a listed van', async () => {
    const { sent } = await openVans();
    await act('Van 5', 'Pause van');
    await screen.findByText('Van 5 is paused');
    expect(sent).toEqual([{ status: 0 }]);
  });

  it('leads to what is missing where a van cannot be listed', async () => {
    const { router } = await openVans({
      rows: [DRAFT],
      first: [
        answer(STATUS, () => refusal(409, 'vehicle_incomplete', 'Finish', { plate: 'License plate is missing' })),
      ],
    });
    await act('Van 6', 'List van');
    await waitFor(() => expect(router.state.location.pathname).toBe('/fleet-owner/account/vehicles/van-6'));
    expect(router.state.location.search).toEqual({ missing: 'yes' });
  });

  it('asks before it retires a van, with the consequence', async () => {
    const { sent } = await openVans();
    await act('Van 5', 'Retire van');
    const dialog = within(await screen.findByRole('dialog', { name: 'Retire Van 5?' }));
    dialog.getByText(/leaves your listings for good/);
    await userEvent.click(dialog.getByRole('button', { name: 'Retire van' }));
    await screen.findByText('Van 5 is retired');
    expect(sent).toEqual(['retire']);
  });

  it('invites to add the first van', async () => {
    await openVans({ rows: [] });
    const add = await screen.findByRole('link', { name: 'Add your first van' });
    expect(add.getAttribute('href')).toBe('/fleet-owner/account/vehicles/new');
  });

  it('that does not load can be asked for again', async () => {
    await openVans({ first: [answer(LIST, () => refusal(500, 'internal_server_error'))] });
    await screen.findByText('Vans didn’t load');
  });
});
