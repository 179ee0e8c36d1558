import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { fill } from '../../../testing/fill.ts';
import { refusal } from '../../../testing/server.ts';
import { buildVan, openPart, press, READING, violationsOn } from '../vehicles.testing.tsx';
import type { Vehicle } from '../vehicles-query.ts';
import { MetersCard } from './meters-card.tsx';

const READINGS = '/v2/service-vehicle/vehicles/:id/meter-readings';
const BELOW = 'is below the last reading of 45,640 mi on Nov 18, 2026';

vi.useFakeTimers({ now: new Date('2026-11-19T18:30:00Z'), toFake: ['Date'] });
afterAll(() => void vi.useRealTimers());

type Handlers = Parameters<typeof openPart>[2][];
const open = (given: Partial<Vehicle> = {}, ...handlers: Handlers) => {
  const sent: Record<string, unknown>[] = [];
  const van = buildVan(given);
  openPart(
    van,
    (vehicle) => <MetersCard vehicle={vehicle} />,
    ...handlers,
    answer(`POST ${READINGS}`, ({ body }) => {
      sent.push(body);
      const isRight = body.corrects !== undefined || body.isNewMeter === true || body.value >= 45_640;
      if (!isRight) return refusal(422, 'validation_failed', 'Check the fields.', { value: BELOW });
      return {
        ...van,
        meters: [{ ...READING, id: 'reading-2', value: body.value, readAt: '2026-11-19T18:30:00.000Z' }],
      };
    }),
  );
  return sent;
};
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const meter = (name: string) => within(screen.getByRole('region', { name }));
const addOdometer = async (value: string) => {
  await press('Add reading of the odometer');
  await screen.findByRole('dialog', { name: 'Add odometer reading' });
  await fill(field(/^Reading/), value);
  await press('Add reading');
};

describe('meters of a van', () => {
  it('show the last reading, when and by whom', async () => {
    open();
    meter('Odometer').getByText('45,640 mi');
    meter('Odometer').getByText('Read Nov 18, 2026, 9:12 AM by Nina Fox');
    meter('Generator').getByText('No readings yet');
    expect(await violationsOn()).toEqual([]);
  });

  it('take a reading at the server’s time unless another is typed', async () => {
    const sent = open();
    await addOdometer('45700.5');
    await screen.findByText('Reading added');
    expect(sent).toEqual([{ meter: 'odometer', value: 45_700.5 }]);
    meter('Odometer').getByText('45,700.5 mi');
    meter('Odometer').getByText('Read today, 12:30 PM by Nina Fox');
    await press('Add reading of the odometer');
    await fill(field(/^Reading/), '45710');
    await fill(screen.getByRole('combobox', { name: /^Time/ }), '9:15 AM');
    await userEvent.tab();
    await press('Add reading');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual({ meter: 'odometer', value: 45_710, readAt: '2026-11-19T15:15:00.000Z' });
  });

  it('ask for the value', async () => {
    const sent = open();
    await press('Add reading of the generator');
    await press('Add reading');
    await screen.findByText('Enter what the meter shows');
    expect(sent).toEqual([]);
  });
});

describe('a reading that the server refuses', () => {
  it('stays as typed, and can correct the earlier one', async () => {
    const sent = open();
    await addOdometer('44000');
    await screen.findByText(`This ${BELOW}`);
    expect(field(/^Reading/).value).toBe('44000');
    expect(await violationsOn(screen.getByRole('dialog'))).toEqual([]);
    await press('Correct the earlier reading');
    await screen.findByText('Reading added');
    expect(sent[1]).toEqual({
      meter: 'odometer',
      value: 44_000,
      corrects: 'reading-1',
      readAt: '2026-11-19T18:30:00.000Z',
    });
  });

  it('can be the first of a new meter', async () => {
    const sent = open();
    await addOdometer('12');
    await press('Meter replaced');
    await screen.findByText('Reading added');
    expect(sent[1]).toEqual({ meter: 'odometer', value: 12, isNewMeter: true });
  });

  it('is offered no excuse once it is typed again, or where the last reading is not the reason', async () => {
    open();
    await addOdometer('44000');
    await screen.findByRole('button', { name: 'Meter replaced' });
    await fill(field(/^Reading/), '45650');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Meter replaced' })).toBeNull());
    await fill(field(/^Reading/), '44000');
    await fill(field(/^Date/), 'Nov 1, 2026');
    await press('Add reading');
    await screen.findByText(`This ${BELOW}`);
    expect(screen.queryByRole('button', { name: 'Meter replaced' })).toBeNull();
  });
});

describe('the readings', () => {
  const readings = Array.from({ length: 12 }, (_, at) => ({
    ...READING,
    id: `reading-${at}`,
    value: 45_640 - at,
    isVoided: at === 1,
    isNewMeter: at === 2,
  }));
  const list = answer(`GET ${READINGS}`, ({ query }) => {
    const offset = Number(query.get('offset'));
    return { items: readings.slice(offset, offset + 10), total: 12, limit: 10, offset };
  });

  it('are paged, with those that were corrected struck through', async () => {
    open({}, list);
    await press('All readings');
    const shown = await screen.findAllByRole('listitem');
    expect(shown).toHaveLength(10);
    expect(shown[1]?.querySelector('s')?.textContent).toBe('45,639 mi');
    expect(shown[1]?.textContent).toContain('corrected');
    expect(shown[2]?.textContent).toContain('new meter');
    expect(await violationsOn()).toEqual([]);
    await press('Older');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    screen.getByText('11–12 of 12');
    await press('Newer');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(10));
  });

  it('can be asked for again when they do not load', async () => {
    open(
      {},
      answer(`GET ${READINGS}`, () => refusal(404, 'not_found', 'We could not find that.')),
    );
    await press('All readings');
    await screen.findByText('The readings didn’t load');
  });
});
