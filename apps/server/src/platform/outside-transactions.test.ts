import { buildVin } from '@tailgate/values/vin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { afterCommit } from './db/after-commit.ts';
import type { Platform } from './platform.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const PLACE = { latitude: 30.26, longitude: -97.75 };
const vendors: Record<string, (platform: Platform) => unknown> = {
  Routing: ({ routing }) => routing.table([PLACE], [PLACE], 9),
  'Address search': ({ addressSearch }) => addressSearch.at(PLACE),
  SMS: ({ sendSms }) => sendSms({ to: '+15125550142', text: 'Hello' } as never),
  Mail: ({ sendMail }) => sendMail({ to: 'robin@example.com', subject: 'Hello', text: 'Hello' } as never),
  Storage: ({ storage }) => storage.read('no/such/object'),
  Live: ({ live }) => live.publish({ accountId: 'a', topic: 'session.ended', data: { sessionId: 's' } }),
  'IP details': ({ countryOfAddress }) => countryOfAddress('203.0.113.7'),
  'VIN decoding': ({ decodeVin }) => decodeVin(buildVin('1FTBR1C8', 'NKA12345')),
};

/** The error of a call, awaited after the current tick. */
const refusalOf = async (call: () => unknown): Promise<string> => {
  try {
    await call();
    return '';
  } catch (error) {
    return String(error);
  }
};
const REFUSED = 'must not be called while a transaction is open';

describe('a vendor', () => {
  it.each(Object.entries(vendors))('throws while a transaction is open: %s', async (name, call) => {
    const refusal = await api.platform.db.inSite(api.site.id, async (tx) => {
      await tx.selectFrom('sites').select('id').execute();
      return await refusalOf(() => call(api.platform));
    });
    expect(refusal).toContain(`${name} ${REFUSED}`);
  });

  it('can be called before, between and after transactions', async () => {
    const drive = () => refusalOf(() => api.platform.routing.table([PLACE], [PLACE], 9));
    expect(await drive()).toBe('');
    let committed: Promise<string> | undefined;
    await api.platform.db.inSite(api.site.id, (tx) => {
      afterCommit(tx, () => {
        committed = drive();
      });
      return Promise.resolve();
    });
    expect(await drive()).toBe('');
    expect(await committed).toBe('');
  });
});
