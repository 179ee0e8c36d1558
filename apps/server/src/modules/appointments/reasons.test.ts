import type { ReasonCategory } from '@tailgate/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/index.ts';

const REASONS = 'GET /v2/service-appointment/service-provider/appointments/cancellation-reasons';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await api.database.asOwner((owner) =>
    owner.query('update sites set reference_lists = $2 where id = $1', [
      api.site.id,
      JSON.stringify({
        rejectionReasons: ['Fully booked', 'Outside zone'],
        rescheduleReasons: ['Van breakdown', 'Running late'],
        customerBlockReasons: ['Unsafe'],
      }),
    ]),
  );
});
afterAll(() => api.close());

it('RL-appointments-16 moving, rejecting and blocking have reasons of their own', async () => {
  const groomer = await api.as('groomer');
  const wordsOf = async (category: ReasonCategory) => {
    const { body } = await groomer.call(REASONS, { query: { category } });
    return body.items.map(({ description }) => description);
  };
  expect(await wordsOf('reschedule-reason')).toEqual(['Van breakdown', 'Running late']);
  expect(await wordsOf('decline-reasons')).toEqual(['Fully booked', 'Outside zone']);
  expect(await wordsOf('customer-block')).toEqual(['Unsafe']);
});
