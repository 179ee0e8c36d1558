import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { refusal } from '../../../testing/server.ts';
import { buildSession } from '../../../testing/sessions.ts';
import type { Vehicle } from '../vehicles-query.ts';
import { buildVan, press, violationsOn } from '../vehicles.testing.tsx';

const VEHICLES = '/v2/service-vehicle/vehicles';
const COUNTS = { all: 1, listed: 0, draft: 1, paused: 0, attention: 0, retired: 0 };
const READY = { open: [], sections: [], done: 10, total: 10, percent: 100, canBeListed: true };
const visit = (choices: readonly 'other_van'[] = []) => ({
  id: 'order-1',
  kind: 'appointment',
  start: '2031-11-20T16:00:00.000Z',
  end: '2031-11-20T17:00:00.000Z',
  holderId: 'groomer-1',
  choices: [...choices],
});

/** A server that refuses once with these appointments, unless the call takes care of them. */
const open = async (state: Vehicle['state'], visits: readonly ReturnType<typeof visit>[] = []) => {
  const van = buildVan({ isForRent: false, state, readiness: READY });
  const kept = { van };
  const sent: unknown[] = [];
  const listed = {
    ...van,
    percent: 100,
    missing: 0,
    nextExpiry: null,
    ratePerDay: null,
    ratePerWeek: null,
    splitPercentage: null,
  };
  await openApp(
    '/groomer/account/my-van',
    buildSession(),
    answer(`GET ${VEHICLES}/my-vehicles`, { items: [listed], total: 1, limit: 100, offset: 0, counts: COUNTS }),
    answer(`GET ${VEHICLES}/:id`, () => kept.van),
    answer(`PUT ${VEHICLES}/status/:id`, ({ body }) => {
      sent.push(body);
      if (visits.length > 0 && !body.worksWithoutVan && (body.choices ?? []).length === 0)
        return refusal(409, 'custody_has_visits', 'Appointments would be left without their van.', undefined, {
          vanUse: visits,
        });
      kept.van = { ...van, state: body.status === 1 ? 'listed' : 'paused' };
      return kept.van;
    }),
  );
  return sent;
};

describe('a groomer’s own van', () => {
  it('is used from a press on, with the appointments', async () => {
    const sent = await open('draft');
    await press('Use this van');
    await screen.findByText('You use Van 4 now');
    await screen.findByRole('heading', { level: 2, name: 'You use this van' });
    expect(sent).toEqual([{ status: 1, choices: [], worksWithoutVan: false }]);
    expect(await violationsOn()).toEqual([]);
  });

  it('takes appointments out of another one after a question', async () => {
    const sent = await open('draft', [visit(['other_van'])]);
    await press('Use this van');
    const dialog = within(await screen.findByRole('dialog', { name: 'Use Van 4?' }));
    dialog.getByRole('link', { name: /Nov 20, 2031/ });
    await userEvent.click(dialog.getByRole('button', { name: 'Move and use this van' }));
    await screen.findByText('You use Van 4 now');
    expect(sent.at(-1)).toMatchObject({ choices: [{ visitId: 'order-1', choice: 'other_van' }] });
  });

  it('is no longer used, with a question where appointments are in it', async () => {
    const sent = await open('listed', [visit()]);
    await press('Stop using van');
    const dialog = within(await screen.findByRole('dialog', { name: 'Stop using Van 4?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Stop using van' }));
    await dialog.findByText(/^These appointments would be without a van/);
    expect(await violationsOn()).toEqual([]);
    await userEvent.click(dialog.getByRole('radio', { name: /^I work without a van/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Stop using van' }));
    await screen.findByText('You no longer use Van 4');
    expect(sent.at(-1)).toEqual({ status: 0, choices: [], worksWithoutVan: true });
  });
});
