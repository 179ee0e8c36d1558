import { type TestApi, startTestApi } from '@tailgate/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillSessions, firstSlot } from '../../../../apps/server/testing/costs/fill-sessions.ts';
import { recordPlacing, SLOTS_BEFORE } from '../../../../apps/server/testing/costs/record-placing.ts';
import { preparePgbench } from '../profile-read/pgbench.ts';
import { placingScript } from './placing-script.ts';

const TIMES = 3;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1_000 });
});
afterAll(() => api.close());

it('pgbench places an appointment with each run of the script, in rows of its own', async () => {
  const first = firstSlot();
  const bookers = await fillSessions(api, 1, SLOTS_BEFORE + TIMES);
  const recorded = [];
  for (const booker of bookers) recorded.push(await recordPlacing(api, booker, first));
  const script = placingScript(bookers, first, recorded);
  const url = api.database.environment['DATABASE_URL'] ?? '';
  const pgbench = await preparePgbench(url, 1, [script], () => ({ slot: SLOTS_BEFORE }));
  try {
    await pgbench.check(TIMES);
  } finally {
    await pgbench.close();
  }
  const { rows } = await api.database.asOwner((owner) =>
    owner.query(
      `select count(distinct a.id)::int as appointments, count(distinct a.starts_at)::int as times,
        count(distinct t.id)::int as moves from appointments a join transitions t on t.subject_id = a.id
        where a.provider_id = $1`,
      [bookers[0]?.groomer.account.id],
    ),
  );
  const placed = SLOTS_BEFORE + TIMES;
  expect(rows).toEqual([{ appointments: placed, times: placed, moves: placed }]);
});
