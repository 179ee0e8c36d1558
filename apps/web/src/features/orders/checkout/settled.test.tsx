import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { at, buildAppointment, buildDetail, today, ZONE } from '#features/appointments/appointments.testing.ts';
import { answer } from '../../../testing/answer.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { buildSession } from '../../../testing/sessions.ts';

const ORDER = 'GET /v2/service-checkout/pet-service/service-provider/order/:id';
const MONTH = 'GET /v2/service-schedule/service-provider/monthly-schedule/:year/:month';

const LATER = buildAppointment({ id: 'a-2', appointmentStart: at(today(), 13), appointmentEnd: at(today(), 14) });

const open = (later: readonly (typeof LATER)[]) =>
  openApp(
    '/groomer/appointments/a-1/success',
    buildSession(),
    answer(
      ORDER,
      buildDetail({
        status: 'complete',
        settlement: { kind: 'completed', tender: 'cash', settledAt: at(today(), 11), isSigned: true },
      }),
    ),
    answer(MONTH, { items: [...later], holds: [], timeZone: ZONE }),
  );

it('leads to the next stop while there is one', async () => {
  await open([LATER]);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Next stop' }).dataset['look']).toBe('filled'));
});

it('has no next stop when none is left today', async () => {
  await open([]);
  const book = await screen.findByRole('link', { name: 'Book next appointment' });
  expect(book.dataset['look']).toBe('outline');
  expect(screen.queryByRole('link', { name: 'Next stop' })).toBeNull();
});
