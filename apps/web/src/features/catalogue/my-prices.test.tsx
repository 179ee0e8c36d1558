import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { refusal, server } from '../../testing/server.ts';
import { MY_SERVICES, openWithServices, PRICES } from './catalogue-app.ts';
import { buildService } from './price-samples.ts';

const PATH = '/groomer/account/services-and-prices';
const open = async () => {
  const app = await openWithServices(PATH);
  await screen.findByRole('group', { name: 'Full groom by size' });
  return app;
};
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const retype = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  if (text) await userEvent.type(field(name), text);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const pricesShown = () =>
  ['Extra small', 'Small', 'Medium', 'Large', 'Extra large'].map((size) => field(`${size} price`).value);

describe('prices', { timeout: 30_000 }, () => {
  it('are typed into a table, previewed at once and saved in one call', async () => {
    const { sent } = await open();
    expect(pricesShown()).toEqual(['80.00', '90.00', '', '150.00', '']);
    expect(field('Medium price').placeholder).toBe('105.00');
    await screen.findByText(/A customer with a 55 lb Goldendoodle pays/);
    expect(screen.getByText('$150 · 2 hr')).toBeTruthy();
    await retype('Large price', '165.5');
    await retype('Large minutes', '150');
    expect(screen.getByText('$166 · 2 hr 30 min')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Nail grind' }));
    expect(screen.getByText('$181 · 2 hr 40 min')).toBeTruthy();
    expect(screen.getByText('You have changes that are not saved yet.')).toBeTruthy();
    await press('Save prices');
    await screen.findByText('Prices saved');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      what: 'prices',
      body: {
        services: [
          {
            serviceId: 'full-groom',
            sizes: [{ price: 80 }, { price: 90 }, { price: 0 }, { size: 'large', price: 165.5, minutes: 150 }, {}],
          },
        ],
      },
    });
    expect(screen.queryByText('You have changes that are not saved yet.')).toBeNull();
  });

  it('RL-catalogue-02 are filled right with the steps of the sizes, changed by percent, and undone', async () => {
    await open();
    await userEvent.click(field('Small price'));
    await press('Fill right');
    const dialog = await screen.findByRole('dialog', { name: 'Fill right' });
    await userEvent.click(within(dialog).getByRole('radio', { name: /More with each size/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fill larger sizes' }));
    expect(pricesShown()).toEqual(['80.00', '90.00', '105.00', '120.00', '135.00']);
    await press('Change by percent');
    await retype('Percent', '10');
    await press('Change prices');
    expect(pricesShown()).toEqual(['88.00', '99.00', '116.00', '132.00', '149.00']);
    await press('Undo');
    await press('Undo');
    expect(pricesShown()).toEqual(['80.00', '90.00', '', '150.00', '']);
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveProperty('disabled', true);
    await press('Copy from catalogue');
    expect(pricesShown()).toEqual(['115.00', '130.00', '145.00', '160.00', '175.00']);
  });

  it('are gone through by arrow keys', async () => {
    await open();
    await userEvent.click(field('Small price'));
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(document.activeElement).toBe(field('Medium price'));
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(field('Medium minutes'));
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    expect(document.activeElement).toBe(field('Small price'));
  });

  it('go by breed, as a range, or by the hour', async () => {
    const { sent } = await open();
    await userEvent.click(screen.getByRole('tab', { name: 'By breed' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Add a breed' }), 'gold');
    await userEvent.keyboard('{Enter}');
    const row = within(screen.getByRole('listitem', { name: 'Goldendoodle' }));
    await userEvent.type(row.getByLabelText('Min'), '200');
    await userEvent.type(row.getByLabelText('Max'), '245');
    await userEvent.type(row.getByLabelText('Minutes'), '165');
    expect(screen.getByText('$200–$245 · 2 hr 45 min')).toBeTruthy();
    await press('Save prices');
    await screen.findByText('Prices saved');
    expect(sent[0]).toMatchObject({
      body: {
        services: [{ adjustBy: 'breed', breeds: [{ breedId: 'doodle', priceMin: 200, priceMax: 245, minutes: 165 }] }],
      },
    });
    await userEvent.click(screen.getByRole('tab', { name: 'Hourly' }));
    await press('Save prices');
    await screen.findByText('Enter what an hour costs');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Price per hour/)));
    expect(sent).toHaveLength(1);
  });

  it('of add-ons are saved by themselves', async () => {
    const { sent } = await open();
    const nails = within(screen.getByRole('listitem', { name: 'Nail grind' }));
    await userEvent.clear(nails.getByLabelText('Price'));
    await userEvent.type(nails.getByLabelText('Price'), '20');
    await press('Save prices');
    await screen.findByText('Prices saved');
    expect(sent).toEqual([
      { what: 'add-ons', body: { addOns: [{ addOnId: 'nails', offered: true, price: 20, minutes: 10 }] } },
    ]);
  });

  it('that cannot be saved stay as typed, and nobody leaves them by mistake', async () => {
    const { router } = await open();
    server.use(http.post(PRICES, () => refusal(500, 'internal_server_error', 'Oops.')));
    await retype('Small minutes', '90');
    await press('Save prices');
    await screen.findByText('Oops. What you typed is still here.');
    expect(field('Small minutes').value).toBe('90');
    await userEvent.click(screen.getByRole('link', { name: 'Back to your account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(router.state.location.pathname).toBe(PATH);
  });

  it('out of bounds are explained, focused and not sent', async () => {
    const { sent } = await open();
    await retype('Small minutes', '301');
    expect(screen.getByText('At most 300')).toBeTruthy();
    await press('Save prices');
    await waitFor(() => expect(document.activeElement).toBe(field('Small minutes')));
    expect(sent).toEqual([]);
  });

  it('need services first', async () => {
    await openWithServices(PATH, [buildService({ offered: false })]);
    await screen.findByText('No services yet');
    expect(screen.getByRole('link', { name: 'Choose services' }).getAttribute('href')).toBe(
      '/groomer/account/services',
    );
  });

  it('RL-errors-05 say when they did not load, and try again', async () => {
    let isBroken = true;
    await openWithServices(
      PATH,
      undefined,
      http.get(MY_SERVICES, () => (isBroken ? refusal(500, 'internal_server_error') : undefined)),
    );
    await screen.findByText('Your prices didn’t load');
    isBroken = false;
    await press('Try again');
    await screen.findByRole('group', { name: 'Full groom by size' });
  });
});
