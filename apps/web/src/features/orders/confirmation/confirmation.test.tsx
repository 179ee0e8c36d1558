import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { refusal } from '../../../testing/server.ts';
import { buildSession } from '../../../testing/sessions.ts';
import { at, today } from '../../appointments/appointments.testing.ts';
import { buildOwn, canDo, CUSTOMER } from '../../appointments/own/own.testing.ts';
import type { Confirmation } from './confirmation-query.ts';

const OWN = '/v2/service-appointment/customer/appointments';
const confirmation = (given: Partial<Confirmation> = {}): Confirmation => ({
  siteName: 'Saguaro Suds',
  businessName: 'South Paws',
  date: '2026-06-02',
  petNames: ['Biscuit', 'Milo'],
  currency: 'USD',
  lines: [
    { name: 'Full groom, Biscuit', price: 90 },
    { name: 'Matting', price: 332 },
    { name: 'Coupon', price: -10 },
  ],
  amount: 412,
  agreed: 135,
  askedAt: '2026-06-02T19:05:00Z',
  expiresAt: '2026-06-03T19:05:00Z',
  state: 'waiting',
  ...given,
});

type Answered = Confirmation | Response;

/** What is asked changes by an answer, as on the server. */
const open = async (
  shown: () => Answered,
  answered: (calls: number) => Answered = () => confirmation({ state: 'confirmed' }),
) => {
  const sent: unknown[] = [];
  await openApp(
    '/confirm/link-1',
    undefined,
    answer('GET /v1/confirm/:token', () => shown() as Confirmation),
    answer('POST /v1/confirm/:token', ({ body }) => {
      sent.push(body);
      return answered(sent.length) as Confirmation;
    }),
  );
  return { sent };
};
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('a link to confirm a total', () => {
  it('shows every line of it without an account, and thanks who confirms', async () => {
    const { sent } = await open(() => confirmation());
    await title('Confirm $412.00 for South Paws?');
    screen.getByText('For Biscuit and Milo, Tuesday, June 2');
    const lines = within(screen.getByLabelText('Total'));
    expect(lines.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '$90.00',
      '$332.00',
      '-$10.00',
      '$412.00',
    ]);
    screen.getByText('Without your confirmation, South Paws can charge up to $135.00, tip included.');
    screen.getByText('Nothing is charged now. South Paws charges your card on file when the appointment is completed.');
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
    await press('Confirm $412.00');
    await title('Confirmed. Thank you!');
    expect(sent).toEqual([{ answer: 'confirm', amount: 412 }]);
    expect(screen.queryByRole('button', { name: /^(Confirm|Decline)/ })).toBeNull();
  });

  it('says nothing of what was agreed where that was nothing, or as much in another way', async () => {
    await open(() => confirmation({ agreed: null }));
    await title('Confirm $412.00 for South Paws?');
    expect(screen.queryByText(/^Without your confirmation/)).toBeNull();
    document.body.replaceChildren();
    await open(() => confirmation({ agreed: 500 }));
    await title('Confirm $412.00 for South Paws?');
    expect(screen.queryByText(/^Without your confirmation/)).toBeNull();
  });

  it('is declined after one question', async () => {
    const { sent } = await open(
      () => confirmation(),
      () => confirmation({ state: 'declined' }),
    );
    await press('Decline');
    const dialog = await screen.findByRole('dialog', { name: 'Decline this total?' });
    within(dialog).getByText('South Paws is told, and your card isn’t charged this amount.');
    expect(sent).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decline $412.00' }));
    await title('Declined');
    expect(sent).toEqual([{ answer: 'decline', amount: 412 }]);
  });

  it('shows the new total where it changed meanwhile, and that is confirmed', async () => {
    let now = confirmation();
    const { sent } = await open(
      () => now,
      (calls) => {
        if (calls > 1) return { ...now, state: 'confirmed' };
        now = confirmation({ amount: 450, lines: [{ name: 'Full groom, Biscuit', price: 450 }] });
        return refusal(409, 'conflict', 'The total is $450.00 now. Check it and answer again.');
      },
    );
    await press('Confirm $412.00');
    await screen.findByText('The total is $450.00 now. Check it and answer again.');
    await title('Confirm $450.00 for South Paws?');
    await press('Confirm $450.00');
    await title('Confirmed. Thank you!');
    expect(sent.at(-1)).toEqual({ answer: 'confirm', amount: 450 });
  });

  it('says that there is nothing to confirm any more', async () => {
    await open(
      () => confirmation(),
      () => refusal(409, 'nothing_to_confirm', 'There is nothing to confirm for this visit any more.'),
    );
    await press('Confirm $412.00');
    await screen.findByText(/^There is nothing to confirm any more\./);
    expect(screen.queryByRole('button', { name: /^(Confirm|Decline)/ })).toBeNull();
  });

  it.each([
    [
      'confirmed',
      'Confirmed. Thank you!',
      /^South Paws charges your card on file when the appointment is completed\.$/,
    ],
    ['declined', 'Declined', /^South Paws was told\./],
  ] as const)('that is %s already says so', async (state, heading, words) => {
    await open(() => confirmation({ state }));
    await title(heading);
    screen.getByText(words);
  });

  it('that is unknown, replaced or expired no longer works', async () => {
    await open(() => refusal(404, 'not_found', 'We could not find that.'));
    await title('This link no longer works');
    screen.getByText('Links to confirm a total work for 24 hours, and a new one replaces the last.');
  });

  it('is loaded again after a failure', async () => {
    let isUp = false;
    await open(() => (isUp ? confirmation() : refusal(422, 'validation_failed', 'Something is wrong.')));
    await title('The total didn’t load');
    isUp = true;
    await press('Try again');
    await title('Confirm $412.00 for South Paws?');
  });
});

describe('the same question in the area of the customer', () => {
  const asked = buildOwn({
    appointmentStart: at(today(), 0.5),
    agreedUpTo: 108,
    toConfirm: { amount: 412, askedAt: at(today(), 0.6) },
    can: canDo('askToMove'),
  });

  const openOwn = async (path: string, { impersonatorId = null }: { impersonatorId?: string | null } = {}) => {
    const sent: unknown[] = [];
    let now = asked;
    let question = confirmation();
    await openApp(
      path,
      buildSession({ role: 'customer', ...(impersonatorId !== null && { impersonatorId }) }),
      answer('GET /v1/customer', CUSTOMER),
      answer('GET /v2/customer/pets', { items: [] }),
      answer(`GET ${OWN}/:id/confirmation`, () => question),
      answer(`POST ${OWN}/:id/confirmation`, ({ body }) => {
        sent.push(body);
        now = { ...now, toConfirm: null };
        question = { ...question, state: body.answer === 'confirm' ? 'confirmed' : 'declined' };
        return question;
      }),
      answer(`GET ${OWN}`, ({ query }) => ({
        items: query.get('when') === 'past' ? [now] : [],
        total: 1,
        limit: 20,
        offset: 0,
      })),
      answer(`GET ${OWN}/:id`, () => now),
    );
    return { sent };
  };

  it('leads from home to the appointment, also when its planned time is over', async () => {
    await openOwn('/customer');
    await screen.findByRole('heading', { name: 'Maya Torres asks you to confirm $412.00' });
    const link = screen.getByRole('link', { name: 'Review total' });
    expect(link.getAttribute('href')).toBe('/customer/appointments/a-1');
    screen.getByText('Confirm total');
  });

  it('is answered on the appointment', async () => {
    const { sent } = await openOwn('/customer/appointments/a-1');
    await screen.findByRole('heading', { name: 'Maya Torres asks you to confirm $412.00' });
    await press('Confirm $412.00');
    await screen.findByText('Total confirmed');
    await waitFor(() => expect(screen.queryByRole('heading', { name: /asks you to confirm/ })).toBeNull());
    expect(sent).toEqual([{ answer: 'confirm', amount: 412 }]);
  });

  it('is not answered by support', async () => {
    await openOwn('/customer/appointments/a-1', { impersonatorId: 'user-2' });
    await screen.findByText('Only the customer can confirm or decline this total.');
    expect(screen.queryByRole('button', { name: /^(Confirm|Decline)/ })).toBeNull();
  });
});
