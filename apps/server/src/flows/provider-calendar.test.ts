import { addDays, localDateAt } from '@tailgate/values';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildCatalogue } from '../../testing/builders/build-catalogue.ts';
import { buildGroomerAround } from '../../testing/builders/build-groomer-around.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';

const PLACE = { latitude: 32.26, longitude: -97.75 };
const PREFIX = 'GET /v2/service-checkout/pet-service/customer/:sessionId';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** The SQL of all statements that a call sends. */
const sentBy = async (call: () => Promise<{ status: number; raw: string }>): Promise<string> => {
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    const { status, raw } = await call();
    expect(status, raw).toBe(200);
    return query.mock.calls.map(([asked]: unknown[]) => JSON.stringify(asked)).join('\n');
  } finally {
    query.mockRestore();
  }
};

it('reads days and times of one provider without repeating the search', async () => {
  const { groom } = await api.platform.db.inSite(api.site.id, buildCatalogue);
  const groomer = await buildGroomerAround(api, { center: PLACE, serviceId: groom });
  const { body } = await api.call('POST /v2/service-checkout/pet-service/customer/search', {
    body: { location: PLACE, pets: [{ serviceId: groom, size: 'medium' }] },
  });
  const params = { sessionId: body.sessionId };
  const date = addDays(localDateAt(api.clock.now(), 'America/Chicago'), 2);
  const [year = '', month = ''] = date.split('-');
  const providerId = groomer.account.id;

  expect(await sentBy(() => api.call(`${PREFIX}/providers`, { params }))).toContain('zones_around');
  const days = await sentBy(() =>
    api.call(`${PREFIX}/:month/:year/available-days`, {
      params: { ...params, month: String(Number(month)), year },
      query: { providerId },
    }),
  );
  const times = await sentBy(() => api.call(`${PREFIX}/available-time-slots`, { params, query: { providerId, date } }));
  for (const sent of [days, times]) {
    expect(sent).toContain('provider_services');
    expect(sent).not.toContain('zones_around');
    expect(sent).not.toContain('row_number()');
  }
});
