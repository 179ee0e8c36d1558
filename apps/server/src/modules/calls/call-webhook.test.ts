import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/index.ts';

const ADDRESS = 'http://calls.test/v1/webhooks/calls';
const UNKNOWN = 'Sorry, we cannot connect this call. Please use the number in the app.';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Fields = readonly (readonly [name: string, value: string])[];
const usual = (): Fields => [
  ['To', '+15005550006'],
  ['From', '+15125550100'],
  ['AccountSid', api.platform.config.SMS_ACCOUNT_SID],
];
/** As the vendor documents it: the address, then the names and values in the order of the names. */
const signed = (fields: Fields, address = ADDRESS, token = api.platform.config.SMS_AUTH_TOKEN) =>
  createHmac('sha1', token)
    .update(
      address +
        [...fields]
          .sort(([one], [other]) => (one < other ? -1 : 1))
          .flat()
          .join(''),
    )
    .digest('base64');
const post = (signature: string | undefined, fields: Fields = usual(), type = 'application/x-www-form-urlencoded') =>
  api.app.inject({
    method: 'POST',
    url: '/v1/webhooks/calls',
    payload: new URLSearchParams(fields.map(([name, value]): [string, string] => [name, value])).toString(),
    headers: {
      host: 'calls.test',
      'content-type': type,
      ...(signature !== undefined && { 'x-twilio-signature': signature }),
    },
  });
const changed = (name: string, value: string): Fields =>
  usual().map(([other, given]) => [other, other === name ? value : given]);

describe('a report of a call', () => {
  it('is answered where the vendor signed it for this address', async () => {
    const { statusCode, headers, body } = await post(signed(usual()));
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/xml; charset=utf-8']);
    expect(body).toBe(`<?xml version="1.0" encoding="UTF-8"?><Response><Say>${UNKNOWN}</Say><Hangup/></Response>`);
  });

  it.each([
    ['without a signature', () => post(undefined)],
    ['with an empty one', () => post('')],
    ['with a wrong one of the right length', () => post(Buffer.alloc(20).toString('base64'))],
    ['signed with another token', () => post(signed(usual(), ADDRESS, 'other'))],
    ['signed for another address', () => post(signed(usual(), 'http://other.test/v1/webhooks/calls'))],
    ['with other fields than were signed', () => post(signed(usual()), changed('From', '+15125550199'))],
    ['with a value more than was signed', () => post(signed(usual()), [...usual(), ['From', '+15125550199']])],
    ['of another account', () => post(signed(changed('AccountSid', 'ACother')), changed('AccountSid', 'ACother'))],
    ['without a caller', () => post(signed(changed('From', '')), changed('From', ''))],
  ])('%s is refused', async (_what, send) => {
    const { statusCode, body } = await send();
    expect([statusCode, (JSON.parse(body) as { code: string }).code]).toEqual([403, 'forbidden']);
  });

  it('that is no form is refused', async () => {
    expect((await post(signed(usual()), usual(), 'application/json')).statusCode).toBe(415);
  });
});
