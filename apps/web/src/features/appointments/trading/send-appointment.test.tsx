import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { buildSession } from '../../../testing/sessions.ts';
import { buildDetail } from '../appointments.testing.ts';

const ORDER = 'GET /v2/service-checkout/pet-service/service-provider/order/:id';
const TRADING = '/v2/service-appointment/trading';

const PARTNERS = answer(`GET ${TRADING}/seller/trade-partners`, {
  items: [{ id: 'g-2', displayName: 'Kai Foster', city: 'Austin', withinMiles: 4, refusal: null }],
  total: 1,
  limit: 100,
  offset: 0,
});

describe('the page that offers an appointment to a partner', () => {
  it('sends what the dialog sends and leads back to the appointment', async () => {
    const sent = vi.fn();
    let detail = buildDetail({}, { offerTrade: true });
    const { router } = await openApp(
      '/groomer/appointments/a-1/send-appointment',
      buildSession(),
      PARTNERS,
      answer(ORDER, () => detail),
      answer(`POST ${TRADING}/seller/send`, ({ body }) => {
        sent(body);
        detail = buildDetail({ status: 'in_trade' }, { withdrawTrade: true });
        return detail;
      }),
    );
    await screen.findByRole('heading', { level: 1, name: 'Offer trade' });
    await userEvent.type(await screen.findByRole('combobox', { name: /^Partner/ }), 'kai');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Offer trade' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/groomer/appointments/a-1'));
    expect(sent).toHaveBeenCalledWith({ orderId: 'a-1', recipientId: 'g-2', note: '' });
  });

  it('says that an appointment cannot be offered any more', async () => {
    await openApp('/groomer/appointments/a-1/send-appointment', buildSession(), PARTNERS, answer(ORDER, buildDetail()));
    expect(await screen.findByText('This appointment can’t be offered to a partner now.')).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: /^Partner/ })).toBeNull();
  });
});
