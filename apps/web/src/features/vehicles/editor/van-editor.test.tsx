import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { fill } from '../../../testing/fill.ts';
import { refusal } from '../../../testing/server.ts';
import { INSPECTION, INTERIOR, PASSENGER_SIDE, PLATE, readinessOf, VAN } from '../van-samples.testing.ts';
import { CHANGE, ONE, openVans, STATUS } from '../vans-app.testing.ts';
import type { Vehicle } from '../vehicles-query.ts';

const PATH = '/fleet-owner/account/vehicles/van-5';
const INCOMPLETE: Vehicle = {
  ...VAN,
  documents: [
    {
      id: 'inspection',
      kind: 'inspection',
      title: '',
      type: 'application/pdf',
      url: '',
      expiresOn: '2025-06-09',
      daysLeft: -3,
      state: 'expired',
      addedAt: '2024-06-09T12:00:00.000Z',
    },
  ],
  readiness: readinessOf([INSPECTION, PLATE, PASSENGER_SIDE, INTERIOR]),
};
const LISTED_VAN: Vehicle = { ...VAN, state: 'listed', can: { list: false, pause: true, retire: true } };

const press = async (name: string) => await userEvent.click(await screen.findByRole('button', { name }));
const sections = async () => within(await screen.findByRole('navigation', { name: 'Sections of Van 5' }));

describe('the editor of a van', () => {
  it('counts each section and the whole record', async () => {
    await openVans({ path: PATH, van: INCOMPLETE });
    const list = await sections();
    const links = list.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Basics5 of 6', 'Photos6 of 8']),
    );
    expect(links[0]?.getAttribute('aria-current')).toBe('page');
    screen.getByText('13 of 17 done');
    screen.getByText('Transit 2023 · Draft');
    const { violations } = await axe.run(screen.getByRole('main'), { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('names what is left, what has expired first, and leads to its field', async () => {
    const { router } = await openVans({ path: PATH, van: INCOMPLETE });
    const left = within(await screen.findByRole('list', { name: 'Things left' }));
    expect(left.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Inspection expired Jun 9, 2025/),
      expect.stringMatching(/^License plate/),
      expect.stringMatching(/^Passenger side, interior/),
    ]);
    screen.getByText('4 things left');
    await userEvent.click(left.getByRole('link', { name: 'Add Passenger side, interior' }));
    await screen.findByRole('heading', { name: 'Photos by side' });
    expect(router.state.location.search).toEqual({ section: 'photos', task: 'photo-passenger_side' });
    const tile = screen.getByRole('group', { name: 'Passenger side' });
    await waitFor(() => expect(tile.contains(document.activeElement)).toBe(true));
  });

  it('moves to a field of the section that is shown without leaving what was typed', async () => {
    const { router } = await openVans({ path: PATH, van: INCOMPLETE });
    await fill(await screen.findByRole('textbox', { name: 'Odometer' }), '31480');
    await userEvent.click(screen.getByRole('link', { name: 'Add License plate' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'State' }));
    expect(router.state.location.search).toEqual({});
  });

  it('previews the listing', async () => {
    await openVans({ path: PATH });
    await screen.findByRole('heading', { name: 'Transit 2023 high roof' });
    screen.getByText('East Austin');
    expect(screen.getByRole('list', { name: 'Features' }).textContent).toBe('Walk-in tubGeneratorRoof AC+2');
    screen.getByText('$95');
    screen.getByText('2,000 mi a month, then $1.00 a mile');
    await press('View listing');
    await screen.findByRole('dialog', { name: 'Listing preview' });
  });

  it('lists a van', async () => {
    const { sent } = await openVans({ path: PATH });
    await press('List van');
    await screen.findByText('Van 5 is listed');
    await screen.findByRole('button', { name: 'Pause van' });
    expect(sent).toEqual([{ status: 1 }]);
  });

  it('says what is missing where listing is refused', async () => {
    const errors = { plate: 'License plate is missing' };
    await openVans({
      path: PATH,
      van: INCOMPLETE,
      first: [answer(STATUS, () => refusal(409, 'vehicle_incomplete', 'Finish what is left', errors))],
    });
    await press('List van');
    const missing = within(await screen.findByRole('list', { name: 'Missing before Van 5 is listed' }));
    missing.getByText(/License plate/, { selector: 'li > span' });
    missing.getByText(/Passenger side, interior/, { selector: 'li > span' });
    expect(missing.queryByText(/Inspection/)).toBeNull();
  });

  it('pauses and retires a listed van', async () => {
    const { sent, router } = await openVans({ path: PATH, van: LISTED_VAN });
    await press('Pause van');
    await screen.findByText('Van 5 is paused');
    await press('Actions for Van 5');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Retire van' }));
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Retire Van 5?' })).getByRole('button', { name: 'Retire van' }),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/fleet-owner/account/vehicles'));
    expect(sent).toEqual([{ status: 0 }, 'retire']);
  });

  it('keeps the record of a retired van as it is', async () => {
    await openVans({ path: PATH, van: { ...VAN, state: 'retired', canEdit: false } });
    await screen.findByText(/This van is retired/);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Odometer' }).matches(':disabled')).toBe(true);
    expect(screen.queryByRole('button', { name: 'List van' })).toBeNull();
  });

  it('says so where there is no such van', async () => {
    await openVans({ path: PATH, first: [answer(ONE, () => refusal(404, 'not_found'))] });
    await screen.findByRole('heading', { name: 'Van not found' });
  });

  it('can be asked for again where it did not load', async () => {
    await openVans({ path: PATH, first: [answer(ONE, () => refusal(500, 'internal_server_error'))] });
    await screen.findByText('The van didn’t load');
  });
});

describe('the basics', () => {
  it('send only what was changed, and say it in the bar', async () => {
    const { sent } = await openVans({ path: PATH });
    await fill(await screen.findByRole('textbox', { name: 'Odometer' }), '31480');
    await screen.findByText('Odometer 31,204 → 31,480 mi');
    expect(screen.queryByRole('button', { name: 'Decode again' })).toBeNull();
    await press('Save changes');
    await screen.findByText('Basics saved');
    expect(sent).toEqual([{ odometerValue: 31_480 }]);
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
  });

  it('have one filled button: that which saves, as long as something is unsaved', async () => {
    await openVans({ path: PATH });
    const listing = await screen.findByRole('button', { name: 'List van' });
    expect(listing.dataset['look']).toBe('filled');
    await fill(await screen.findByRole('textbox', { name: 'Odometer' }), '31480');
    await screen.findByText('Unsaved changes');
    expect(listing.dataset['look']).toBe('outline');
    await press('Discard');
    await waitFor(() => expect(listing.dataset['look']).toBe('filled'));
  });

  it('show miles in thousands, and the state in the box of the plate', async () => {
    const { sent } = await openVans({ path: PATH });
    const odometer = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Odometer' });
    expect(odometer.value).toBe('31,204');
    await fill(screen.getByRole('textbox', { name: 'State' }), 'T');
    await press('Save changes');
    await screen.findByText('Two letters');
    await fill(screen.getByRole('textbox', { name: 'State' }), 'NM');
    await press('Save changes');
    await screen.findByText('Basics saved');
    expect(sent).toEqual([{ plateState: 'NM' }]);
  });

  it('decode the VIN again', async () => {
    const { sent } = await openVans({ path: PATH, van: { ...VAN, isDecoded: false } });
    await screen.findByText(/The VIN was not decoded/);
    screen.getByRole('textbox', { name: 'Make' });
    await press('Decode again');
    await waitFor(() => expect(sent).toEqual([{ vin: VAN.vin }]));
  });

  it('show a refused reading at its field', async () => {
    await openVans({
      path: PATH,
      first: [
        answer(CHANGE, () =>
          refusal(422, 'validation_failed', 'Check the fields', {
            odometerValue: 'is below the last reading of 31,204 mi on May 28, 2026',
          }),
        ),
      ],
    });
    const odometer = await screen.findByRole('textbox', { name: 'Odometer' });
    await fill(odometer, '300');
    await press('Save changes');
    await screen.findByText('This is below the last reading of 31,204 mi on May 28, 2026');
    expect(document.activeElement).toBe(odometer);
  });

  it('show all fields on demand, and for what is left of them', async () => {
    await openVans({ path: PATH });
    expect(screen.queryByRole('textbox', { name: 'Builder' })).toBeNull();
    await press('Show all 17 fields');
    screen.getByRole('textbox', { name: 'Builder' });
    screen.getByRole('textbox', { name: 'Description' });
  });
});
