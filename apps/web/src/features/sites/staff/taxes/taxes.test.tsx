import type { CallAnswer, CallInput } from '@tailgate/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import type { RequestHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { currentTimeMs } from '#ui/dates/clock.ts';
import { answer } from '../../../../testing/answer.ts';
import { openApp } from '../../../../testing/open-app.tsx';
import { refusal } from '../../../../testing/server.ts';
import { buildSession } from '../../../../testing/sessions.ts';

const PLACES = '/v2/staff/tax-places';
const FEES = '/v2/staff/fees';
const DEFAULT_FEES: CallAnswer<`GET ${typeof FEES}`> = {
  processing: { percent: 2.9, amount: 0.3 },
  management: { percent: 5, amount: 0 },
  noShowLimit: 100,
  cancellationFee: 30,
  enRouteFee: 60,
  instantPayoutHoldDays: 2,
  consentPercent: 20,
  consentTipPercent: 30,
  unconfirmedLimit: 400,
};
type Place = CallAnswer<`GET ${typeof PLACES}`>['items'][number];
type Sent = { readonly place: unknown } & CallInput<`PUT ${typeof PLACES}/:place`>['body'];

const place = (id: string, percent: number): Place => {
  const [stateOrProvince = '', postalPrefix = ''] = id.split('-');
  return {
    id,
    stateOrProvince,
    postalPrefix,
    percent,
    updatedAt: new Date(currentTimeMs() - 3 * 3_600_000).toISOString(),
  };
};

/** A server that keeps rates as the real one does. */
const open = async (rows: readonly Place[], ...first: readonly RequestHandler[]) => {
  let kept = [...rows];
  const sent: Sent[] = [];
  const searched: (string | null)[] = [];
  let fees = DEFAULT_FEES;
  const sentFees: CallInput<`PUT ${typeof FEES}`>['body'][] = [];
  await openApp(
    '/staff/taxes',
    buildSession({ role: 'staff' }),
    ...first,
    answer(`GET ${PLACES}`, ({ query }) => {
      searched.push(query.get('search'));
      const items = kept.filter(({ id }) => id.startsWith(query.get('search') ?? ''));
      return { items, total: items.length, limit: 25, offset: 0 };
    }),
    answer(`PUT ${PLACES}/:place`, ({ params, body }) => {
      sent.push({ place: params['place'], ...body });
      const changed = place(String(params['place']), body.percent);
      kept = [...kept.filter(({ id }) => id !== changed.id), changed];
      return changed;
    }),
    answer(`DELETE ${PLACES}/:place`, ({ params }) => {
      kept = kept.filter(({ id }) => id !== params['place']);
      return true;
    }),
    answer(`GET ${FEES}`, () => fees),
    answer(`PUT ${FEES}`, ({ body }) => {
      sentFees.push(body);
      const { previous: _seen, ...given } = body;
      fees = given;
      return fees;
    }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Taxes and fees' });
  return { sent, searched, sentFees };
};
const rowsShown = async () =>
  within(await screen.findByRole('table', { name: 'tax rates' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent).slice(0, 4));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

describe('taxes and fees', () => {
  it('show each rate to three decimals, when a change takes effect, and the fees', async () => {
    await open([place('TX', 6.25), place('TX-787', 8.125)]);
    expect(await rowsShown()).toEqual([
      ['TX', 'All', '3 hours ago', '6.250%'],
      ['TX', 'Starting with 787', '3 hours ago', '8.125%'],
    ]);
    screen.getByText(/applies to orders completed from now on/);
    const fees = within(await screen.findByRole('list', { name: 'Fees' })).getAllByRole('listitem');
    expect(fees.map(({ textContent }) => textContent)).toEqual([
      'Card processingOf each order paid by card2.9% + $0.30',
      'ManagementOf each completed order5%',
      'Maximum no-show feeWhat a groomer can charge a customer who isn’t there$100.00',
      'Late cancellation feeWhat a groomer can charge within 24 hours of the appointment$30.00',
      'On-the-way cancellation feeFrom when the groomer sets out. After arrival, the no-show fee applies$60.00',
      'Instant payout holdHow long new income waits before an instant payout2 days',
      'Charge above the estimateAbove this, the customer has to confirm the total20%',
      'Tip without confirmingOf the estimate, or $20 if that’s more30%',
      'Limit for groomers’ bookingsFor an appointment the customer didn’t book. Above this, they have to confirm$400.00',
    ]);
    const { violations } = await axe.run(screen.getByRole('main'), { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('are added for a state or the ZIP codes that begin alike', async () => {
    const { sent } = await open([]);
    await screen.findByText(/Orders are not taxed until there is a rate/);
    await userEvent.click(screen.getByRole('button', { name: 'Add your first rate' }));
    const form = await dialog('Add tax rate');
    await userEvent.type(form.getByLabelText(/^State/), 'tx');
    await userEvent.type(form.getByLabelText(/^ZIP codes/), '787');
    await userEvent.type(form.getByLabelText(/^Rate/), '8.1254');
    await userEvent.click(form.getByRole('button', { name: 'Add rate' }));
    await screen.findByText('Tax rate added');
    expect(sent).toEqual([{ place: 'TX-787', percent: 8.125, previousPercent: null }]);
    expect(await rowsShown()).toMatchObject([['TX', 'Starting with 787', expect.anything(), '8.125%']]);
  });

  it('are not added without a state and a rate, or above 30 percent', async () => {
    const { sent } = await open([]);
    await userEvent.click(screen.getByRole('button', { name: 'Add rate' }));
    const form = await dialog('Add tax rate');
    await userEvent.type(form.getByLabelText(/^ZIP codes/), '-7');
    await userEvent.click(form.getByRole('button', { name: 'Add rate' }));
    for (const problem of ['Enter the abbreviation, like TX', 'Use letters and digits only', 'Enter the rate'])
      await form.findByText(problem);
    await userEvent.type(form.getByLabelText(/^Rate/), '30.001');
    await userEvent.click(form.getByRole('button', { name: 'Add rate' }));
    await form.findByText('Enter 30% at most');
    expect(sent).toEqual([]);
  });

  it('are changed from the rate that was shown', async () => {
    const { sent } = await open([place('TX', 6.25)]);
    await userEvent.click(await screen.findByRole('button', { name: 'TX' }));
    const form = await dialog('Tax rate of TX');
    expect(form.queryByLabelText(/^State/)).toBeNull();
    await retype(form.getByLabelText(/^Rate/), '8.25');
    await userEvent.click(form.getByRole('button', { name: 'Save rate' }));
    await screen.findByText('Tax rate saved');
    expect(sent).toEqual([{ place: 'TX', percent: 8.25, previousPercent: 6.25 }]);
    await waitFor(async () => expect((await rowsShown())[0]?.[3]).toBe('8.250%'));
  });

  it('say when another staff member was faster', async () => {
    await open(
      [place('TX', 6.25)],
      answer(`PUT ${PLACES}/:place`, () => refusal(409, 'conflict')),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'TX' }));
    const form = await dialog('Tax rate of TX');
    await retype(form.getByLabelText(/^Rate/), '8.25');
    await userEvent.click(form.getByRole('button', { name: 'Save rate' }));
    await form.findByText(/Another staff member changed this rate/);
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add rate' }));
    const added = await dialog('Add tax rate');
    await userEvent.type(added.getByLabelText(/^State/), 'TX');
    await userEvent.type(added.getByLabelText(/^Rate/), '1');
    await userEvent.click(added.getByRole('button', { name: 'Add rate' }));
    await added.findByText('This place has a rate already. Change it in the table.');
  });

  it('are removed after a question, which says what follows', async () => {
    await open([place('TX', 6.25), place('TX-787', 8.125)]);
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for TX 787' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove rate' }));
    const question = await dialog('Remove the rate of TX 787?');
    question.getByText(/taxed at the rate of the larger place/);
    await userEvent.click(question.getByRole('button', { name: 'Remove rate' }));
    await screen.findByText('Rate of TX 787 removed');
    await waitFor(async () => expect(await rowsShown()).toHaveLength(1));
  });

  it('are found by what is typed', async () => {
    const { searched } = await open([place('NM', 5), place('TX', 6.25)]);
    await userEvent.type(await screen.findByRole('searchbox', { name: 'State or ZIP code' }), 'TX');
    await waitFor(() => expect(searched).toContain('TX'));
    await waitFor(async () => expect((await rowsShown()).map(([state]) => state)).toEqual(['TX']));
  });

  it('change the fees from those that were shown', async () => {
    const { sentFees } = await open([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Change fees' }));
    const form = await dialog('Change fees');
    form.getByText(/apply to orders completed from now on/);
    await retype(form.getByLabelText(/^Management/), '4.125');
    await retype(form.getByLabelText(/^Plus for each order/), '0.25');
    await userEvent.click(form.getByRole('button', { name: 'Save fees' }));
    await screen.findByText('Fees saved');
    expect(sentFees).toEqual([
      { ...DEFAULT_FEES, management: { percent: 4.125, amount: 0.25 }, previous: DEFAULT_FEES },
    ]);
    await screen.findByText('4.125% + $0.25');
  });

  it('refuse fees that are missing or too high, and those that another changed', async () => {
    const previous: unknown[] = [];
    let fees = DEFAULT_FEES;
    const { sentFees } = await open(
      [],
      answer(`PUT ${FEES}`, ({ body }) => {
        previous.push(body.previous);
        fees = { ...DEFAULT_FEES, noShowLimit: 75 };
        return refusal(409, 'conflict');
      }),
      answer(`GET ${FEES}`, () => fees),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Change fees' }));
    const form = await dialog('Change fees');
    await userEvent.clear(form.getByLabelText(/^Card processing/));
    await retype(form.getByLabelText(/^Plus for each card payment/), '10.01');
    await retype(form.getByLabelText(/^Management/), '51');
    await retype(form.getByLabelText(/^Maximum no-show fee/), '1000.01');
    await userEvent.click(form.getByRole('button', { name: 'Save fees' }));
    for (const problem of [
      'Enter a percentage, or 0',
      'Enter $10 at most',
      'Enter 50% at most',
      'Enter $1,000 at most',
    ])
      await form.findByText(problem);
    await userEvent.type(form.getByLabelText(/^Card processing/), '3');
    await retype(form.getByLabelText(/^Plus for each card payment/), '0');
    await retype(form.getByLabelText(/^Management/), '0');
    await retype(form.getByLabelText(/^Maximum no-show fee/), '0');
    await userEvent.click(form.getByRole('button', { name: 'Save fees' }));
    await form.findByText(/Another staff member changed the fees/);
    await screen.findByText('$75.00');
    await userEvent.click(form.getByRole('button', { name: 'Save fees' }));
    await waitFor(() => expect(previous).toEqual([DEFAULT_FEES, DEFAULT_FEES]));
    expect(sentFees).toEqual([]);
  });
});
