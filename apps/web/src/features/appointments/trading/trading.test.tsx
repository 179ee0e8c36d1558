import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { dispatchLive, dispatchReconnect } from '#shell/live/live-topics.ts';
import { buildStartRefusal } from '#shell/refusals/start-refusals.testing.ts';
import { answer } from '../../../testing/answer.ts';
import { fill } from '../../../testing/fill.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { refusal } from '../../../testing/server.ts';
import { buildSession } from '../../../testing/sessions.ts';
import { at, buildAppointment, buildDetail, dateIn, ZONE } from '../appointments.testing.ts';
import type { OpenJob, ReceivedTrade } from './trading-query.ts';

const ORDER = 'GET /v2/service-checkout/pet-service/service-provider/order/:id';
const TRADING = '/v2/service-appointment/trading';
const JOBS = '/v2/service-schedule/service-provider/grab-it';

const PARTNERS = answer(`GET ${TRADING}/seller/trade-partners`, {
  items: [
    { id: 'g-2', displayName: 'Kai Foster', city: 'Austin', withinMiles: 4, refusal: null },
    { id: 'g-3', displayName: 'Ana Lima', city: '', withinMiles: null, refusal: null },
    {
      id: 'g-4',
      displayName: 'Kim Lee',
      city: 'Austin',
      withinMiles: 2,
      refusal: { cause: 'time_off', timeOff: { from: '2026-11-14', to: '2026-11-22' } },
    },
  ],
  total: 3,
  limit: 100,
  offset: 0,
});

const FAR = { postalCode: '78701', withinMiles: 5 };
const TRADE: ReceivedTrade = {
  ...buildAppointment({ id: 'a-7', appointmentStart: at(dateIn(2), 10), appointmentEnd: at(dateIn(2), 11) }),
  ...FAR,
  tradeNote: 'Closer to you',
  desiredDatetime: at(dateIn(2), 14),
  answerBy: at(dateIn(1), 8),
  partner: { id: 'g-2', displayName: 'Kai Foster' },
};

const JOB: OpenJob = {
  id: 'a-8',
  appointmentStart: at(dateIn(1), 13),
  appointmentEnd: at(dateIn(1), 14.5),
  city: 'Round Rock',
  postalCode: '78664',
  pets: [{ breed: 'Poodle', services: ['Bath', 'Nail trim'] }],
  minPrice: 80,
  maxPrice: 95,
  withinMiles: 13,
  grabBy: at(dateIn(1), 9),
};

const openSchedule = async (...more: Parameters<typeof openApp>[2][]) => {
  const app = await openApp('/groomer/appointments', buildSession(), ...more);
  await screen.findByRole('heading', { level: 1, name: 'Schedule' });
  return app;
};
const openQueue = async (name: RegExp) => userEvent.click(await screen.findByRole('tab', { name }));

describe('RL-trading-01 offering a trade', () => {
  const openPage = async (...more: Parameters<typeof openApp>[2][]) => {
    await openApp('/groomer/appointments/a-1', buildSession(), PARTNERS, ...more);
    await screen.findByRole('heading', { level: 1, name: 'Priya Raman' });
  };

  it('sends partner, note and another time, and shows that it is offered', async () => {
    const sent = vi.fn();
    let detail = buildDetail({}, { offerTrade: true });
    await openPage(
      answer(ORDER, () => detail),
      answer(`POST ${TRADING}/seller/send`, ({ body }) => {
        sent(body);
        detail = buildDetail({ status: 'in_trade', tradeNote: 'Closer to you' }, { withdrawTrade: true });
        return detail;
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Offer trade' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Offer trade' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Offer trade' }));
    expect(await dialog.findByText('Choose a partner')).toBeTruthy();
    const partner = dialog.getByRole<HTMLInputElement>('combobox', { name: /^Partner/ });
    await userEvent.type(partner, 'kai');
    expect(await screen.findAllByRole('option', { hidden: true })).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    expect(partner.value).toBe('Kai Foster · Austin · within 4 mi');
    await fill(dialog.getByLabelText(/^Note/), 'Closer to you');
    await userEvent.click(dialog.getByRole('switch', { name: 'Ask for another time' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Offer trade' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent).toHaveBeenCalledWith({
      orderId: 'a-1',
      recipientId: 'g-2',
      note: 'Closer to you',
      desiredDatetime: buildDetail().appointmentStart,
    });
    expect(await screen.findByText(/Offered to a partner: “Closer to you”/)).toBeTruthy();
  });

  it('is not sent to a partner who cannot take it, and says why', async () => {
    await openPage(answer(ORDER, buildDetail({}, { offerTrade: true })));
    await userEvent.click(screen.getByRole('button', { name: 'Offer trade' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Offer trade' }));
    await userEvent.click(await dialog.findByRole('combobox', { name: /^Partner/ }));
    const options = await screen.findAllByRole('option', { hidden: true });
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Kai Foster · Austin · within 4 mi',
      'Ana Lima',
      'Kim Lee – away Nov 14 – Nov 22',
    ]);
    expect(options[2]?.dataset['comboboxDisabled']).toBe('true');
  });

  it('can be withdrawn', async () => {
    let detail = buildDetail({ status: 'in_trade' }, { withdrawTrade: true });
    await openPage(
      answer(ORDER, () => detail),
      answer(`DELETE ${TRADING}/seller/sent-appointments/:id`, () => {
        detail = buildDetail({}, { offerTrade: true });
        return detail;
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw offer' }));
    expect(await screen.findByRole('button', { name: 'Offer trade' })).toBeTruthy();
  });
});

describe('RL-trading-01 a received trade', () => {
  const open = async (...more: Parameters<typeof openApp>[2][]) => {
    const kept = [TRADE];
    await openSchedule(
      answer(`GET ${TRADING}/buyer/received-appointments`, () => ({ items: [...kept] })),
      ...more,
    );
    return kept;
  };

  it('shows city, work, both times and price, and not whose it is', async () => {
    await open();
    const cards = await screen.findByRole('list', { name: 'Trades' });
    expect(cards.textContent).toMatch(
      /Kai Foster offers.*by tomorrow 8:00 AM.*Full groom \(Beagle\) · Austin.*10:00.*2:00.*\$90 – \$120 · within 5 mi of home.*Closer/,
    );
    expect(cards.textContent).not.toMatch(/Priya|Biscuit/);
    expect(cards.querySelector('s')?.textContent).toContain('10:00');
  });

  it('is accepted after one question', async () => {
    const kept: ReceivedTrade[] = await open(
      answer(`PUT ${TRADING}/buyer/received-appointments/:id/accept`, () => {
        kept.length = 0;
        return buildDetail({ id: 'a-7' });
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Accept trade of Kai Foster' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept this trade?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Accept trade' }));
    expect(await screen.findByText('The appointment is yours')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Kai Foster offers')).toBeNull());
  });

  it('says why it does not fit and stays', async () => {
    const hours = [{ start: '08:00', end: '17:00' }];
    const unfit = buildStartRefusal({ cause: 'outside_hours', obstacle: null, hours });
    await open(
      answer(`PUT ${TRADING}/buyer/received-appointments/:id/accept`, () =>
        refusal(409, 'slot_unavailable', undefined, undefined, { refusal: unfit }),
      ),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Accept trade of Kai Foster' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept this trade?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Accept trade' }));
    expect(await dialog.findByText('This is outside your hours of the day, 8:00 AM – 5:00 PM.')).toBeTruthy();
    expect(screen.getByText('Kai Foster offers')).toBeTruthy();
  });

  it('is declined in one tap', async () => {
    const kept: ReceivedTrade[] = await open(
      answer(`PUT ${TRADING}/buyer/received-appointments/:id/reject`, () => {
        kept.length = 0;
        return true;
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Decline trade of Kai Foster' }));
    expect(await screen.findByText('Trade declined')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Kai Foster offers')).toBeNull());
  });

  it('RL-schedule-06 appears and disappears without a reload', async () => {
    const kept = await open();
    await screen.findByText('Kai Foster offers');
    kept.length = 0;
    dispatchLive('schedule.changed', { appointmentId: 'a-7' });
    expect(await screen.findByText('Nothing waits for your answer.')).toBeTruthy();
  });
});

describe('RL-trading-02 a declined trade', () => {
  it('is shown to the seller until it is read', async () => {
    const kept = [buildAppointment()];
    await openSchedule(
      answer(`GET ${TRADING}/seller/rejected-appointments`, () => ({ items: [...kept] })),
      answer(`PUT ${TRADING}/seller/rejected-appointments/:id/mark-as-read`, () => {
        kept.length = 0;
        return true;
      }),
    );
    const card = within(await screen.findByRole('list', { name: 'Trades' }));
    expect(card.getByText('Trade declined')).toBeTruthy();
    await userEvent.click(card.getByRole('button', { name: /^Mark as read/ }));
    await waitFor(() => expect(screen.queryByText('Trade declined')).toBeNull());
  });

  it('is said on the page of its appointment', async () => {
    await openApp('/groomer/appointments/a-1', buildSession(), answer(ORDER, buildDetail({ tradeRejected: true })));
    expect(await screen.findByText(/Your partner declined the trade/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Mark trade as read' })).toBeTruthy();
  });
});

describe('RL-appointments-03 RL-appointments-09 RL-schedule-02 a job that nobody took', () => {
  const open = async (...more: Parameters<typeof openApp>[2][]) => {
    const kept = [JOB];
    await openSchedule(
      answer(`GET ${JOBS}/jobs`, () => ({ items: [...kept], timeZone: ZONE })),
      ...more,
    );
    return kept;
  };
  const grab = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Grab it job in Round Rock' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Grab this job?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Grab job' }));
  };

  it('shows city, work, time, price, distance and until when', async () => {
    await open();
    const cards = await screen.findByRole('list', { name: 'Grab it' });
    expect(cards.textContent).toMatch(
      /Round Rock 78664.*by tomorrow 9:00 AM.*Bath, Nail trim \(Poodle\).*1:00 – 2:30 PM.*\$80 – \$95 · within 13 mi of home/,
    );
  });

  it('is grabbed with one confirmation', async () => {
    const sent = vi.fn();
    const kept: OpenJob[] = await open(
      answer(`POST ${JOBS}/jobs`, ({ body }) => {
        sent(body);
        kept.length = 0;
        return buildDetail({ id: 'a-8' });
      }),
    );
    await grab();
    expect(await screen.findByText('The job is yours')).toBeTruthy();
    expect(sent).toHaveBeenCalledWith({ orderId: 'a-8' });
    await waitFor(() => expect(screen.queryByText(/Round Rock/)).toBeNull());
  });

  it('that another groomer took is said in one sentence and disappears', async () => {
    const kept: OpenJob[] = await open(
      answer(`POST ${JOBS}/jobs`, () => {
        kept.length = 0;
        return refusal(409, 'illegal_transition');
      }),
    );
    await grab();
    expect(await screen.findByText('Another groomer took this job, or the customer canceled it.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/Round Rock/)).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that does not fit after all says its cause and disappears', async () => {
    const kept: OpenJob[] = await open(
      answer(`POST ${JOBS}/jobs`, () => {
        kept.length = 0;
        return refusal(409, 'slot_taken', undefined, undefined, { refusal: buildStartRefusal() });
      }),
    );
    await grab();
    expect(
      await screen.findByText('You can’t take this job. This overlaps with your appointment at 2:00 PM.'),
    ).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/Round Rock/)).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is said also when the list loses the job before the answer comes', async () => {
    const kept: OpenJob[] = await open(
      answer(`POST ${JOBS}/jobs`, async () => {
        kept.length = 0;
        dispatchReconnect();
        await waitFor(() => expect(screen.queryByText(/Round Rock/)).toBeNull());
        return refusal(409, 'illegal_transition');
      }),
    );
    await grab();
    expect(await screen.findByText('Another groomer took this job, or the customer canceled it.')).toBeTruthy();
  });

  it('can be hidden', async () => {
    const kept: OpenJob[] = await open(
      answer(`POST ${JOBS}/reject-job`, () => {
        kept.length = 0;
        return true;
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Hide job in Round Rock' }));
    expect(await screen.findByText('Job hidden')).toBeTruthy();
  });

  it('is the only queue where nothing else waits, and has no problems that axe finds', async () => {
    await open();
    await openQueue(/Grab it/);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['1Grab it']);
    const { violations } = await axe.run(screen.getByRole('main'), { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });
});
