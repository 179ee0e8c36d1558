import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectivity } from '#shell/connectivity/online.ts';
import { currentTime } from '#ui/dates/current-time.ts';
import { answer } from '../../../../testing/answer.ts';
import { fill } from '../../../../testing/fill.ts';
import { openApp } from '../../../../testing/open-app.tsx';
import { refusal } from '../../../../testing/server.ts';
import { buildSession } from '../../../../testing/sessions.ts';
import type { AppointmentDetail } from '#features/appointments/index.ts';
import { buildDetail, buildRoute, buildStop } from '../../../appointments/appointments.testing.ts';
import { notedStore } from './noted-store.ts';

// The test environment has no database of a browser.
const kept = new Map<string, unknown>();

const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';
const OFFLINE = 'POST /v1/orders/:id/complete-order-offline';

/** Without a connection nothing answers. */
const online =
  <Answer,>(given: Answer) =>
  () =>
    connectivity.isOnline() ? given : HttpResponse.error();

type Outcome = 'as shown' | 'more' | 'declined' | 'lost once';

const open = async (outcome: Outcome = 'as shown', given: Partial<AppointmentDetail> = {}) => {
  const sent = vi.fn();
  await openApp(
    '/groomer/appointments/offline-checkout?orderId=a-1',
    buildSession(),
    answer(`GET ${ORDER}`, online(buildDetail(given))),
    answer(`GET ${ORDER}/last-prices`, { petServices: [], tips: [] }),
    answer(`GET ${ORDER}/payment/list`, {
      items: [
        {
          id: 'card',
          name: 'Card',
          description: '',
          isAvailable: true,
          sources: [
            {
              id: 'k-1',
              name: 'Visa ending in 4242',
              description: '',
              type: 'card',
              isManageable: false,
              isDefault: true,
            },
          ],
        },
      ],
    }),
    answer('GET /v2/service-schedule/service-provider/day-route', online(buildRoute({ stops: [buildStop()] }))),
    answer('GET /v2/health', online({ ok: true as const })),
    answer(OFFLINE, ({ body, headers }) => {
      sent(body, headers.get('idempotency-key'));
      if (outcome === 'declined') return refusal(402, 'card_declined', 'The card was declined.');
      if (outcome === 'lost once' && sent.mock.calls.length === 1) return HttpResponse.error();
      const difference = outcome === 'more' ? 4.5 : 0;
      const due = (body.due ?? 0) + difference;
      const settlement = {
        kind: 'completed',
        tender: body.paymentMethod,
        settledAt: currentTime().toISOString(),
        isSigned: true,
      } as const;
      return {
        ...buildDetail({ status: 'complete', settlement }),
        offline: { shownDue: body.due ?? null, due, difference },
      };
    }),
  );
  await screen.findByRole('button', { name: 'Type my name' });
  return sent;
};
const goOffline = () => act(() => connectivity.set(false));
const goOnline = () => act(() => connectivity.set(true));
const complete = async (method: RegExp, action: string) => {
  await userEvent.click(await screen.findByLabelText(method));
  await userEvent.click(screen.getByRole('button', { name: 'Type my name' }));
  await fill(screen.getByLabelText('Full name'), 'Priya Raman');
  await userEvent.click(screen.getByRole('button', { name: action }));
};
const list = async () => within(await screen.findByRole('list', { name: 'Completed on this device' }));

describe('a checkout without a connection', () => {
  beforeEach(() => {
    kept.clear();
    vi.spyOn(notedStore, 'get').mockImplementation((key) => Promise.resolve(kept.get(key) as never));
    vi.spyOn(notedStore, 'update').mockImplementation((key, change) => {
      kept.set(key, change(kept.get(key)));
      return Promise.resolve();
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    connectivity.set(true);
    localStorage.clear();
  });

  it('says before it is sent that a card is not charged beyond what was agreed', async () => {
    await open('as shown', { consent: { most: 100, mostTip: 30, asked: null } });
    goOffline();
    const told =
      /^Priya agreed to at most \$100\.00 plus a tip of up to \$30\.00\. The card is charged only once they confirm \$105\.00/;
    await userEvent.click(await screen.findByLabelText(/^Visa/));
    expect(screen.getByText(told)).toBeTruthy();
    await userEvent.click(screen.getByLabelText(/^Cash/));
    expect(screen.queryByText(told)).toBeNull();
  });

  it('keeps the visit on the device, and sends it once when the connection is back', async () => {
    const sent = await open();
    goOffline();
    await userEvent.click(await screen.findByRole('button', { name: '20%' }));
    await complete(/^Cash/, 'Complete with $126.00 in cash');
    expect((await list()).getByText('Waiting')).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
    goOnline();
    expect(await (await list()).findByText('Sent')).toBeTruthy();
    expect(sent).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        paymentMethod: 'cash',
        tipAmount: 21,
        due: 126,
        signature: { name: 'Priya Raman' },
        petServices: [expect.objectContaining({ petServiceId: 'l-1' })],
      }),
      expect.any(String),
    );
    expect(JSON.stringify([...kept]), 'the signature is kept no longer').not.toContain('"name":"Priya Raman"');
    goOffline();
    goOnline();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  });

  it('tells by how much the server’s total differs from what was shown', async () => {
    await open('more');
    await complete(/^Check/, 'Complete with a check for $105.00');
    expect(await (await list()).findByText('$109.50 · $4.50 more than the $105.00 shown here')).toBeTruthy();
  });

  it('tells why a card was declined, and leads to the checkout', async () => {
    await open('declined');
    await complete(/^Visa/, 'Complete and charge $105.00 later');
    const row = await list();
    expect(await row.findByText('Not completed')).toBeTruthy();
    expect(row.getByText(/declined/)).toBeTruthy();
    expect(row.getByRole('link', { name: 'Check out' }).getAttribute('href')).toContain('/a-1/payment');
    await userEvent.click(row.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Completed on this device' })).toBeNull());
  });

  it('sends it again under the same key when the answer got lost', async () => {
    const sent = await open('lost once');
    await complete(/^Cash/, 'Complete with $105.00 in cash');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    expect(await (await list()).findByText('Waiting')).toBeTruthy();
    goOffline();
    goOnline();
    expect(await (await list()).findByText('Sent')).toBeTruthy();
    const [[, first], [, second]] = sent.mock.calls as [[unknown, string], [unknown, string]];
    expect(second).toBe(first);
  });
});
