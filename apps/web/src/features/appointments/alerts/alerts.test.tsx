import { parseLocalDate } from '@tailgate/values/local-time';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { buildSession } from '../../../testing/sessions.ts';
import { at, buildDetail, buildRoute, buildStop, dateIn, pageOf, today, ZONE } from '../appointments.testing.ts';
import type { AppointmentDetail } from '../appointments-query.ts';
import { alertProblems } from './alert-words.ts';

const asDate = (text: string) => parseLocalDate(text) ?? today();
const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';
const BISCUIT = { id: 'p-1', name: 'Biscuit' };
const MOCHI = { id: 'p-2', name: 'Mochi' };
const NOTHING = { pet: null, note: '', vaccination: null, expiresOn: null };

const ALERTS: AppointmentDetail['alerts'] = [
  { ...NOTHING, kind: 'customer', note: 'Dog door is open' },
  { ...NOTHING, kind: 'anxious_aggressive', pet: BISCUIT, note: 'Muzzle in drawer 2' },
  { ...NOTHING, kind: 'vaccination_expired', pet: MOCHI, vaccination: 'Rabies', expiresOn: dateIn(-3) },
  { ...NOTHING, kind: 'vaccination_ends_soon', pet: MOCHI, vaccination: 'DHPP', expiresOn: dateIn(9) },
  { ...NOTHING, kind: 'pet_note', pet: MOCHI, note: 'Epileptic' },
];

/** Beside an expired record, on the appointment alone. */
const ASK = 'Ask for new record';

const SCREENS = {
  home: '/groomer',
  appointment: '/groomer/appointments/a-1',
  checkout: '/groomer/appointments/a-1/payment',
};

const shownOn = async (path: string, alerts: AppointmentDetail['alerts']) => {
  await openApp(
    path,
    buildSession(),
    answer(
      'GET /v2/service-schedule/service-provider/day-route',
      buildRoute({
        stops: [
          buildStop({ alerts, appointmentEnd: at(today(), 24) }),
          buildStop({ id: 'a-2', alerts, appointmentStart: at(today(), 24), appointmentEnd: at(today(), 25) }),
        ],
      }),
    ),
    answer('GET /v2/service-schedule/service-provider/orders', pageOf([])),
    answer('GET /v2/service-schedule/service-provider/day-order', { date: today(), timeZone: ZONE, proposal: null }),
    answer('GET /v2/service-schedule/service-provider/driving-details', { days: [] }),
    answer(`GET ${ORDER}`, buildDetail({ alerts })),
    answer(`GET ${ORDER}/payment/list`, { items: [] }),
    answer(`GET ${ORDER}/last-prices`, { petServices: [], tips: [] }),
    answer('GET /v2/user-upsells', {
      items: [],
      total: 0,
      limit: 100,
      offset: 0,
      counts: {} as never,
    }),
  );
  const list = await screen.findByRole('list', { name: 'Alerts for Priya Raman' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent, dataset }) => [dataset['tone'], textContent.replace(ASK, '')]);
};

describe('the alerts of an appointment', () => {
  it('are the same at the next stop, on the appointment and at checkout', async () => {
    const shown: Record<string, unknown> = {};
    for (const [name, path] of Object.entries(SCREENS)) {
      shown[name] = await shownOn(path, ALERTS);
      if (name === 'home') expect(screen.getByText('5').parentElement?.textContent).toContain('5 alerts');
      cleanup();
    }
    const same = [
      ['danger', 'Dog door is open'],
      ['danger', 'Biscuit can be anxious or aggressiveMuzzle in drawer 2'],
      ['danger', expect.stringMatching(/^Mochi’s rabies record expired \w+ \d+(, \d{4})?3 days ago$/)],
      ['warning', expect.stringMatching(/^Mochi’s DHPP record ends \w+ \d+(, \d{4})?$/)],
      ['info', 'Mochi: Epileptic'],
    ];
    expect(shown).toEqual({ home: same, appointment: same, checkout: same });
  });

  it('name the year of a record that expired in an earlier one', () => {
    const expired = { ...NOTHING, kind: 'vaccination_expired', pet: MOCHI, vaccination: 'Rabies' } as const;
    const [old] = alertProblems([{ ...expired, expiresOn: '2024-05-07' }], asDate('2026-11-19'));
    expect([old?.title, old?.note]).toEqual(['Mochi’s rabies record expired May 7, 2024', '2 years ago']);
    const [fresh] = alertProblems([{ ...expired, expiresOn: '2026-11-18' }], asDate('2026-11-19'));
    expect([fresh?.title, fresh?.note]).toEqual(['Mochi’s rabies record expired Nov 18', 'Yesterday']);
    const [ahead] = alertProblems([{ ...expired, expiresOn: '2026-11-21' }], asDate('2026-11-19'));
    expect([ahead?.title, ahead?.note]).toEqual(['Mochi’s rabies record expires Nov 21', 'Before this appointment']);
  });

  it('are none in an answer that an earlier version kept on this device', () => {
    expect(alertProblems(undefined, asDate('2026-11-19'))).toEqual([]);
  });
});
