import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { fill } from '../../../testing/fill.ts';
import { refusal } from '../../../testing/server.ts';
import { ADD, LOOK_UP, openVans } from '../vans-app.testing.ts';
import type { VinFacts } from './use-vin-lookup.ts';

const VIN = '1FTBR2C86PKA41906';
const FACTS: VinFacts = {
  vin: VIN,
  isKnown: true,
  make: 'Ford',
  model: 'Transit',
  year: 2023,
  trim: '250',
  body: 'High roof',
  builder: '',
  fuelType: 'Gas',
  transmissionType: '10-speed automatic',
  engine: '3.5 L V6',
  builtIn: 'Kansas City, Missouri',
};
const UNKNOWN: VinFacts = { ...FACTS, isKnown: false, make: '', model: '', year: null, trim: '', body: '' };

const open = async (lookUp: Parameters<typeof answer<typeof LOOK_UP>>[1], ...more: Parameters<typeof answer>[]) =>
  await openVans({
    path: '/fleet-owner/account/vehicles/new',
    first: [answer(LOOK_UP, lookUp), ...more.map((one) => answer(...one))],
  });
const typeVin = async (vin = VIN) => await fill(await screen.findByLabelText(/^VIN/), vin);
const press = async (name: string) => await userEvent.click(await screen.findByRole('button', { name }));
const opened = (router: { state: { location: { pathname: string } } }) =>
  waitFor(() => expect(router.state.location.pathname).toBe('/fleet-owner/account/vehicles/van-5'));

describe('a new van', () => {
  it('is looked up by its VIN, added with nothing but it, and opened in the editor', async () => {
    const { sent, router } = await open(FACTS);
    await typeVin('1ftbr2c8-6pka41906');
    await press('Look up');
    await screen.findByText('2023 Ford Transit 250, high roof');
    screen.getByText('3.5 L V6 gas · 10-speed automatic · built in Kansas City');
    expect(screen.queryByLabelText(/^Make/)).toBeNull();
    await press('Add van');
    await opened(router);
    expect(sent).toEqual([{ vin: VIN }]);
  });

  it.each([
    ['1FTBR2C86PKA4190', 'A VIN has 17 characters; this one has 16'],
    ['1FTBR2C86PKA41907', 'This VIN has a typo: the check digit does not match'],
    ['', 'Enter the VIN'],
  ])('says what is wrong with %j before anything is asked', async (vin, problem) => {
    await open(() => refusal(500, 'internal_server_error'));
    if (vin !== '') await typeVin(vin);
    await press('Look up');
    await screen.findByText(problem);
  });

  it('asks for make, model and year where nobody knows the VIN', async () => {
    const { sent, router } = await open(UNKNOWN);
    await typeVin();
    await press('Look up');
    await screen.findByText('We do not know this VIN. Enter make, model and year yourself.');
    await press('Add van');
    for (const problem of ['Enter the make', 'Enter the model', 'Enter the year']) await screen.findByText(problem);
    await fill(screen.getByLabelText(/^Make/), 'Freightliner');
    await fill(screen.getByLabelText(/^Model/), 'MT45');
    await fill(screen.getByLabelText(/^Year/), '2019');
    await press('Add van');
    await opened(router);
    expect(sent).toEqual([{ vin: VIN, make: 'Freightliner', model: 'MT45', year: 2019 }]);
  });

  it('can be tried again or added all the same while the vendor is away', async () => {
    let isAway = true;
    const { sent, router } = await open(() => (isAway ? refusal(503, 'temporarily_unavailable') : FACTS));
    await typeVin();
    await press('Look up');
    await screen.findByText(/VIN lookup is not available right now/);
    await press('Continue without');
    await screen.findByLabelText(/^Make/);
    isAway = false;
    await press('Try again');
    await screen.findByText('2023 Ford Transit 250, high roof');
    await press('Add van');
    await opened(router);
    expect(sent).toEqual([{ vin: VIN }]);
  });

  it('is added without what the vendor would have said', async () => {
    const { sent, router } = await open(() => refusal(503, 'temporarily_unavailable'));
    await typeVin();
    await press('Look up');
    await press('Continue without');
    await press('Add van');
    await opened(router);
    expect(sent).toEqual([{ vin: VIN }]);
  });

  it('whose VIN another van has is refused at the field', async () => {
    await open(FACTS, [ADD, () => refusal(409, 'vin_taken', 'A van with this VIN is already on file.')]);
    await typeVin();
    await press('Look up');
    await press('Add van');
    await screen.findByText('A van with this VIN is already on file.');
    const field = screen.getByLabelText(/^VIN/);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
  });

  it('can be added without a VIN', async () => {
    const { sent, router } = await open(FACTS);
    await press('Add without VIN');
    await fill(await screen.findByLabelText(/^Make/), 'Ford');
    await fill(screen.getByLabelText(/^Model/), 'E-450');
    await fill(screen.getByLabelText(/^Year/), '2016');
    await press('Add van');
    await opened(router);
    expect(sent).toEqual([{ make: 'Ford', model: 'E-450', year: 2016 }]);
  });
});
