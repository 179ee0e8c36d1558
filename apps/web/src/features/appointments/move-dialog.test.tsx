import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { StartRefusal } from '@tailgate/contract';
import { buildStartRefusal } from '#shell/refusals/start-refusals.testing.ts';
import { answer } from '../../testing/answer.ts';
import { refusal } from '../../testing/server.ts';
import { openApp } from '../../testing/open-app.tsx';
import { buildSession } from '../../testing/sessions.ts';
import { at, buildAppointment, buildDetail, dateIn } from './appointments.testing.ts';

const MONTH = 'GET /v2/service-schedule/service-provider/monthly-schedule/:year/:month';
const APPOINTMENTS = '/v2/service-appointment/service-provider/appointments';

const HELD = buildStartRefusal({
  cause: 'hold',
  obstacle: {
    start: '2026-11-19T14:00:00-06:00',
    end: '2026-11-19T15:30:00-06:00',
    appointmentId: null,
    until: '2026-11-19T14:14:00-06:00',
  },
});

/** Of next week: nothing is moved into the past. */
const DAY = dateIn(7);
const MOVED = { appointmentStart: at(DAY, 9.5), appointmentEnd: at(DAY, 11) };
const OTHER = buildAppointment({
  id: 'a-2',
  customer: { id: 'c-2', displayName: 'Nina Petrov', vip: false },
  appointmentStart: at(DAY, 13),
  appointmentEnd: at(DAY, 14),
});

interface Dragging {
  readonly isAlwaysTold?: boolean;
  /** What is in the way, by start. */
  readonly checks?: Readonly<Record<string, StartRefusal>>;
  readonly refuses?: StartRefusal;
}

/** Drags the first appointment of the day to an hour of the grid, which begins at eight. */
const dragTo = async (hour: number, { isAlwaysTold = false, checks = {}, refuses }: Dragging = {}) => {
  const sent = vi.fn();
  await openApp(
    `/groomer/appointments?view=week&date=${DAY}`,
    buildSession(),
    // A week at the end of a month is read in two parts.
    answer(MONTH, ({ params }) => {
      const isThisMonth = DAY.startsWith(`${String(params['year'])}-${String(params['month']).padStart(2, '0')}`);
      return {
        items: isThisMonth ? [buildAppointment({ ...MOVED, isAlwaysTold }), OTHER] : [],
        holds: [],
        timeZone: 'America/Chicago',
      };
    }),
    answer(`GET ${APPOINTMENTS}/cancellation-reasons`, { items: [{ id: 'late', description: 'Running late' }] }),
    answer(`GET ${APPOINTMENTS}/:id/available-time-slots`, ({ query }) => ({
      slots: [11, 15].map((start) => ({ start: at(DAY, start), end: at(DAY, start + 1.5) })),
      timeZone: 'America/Chicago',
      refusal: (sent.mock.calls.length > 0 && refuses) || (checks[query.get('start') ?? ''] ?? null),
    })),
    answer(`POST ${APPOINTMENTS}/:id/reschedule-appointment`, ({ body }) => {
      sent(body);
      if (refuses) return refusal(409, 'slot_taken', undefined, undefined, { refusal: refuses });
      return buildDetail({ appointmentStart: body.appointmentStart });
    }),
  );
  const event = await screen.findByRole('button', { name: /Priya Raman/ });
  const column = event.parentElement;
  if (!column) throw new Error('An appointment stands in the column of its day');
  const slots = [...column.querySelectorAll<HTMLElement>('[data-hour-start]')];
  slots.forEach((slot, index) => {
    slot.getBoundingClientRect = () => new DOMRect(0, index * 72, 100, 72);
  });
  const dataTransfer = { setData: vi.fn(), getData: () => '{"eventId":"a-1"}', types: ['application/json'] };
  fireEvent.dragStart(event, { dataTransfer });
  const where = { dataTransfer, clientY: (hour - 8) * 72 + 1 };
  fireEvent(column, dragEvent('dragover', where));
  fireEvent(column, dragEvent('drop', where));
  return { sent, dialog: within(await screen.findByRole('dialog', { name: 'Move appointment' })) };
};

/** jsdom has no drag events: the position has to be put on them. */
const dragEvent = (name: string, parts: object) =>
  Object.assign(new Event(name, { bubbles: true, cancelable: true }), parts);

describe('an appointment that is dragged', () => {
  it('is moved with a reason once confirmed, and moved back by Undo', async () => {
    const { sent, dialog } = await dragTo(11);
    expect(await dialog.findByText('This time is available.')).toBeTruthy();
    await userEvent.selectOptions(await dialog.findByLabelText(/^Reason/), 'Running late');
    await userEvent.click(dialog.getByRole('button', { name: 'Move appointment' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        reasonId: 'late',
        description: '',
        notifyCustomer: true,
        appointmentStart: at(DAY, 11),
        forceUpdate: false,
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(sent.mock.lastCall?.[0]).toMatchObject({ appointmentStart: at(DAY, 9.5), forceUpdate: true }),
    );
  });

  it('says what it would overlap, and offers free times instead', async () => {
    const { sent, dialog } = await dragTo(13, { checks: { [at(DAY, 13)]: buildStartRefusal() } });
    expect((await dialog.findByRole('alert')).textContent).toContain(
      'overlaps with Nina Petrov at 2:00 PM. Choose another time.',
    );
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Move appointment' }).disabled).toBe(true);
    await userEvent.click(await dialog.findByRole('button', { name: '3:00 PM' }));
    expect(await dialog.findByText('This time is available.')).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
  });

  it('is told to a customer whose card can be charged, whatever the groomer wants', async () => {
    const { dialog } = await dragTo(11, { isAlwaysTold: true });
    const told = dialog.getByRole<HTMLInputElement>('switch', { name: /^Tell the customer/ });
    expect([told.checked, told.disabled]).toEqual([true, true]);
    expect(dialog.getByText('Priya Raman is told, because a fee can depend on the time.')).toBeTruthy();
  });

  it('can be moved outside of hours and zones on purpose', async () => {
    const hours = [{ start: '08:00', end: '16:30' }];
    const refusal = buildStartRefusal({ cause: 'outside_hours', obstacle: null, hours });
    const { sent, dialog } = await dragTo(16, { checks: { [at(DAY, 16)]: refusal } });
    expect(
      await dialog.findByText('This is outside your hours of the day, 8:00 AM – 4:30 PM. You can still move it.'),
    ).toBeTruthy();
    await userEvent.selectOptions(await dialog.findByLabelText(/^Reason/), 'Running late');
    await userEvent.click(dialog.getByRole('button', { name: 'Move anyway' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ forceUpdate: true })));
  });

  it('cannot be moved anyway onto a time that a customer is booking', async () => {
    const { dialog } = await dragTo(16, { checks: { [at(DAY, 16)]: HELD } });
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'A customer is booking 2:00 PM – 3:30 PM. It is kept for them until 2:14 PM. Choose another time.',
    );
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Move appointment' }).disabled).toBe(true);
    expect(dialog.queryByRole('button', { name: 'Move anyway' })).toBeNull();
  });

  it('says in the dialog what came in the way meanwhile', async () => {
    const { dialog } = await dragTo(11, { refuses: HELD });
    await userEvent.selectOptions(await dialog.findByLabelText(/^Reason/), 'Running late');
    await userEvent.click(await dialog.findByRole('button', { name: 'Move appointment' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('A customer is booking 2:00 PM – 3:30 PM.');
    expect(screen.queryByText('slot_taken')).toBeNull();
  });
});
