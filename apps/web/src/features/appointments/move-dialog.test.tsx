import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { openApp } from '../../testing/open-app.tsx';
import { buildSession } from '../../testing/sessions.ts';
import { at, buildAppointment, buildDetail, dateIn } from './appointments.testing.ts';

const MONTH = 'GET /v2/service-schedule/service-provider/monthly-schedule/:year/:month';
const APPOINTMENTS = '/v2/service-appointment/service-provider/appointments';

/** Of next week: nothing is moved into the past. */
const DAY = dateIn(7);
const MOVED = { appointmentStart: at(DAY, 9.5), appointmentEnd: at(DAY, 11) };
const OTHER = buildAppointment({
  id: 'a-2',
  customer: { id: 'c-2', displayName: 'Nina Petrov', vip: false },
  appointmentStart: at(DAY, 13),
  appointmentEnd: at(DAY, 14),
});

/** Drags the first appointment of the day to an hour of the grid, which begins at eight. */
const dragTo = async (hour: number, { isAlwaysTold = false } = {}) => {
  const sent = vi.fn();
  await openApp(
    `/groomer/appointments?view=week&date=${DAY}`,
    buildSession(),
    // A week at the end of a month is read in two parts.
    answer(MONTH, ({ params }) => {
      const isThisMonth = DAY.startsWith(`${String(params['year'])}-${String(params['month']).padStart(2, '0')}`);
      return {
        items: isThisMonth ? [buildAppointment({ ...MOVED, isAlwaysTold }), OTHER] : [],
        timeZone: 'America/Chicago',
      };
    }),
    answer(`GET ${APPOINTMENTS}/cancellation-reasons`, { items: [{ id: 'late', description: 'Running late' }] }),
    answer(`GET ${APPOINTMENTS}/:id/available-time-slots`, {
      slots: [11, 15].map((start) => ({ start: at(DAY, start), end: at(DAY, start + 1.5) })),
      timeZone: 'America/Chicago',
    }),
    answer(`POST ${APPOINTMENTS}/:id/reschedule-appointment`, ({ body }) => {
      sent(body);
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
    expect(await dialog.findByText('This time is free.')).toBeTruthy();
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
    const { sent, dialog } = await dragTo(13);
    expect((await dialog.findByRole('alert')).textContent).toContain('overlaps with Nina Petrov at 1:00 PM');
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Move appointment' }).disabled).toBe(true);
    await userEvent.click(await dialog.findByRole('button', { name: '3:00 PM' }));
    expect(await dialog.findByText('This time is free.')).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
  });

  it('is told to a customer whose card can be charged, whatever the groomer wants', async () => {
    const { dialog } = await dragTo(11, { isAlwaysTold: true });
    const told = dialog.getByRole<HTMLInputElement>('switch', { name: /^Tell the customer/ });
    expect([told.checked, told.disabled]).toEqual([true, true]);
    expect(dialog.getByText('Priya Raman is told, because a fee can depend on the time.')).toBeTruthy();
  });

  it('can be moved outside of hours and zones on purpose', async () => {
    const { dialog } = await dragTo(16);
    expect(await dialog.findByText(/outside your hours or zones/)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Move anyway' })).toBeTruthy();
  });
});
