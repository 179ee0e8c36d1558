import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { onScreenOf } from '../../../testing/on-screen-of.ts';
import { at, buildDetail, dateIn, today } from '../appointments.testing.ts';
import { openSchedule, PENDING } from '../schedule.testing.tsx';

const APPOINTMENTS = '/v2/service-appointment/service-provider/appointments';

describe('the queues', () => {
  it('are left out without anything, and come below the day on a phone', async () => {
    onScreenOf(390);
    await openSchedule('/groomer/appointments', [PENDING]);
    const line = await screen.findByRole('link', { name: '1 waits for your answer' });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['1Requests']);
    const panel = screen.getByRole('region', { name: 'To answer' });
    expect(line.getAttribute('href')).toBe(`#${panel.id}`);
    const heading = screen.getByRole('heading', { level: 2, name: /, / });
    expect(heading.compareDocumentPosition(panel)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(panel.closest('[data-next]')).toBeNull();
  });

  it('are one quiet line when nothing waits', async () => {
    await openSchedule('/groomer/appointments', []);
    expect(await screen.findByText('Nothing waits for your answer.')).toBeTruthy();
    expect(screen.queryAllByRole('tab')).toEqual([]);
  });

  it('RL-schedule-07 RL-schedule-09 asks for requests from seven days back', async () => {
    const { asked } = await openSchedule('/groomer/appointments', [PENDING]);
    // The unclosed ones are asked for by several statuses, of which this is the first.
    await waitFor(() =>
      expect(asked.orders.find((query) => query.getAll('status').join() === 'pending')?.get('start_date')).toBe(
        dateIn(-7),
      ),
    );
  });

  it('RL-appointments-12 RL-appointments-13 RL-appointments-15 asks for open ones until yesterday, newest first', async () => {
    const { asked } = await openSchedule('/groomer/appointments', []);
    await waitFor(() => {
      const unclosed = asked.orders.find((query) => query.get('end_date') === dateIn(-1));
      expect(unclosed?.get('order')).toBe('desc');
      expect(unclosed?.getAll('status')).toEqual([
        'pending',
        'accepted',
        'reschedule_request',
        'reschedule_request_ask',
        'cancellation_request',
      ]);
    });
  });

  it('RL-appointments-14 asks for unclosed ones once a day', async () => {
    vi.useFakeTimers({ now: new Date(at(today(), 8)), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { asked, router } = await openSchedule('/groomer/appointments', []);
    const times = () => asked.orders.filter((query) => query.get('order') === 'desc').length;
    const comeBack = async () => {
      await router.navigate({ to: '/groomer/account' });
      await screen.findByRole('heading', { level: 1, name: 'Your account' });
      await router.navigate({ to: '/groomer/appointments' });
      await screen.findByRole('heading', { level: 1, name: 'Schedule' });
    };
    await waitFor(() => expect(times()).toBe(1));
    vi.setSystemTime(new Date(at(today(), 18)));
    await comeBack();
    expect(times()).toBe(1);
    vi.setSystemTime(new Date(at(dateIn(1), 8.5)));
    await comeBack();
    await waitFor(() => expect(times()).toBe(2));
  });

  it('RL-schedule-06 accepts a request in one tap and takes it from the queue', async () => {
    const kept = [PENDING];
    const accepted = vi.fn();
    await openSchedule(
      '/groomer/appointments',
      kept,
      answer(`POST ${APPOINTMENTS}/:id/accept-appointment`, ({ params }) => {
        accepted(params['id']);
        kept[0] = { ...PENDING, status: 'accepted', answerBy: null };
        return buildDetail({ id: 'a-2', status: 'accepted' });
      }),
    );
    const queue = await screen.findByRole('list', { name: 'Requests' });
    expect(queue.textContent).toMatch(/Nina Petrov.*VIP.*by tomorrow 8:00 AM/);
    await userEvent.click(within(queue).getByRole('button', { name: 'Accept Nina Petrov' }));
    expect(await screen.findByText('Nothing waits for your answer.')).toBeTruthy();
    expect(accepted).toHaveBeenCalledWith('a-2');
  });

  it.each([
    ['reschedule_request', /Answer by tomorrow 8:00 AM.*Asks for .* 2:00 PM.*Without an answer the old time stands\./],
    [
      'reschedule_request_ask',
      /Nina answers by tomorrow 8:00 AM.*You proposed .* 2:00 PM.*Without an answer the old time stands\./,
    ],
  ] as const)('say who answers another time (%s), by when, and what happens otherwise', async (status, words) => {
    const rescheduleRequest = { start: at(dateIn(4), 14), end: at(dateIn(4), 15) };
    await openSchedule(
      '/groomer/appointments',
      [{ ...PENDING, status }],
      answer('GET /v2/service-checkout/pet-service/service-provider/order/:id', () =>
        buildDetail({ id: 'a-2', status, rescheduleRequest }),
      ),
    );
    const queue = await screen.findByRole('list', { name: 'Reschedule' });
    await waitFor(() => expect(queue.textContent).toMatch(words));
    const isAnswered = within(queue).queryByRole('button', { name: /new time of Nina Petrov/ }) !== null;
    expect(isAnswered).toBe(status === 'reschedule_request');
  });

  it('declines a request with a reason of the site', async () => {
    const declined = vi.fn();
    await openSchedule(
      '/groomer/appointments',
      [PENDING],
      answer(`GET ${APPOINTMENTS}/cancellation-reasons`, ({ query }) => ({
        items: [{ id: 'fully-booked', description: `Fully booked (${query.get('category')})` }],
      })),
      answer(`PUT ${APPOINTMENTS}/:id/reject-appointment`, ({ body }) => {
        declined(body);
        return buildDetail({ id: 'a-2', status: 'rejected' });
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Decline Nina Petrov' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline this request?' }));
    await userEvent.selectOptions(await dialog.findByLabelText(/^Reason/), 'Fully booked (decline-reasons)');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline request' }));
    await waitFor(() => expect(declined).toHaveBeenCalledWith({ reasonId: 'fully-booked', description: '' }));
  });
});
