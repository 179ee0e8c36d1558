import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { refusal, server } from '../../testing/server.ts';
import { myServices, openWithServices } from './catalogue-app.testing.ts';
import { SAVE_PRICES } from './catalogue-query.ts';
import { buildService } from './price-samples.testing.ts';

const PATH = '/groomer/account/services-and-prices';
const BATH = buildService({ id: 'bath', name: 'Bath' }, { extra_small: [6000, 40] });
const TABLE = { name: 'Prices and minutes by size' };
const open = async (...more: Parameters<typeof openWithServices>[1] & object[]) => {
  const app = await openWithServices(PATH, more.length > 0 ? more : undefined);
  await screen.findByRole('table', TABLE);
  return app;
};
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const retype = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  if (text) await userEvent.type(field(name), text);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const SIZES = ['Extra small', 'Small', 'Medium', 'Large', 'Extra large'];
/** The field that is edited shows its number without the sign. */
const pricesShown = (service = 'Full groom') =>
  SIZES.map((size) => field(`${service}, ${size}, price`).value.replace(/^(?=\d)/, '$'));
const bar = () => screen.queryByRole('region', { name: 'Unsaved changes' });

describe('the price table', () => {
  it('shows prices and minutes, says which size an empty one follows, and saves in one call', async () => {
    const { sent } = await open();
    expect(pricesShown()).toEqual(['$80', '$90', '', '$150', '']);
    expect(field('Full groom, Medium, price, follows Small').placeholder).toBe('$105');
    expect(field('Full groom, Medium, minutes').placeholder).toBe('follows S');
    await screen.findByText(/A customer with a 55 lb Goldendoodle pays/);
    expect(bar()).toBeNull();
    await retype('Full groom, Large, price', '165.5');
    await retype('Full groom, Large, minutes', '150');
    expect(screen.getByText('$166 · 2 hr 30 min')).toBeTruthy();
    const changes = within(screen.getByRole('list', { name: 'Changes' })).getAllByRole('listitem');
    expect(changes.map(({ textContent }) => textContent)).toEqual([
      'Full groom, Large$150$165.50',
      'Full groom, Large120 min150 min',
    ]);
    expect(bar()?.textContent).toContain('1 price, 1 time');
    await userEvent.keyboard('{Control>}s{/Control}');
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
    expect(bar()).toBeNull();
  });

  it('is typed down the column with Enter and Tab', async () => {
    await open(BATH, buildService());
    await userEvent.click(field('Bath, Small, price'));
    await userEvent.keyboard('70{Enter}80{Tab}90{Enter}100{Shift>}{Enter}{/Shift}');
    expect(pricesShown('Bath')).toEqual(['$60', '$70', '$90', '', '']);
    expect(pricesShown()).toEqual(['', '$80', '$100', '', '']);
    expect(document.activeElement).toBe(field('Bath, Medium, price'));
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowUp}');
    expect(document.activeElement).toBe(field('Bath, Small, price'));
  });

  it('needs one press beyond the digits for each field, and one to paste 12 services by 5 sizes', async () => {
    const list = Array.from({ length: 12 }, (_, at) => buildService({ id: `s${at}`, name: `Service ${at}.` }));
    await open(...list);
    await userEvent.click(field('Service 0., Extra small, price'));
    // Down the whole column and on at the top of the next one; the journey types a whole list.
    await userEvent.keyboard(Array.from({ length: 13 }, (_, at) => at + 20).join('{Enter}'));
    expect(document.activeElement).toBe(field('Service 0., Small, price'));
    expect(field('Service 11., Extra small, price').value).toBe('$31');
    await userEvent.click(field('Service 0., Extra small, price'));
    await userEvent.paste(list.map(() => '1\t2\t3\t4\t5').join('\n'));
    expect(pricesShown('Service 11.')).toEqual(['$1', '$2', '$3', '$4', '$5']);
  });

  it('takes a block from a spreadsheet, and discards it', async () => {
    await open(BATH, buildService());
    await userEvent.click(field('Bath, Extra small, price'));
    await userEvent.paste('80\t90\t100\t110\t120\n85\t95\t105\t115\t125\n');
    expect(pricesShown('Bath')).toEqual(['$80', '$90', '$100', '$110', '$120']);
    expect(pricesShown()).toEqual(['$85', '$95', '$105', '$115', '$125']);
    expect(screen.getByText('10 pasted')).toBeTruthy();
    await press('Discard');
    expect(pricesShown('Bath')).toEqual(['$60', '', '', '', '']);
  });

  it('RL-catalogue-02 fills and changes a selection, with undo and redo', async () => {
    await open();
    await userEvent.click(field('Full groom, Small, price'));
    await press('Fill right');
    const dialog = await screen.findByRole('dialog', { name: 'Fill right' });
    await userEvent.click(within(dialog).getByRole('radio', { name: /More with each size/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fill larger sizes' }));
    const filled = ['$80', '$90', '$105', '$120', '$135'];
    await waitFor(() => expect(pricesShown()).toEqual(filled));
    await userEvent.click(field('Full groom, Medium, price'));
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(screen.getByText('2 cells')).toBeTruthy();
    await press('Change by %');
    await userEvent.clear(screen.getByLabelText('Percent'));
    await userEvent.type(screen.getByLabelText('Percent'), '10');
    await press('Change prices');
    const raised = ['$80', '$90', '$116', '$132', '$135'];
    await waitFor(() => expect(pricesShown()).toEqual(raised));
    await press('Undo');
    expect(pricesShown()).toEqual(filled);
    await press('Redo');
    expect(pricesShown()).toEqual(raised);
  });

  it('refuses $0, a blank price and blank minutes, and focuses the first', async () => {
    const { sent } = await open();
    await retype('Full groom, Small, minutes', '');
    await retype('Full groom, Large, price', '0');
    expect(screen.getByText('Large: Enter more than $0, or clear the price')).toBeTruthy();
    await press('Save changes');
    await waitFor(() => expect(document.activeElement).toBe(field('Full groom, Small, minutes')));
    expect(screen.getByText(/Small: Enter the minutes/)).toBeTruthy();
    await retype('Full groom, Large, price', '');
    expect(screen.getByText(/Large: Enter a price/)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('asks before a service is saved without any price', async () => {
    const { sent } = await open(BATH, buildService());
    await retype('Bath, Extra small, price', '65');
    await press('Save changes');
    const dialog = await screen.findByRole('dialog', { name: 'Save without a price?' });
    expect(dialog.textContent).toContain('Full groom has no price. Customers can’t book it');
    expect(sent).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save anyway' }));
    await screen.findByText('Prices saved');
    expect(sent).toHaveLength(1);
  });

  it('explains pricing by breed and by the hour before it is chosen', async () => {
    const { sent } = await open();
    await press('Pricing for Full groom: By size');
    const choice = within(await screen.findByRole('dialog', { name: 'Pricing for Full groom' }));
    await userEvent.click(choice.getByRole('radio', { name: /^By breed/ }));
    expect(choice.getByText(/see its price range/)).toBeTruthy();
    await userEvent.click(choice.getByRole('button', { name: 'Use by breed' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Add a breed' }), 'gold');
    await userEvent.keyboard('{Enter}');
    const row = within(await screen.findByRole('listitem', { name: 'Goldendoodle' }));
    await userEvent.type(row.getByLabelText('Min'), '200');
    await userEvent.type(row.getByLabelText('Max'), '245');
    await press('Save changes');
    await row.findByText('Enter the minutes');
    await userEvent.type(row.getByLabelText('Minutes'), '165');
    expect(screen.getByText('$200 – $245 · 2 hr 45 min')).toBeTruthy();
    await press('Save changes');
    await screen.findByText('Prices saved');
    expect(sent[0]).toMatchObject({
      body: {
        services: [{ adjustBy: 'breed', breeds: [{ breedId: 'doodle', priceMin: 200, priceMax: 245, minutes: 165 }] }],
      },
    });
    await press('Pricing for Full groom: By breed');
    await userEvent.click(await screen.findByRole('radio', { name: /^Hourly/ }));
    await press('Use hourly');
    await press('Save changes');
    await screen.findByText('Enter an hourly price');
    expect(sent).toHaveLength(1);
  });

  it('saves add-ons before prices; $0 and blanks of add-ons are refused', async () => {
    const { sent } = await open();
    await retype('Nail grind, price', '');
    await press('Save changes');
    await screen.findByText('Enter a price');
    await retype('Nail grind, price', '20');
    await press('Save changes');
    await screen.findByText('Prices saved');
    expect(sent.map(({ what }) => what)).toEqual(['add-ons', 'prices']);
    expect(sent[0]?.body).toEqual({ addOns: [{ addOnId: 'nails', offered: true, price: 20, minutes: 10 }] });
  });

  it('keeps what was typed when it cannot be saved, and asks before it is left', async () => {
    const { router } = await open();
    server.use(answer(SAVE_PRICES, () => refusal(500, 'internal_server_error', 'Oops.')));
    await retype('Full groom, Small, minutes', '90');
    await press('Save changes');
    await screen.findByText('Oops.');
    expect(field('Full groom, Small, minutes').value).toBe('90 min');
    void router.navigate({ to: '/groomer' });
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    expect(router.state.location.pathname).toBe(PATH);
  });

  it('needs services first', async () => {
    await openWithServices(PATH, [buildService({ offered: false })]);
    await screen.findByText('No services yet');
    expect(screen.getByRole('link', { name: 'Choose services' }).getAttribute('href')).toBe(
      '/groomer/account/services',
    );
  });

  it('RL-errors-05 says when it did not load, and tries again', async () => {
    let isBroken = true;
    await openWithServices(
      PATH,
      undefined,
      answer('GET /v2/service-provider/services/my-services', () =>
        isBroken ? refusal(500, 'internal_server_error') : myServices(),
      ),
    );
    await screen.findByText('Your prices didn’t load');
    isBroken = false;
    await press('Try again');
    await screen.findByRole('table', TABLE);
  });
});

describe('prices as a step of the sign-up', () => {
  it('are done only when every service has a price', async () => {
    const { sent } = await openWithServices('/groomer/onboarding/services-pricing', [BATH, buildService()]);
    await screen.findByRole('table', TABLE);
    await press('Save and continue');
    await screen.findByText('Enter a price for at least one size, or stop offering this service');
    await waitFor(() => expect(document.activeElement).toBe(field('Full groom, Extra small, price')));
    expect(sent).toEqual([]);
  });
});
