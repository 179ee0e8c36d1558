import { startSandbox, type Sandbox } from '@tailgate/sandbox';
import { sandbox, type SandboxClient } from '@tailgate/sandbox/client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildOrder } from '../../../testing/builders/build-order.ts';
import {
  recordedCallsOf,
  registerCustomerOf,
  startPrivateTestApi,
  unusedPhone,
  type SignedIn,
  type TestApi,
} from '../../../testing/index.ts';
import { forgetOldCalls } from './calls.jobs.ts';

const MASKED = 'GET /v2/service-messaging/service-provider/:customerId/get-masked-phone-number';
const OF_ORDER = 'GET /v2/service-schedule/service-provider/orders/:orderId/customer-phone';
const OTHER_PHONE = 'POST /v2/service-messaging/service-provider/call-from-another-phone-number';
const NUMBERS = ['+15005550006', '+15005550007'] as const;
const UNKNOWN = 'Sorry, we cannot connect this call. Please use the number in the app.';
const HOUR_S = 3_600;

let api: TestApi;
let vendor: Sandbox;
let client: SandboxClient;
let url: string;
beforeAll(async () => {
  const account = { smsAccountSid: 'ACcalls', smsAuthToken: 'calls-token' };
  vendor = await startSandbox({ port: 0, smtpPort: 0, ...account });
  client = sandbox(vendor.url);
  api = await startPrivateTestApi({
    because: 'it has two numbers for calls, and answers the vendor on a port',
    environment: {
      SMS_API_URL: vendor.url,
      SMS_ACCOUNT_SID: account.smsAccountSid,
      SMS_AUTH_TOKEN: account.smsAuthToken,
      CALL_NUMBERS: NUMBERS.join(','),
    },
  });
  url = `${await api.app.listen({ host: '127.0.0.1', port: 0 })}/v1/webhooks/calls`;
});
afterEach(() => api.clock.reset());
afterAll(async () => {
  await api.close();
  await vendor.close();
});

const asOwner = (statement: string, values: readonly unknown[] = []) =>
  api.database.asOwner((owner) => owner.query(statement, [...values]));
const customerOf = async (groomer: SignedIn, phoneNumber = unusedPhone()) => {
  const { body } = await registerCustomerOf(groomer, { phoneNumber });
  return { id: body.id, phone: phoneNumber };
};
const relate = (groomer: SignedIn, customerId: string) =>
  asOwner('insert into provider_customers (site_id, provider_id, customer_id) values ($1, $2, $3)', [
    api.site.id,
    groomer.account.id,
    customerId,
  ]);
let built: ReturnType<typeof buildCatalogue> | undefined;
const catalogue = () => (built ??= api.platform.db.inSite(api.site.id, buildCatalogue));
const masked = (groomer: SignedIn, customerId: string) => groomer.call(MASKED, { params: { customerId } });
const numberFor = async (groomer: SignedIn, { id }: { id: string }) => (await masked(groomer, id)).body.phoneNumber;
const chooseOther = (groomer: SignedIn, phoneNumber: string) => groomer.call(OTHER_PHONE, { body: { phoneNumber } });
/** A new session, where time has passed. */
const again = ({ account }: SignedIn) => api.as(account);
/** Who is dialed when this phone calls that number; null for nobody. */
const reach = async (from: string, to: string) => (await client.placeCall({ from, to, url })).dialed;

describe('a masked number', () => {
  it('RL-permissions-07 connects groomer and customer in both directions, and shows neither number', async () => {
    const groomer = await api.as('groomer');
    const customer = await customerOf(groomer);
    const { status, body, raw } = await masked(groomer, customer.id);
    expect(status, raw).toBe(200);
    expect(raw).not.toContain(customer.phone);
    expect(body.callerPhone).toBe(groomer.account.phone);
    expect(NUMBERS).toContain(body.phoneNumber);
    const to = body.phoneNumber;
    const out = await client.placeCall({ from: groomer.account.phone, to, url });
    expect(out).toMatchObject({ status: 200, dialed: customer.phone, callerId: to, said: null });
    const back = await client.placeCall({ from: customer.phone, to, url });
    expect(back).toMatchObject({ status: 200, dialed: groomer.account.phone, callerId: to, said: null });
  });

  it('says so to callers whom nobody expects, also on another number and with a hidden one', async () => {
    const groomer = await api.as('groomer');
    const to = await numberFor(groomer, await customerOf(groomer));
    const other = NUMBERS.find((number) => number !== to) ?? '';
    for (const call of [
      { from: unusedPhone(), to },
      { from: groomer.account.phone, to: other },
      { from: 'anonymous', to },
    ])
      expect(await client.placeCall({ ...call, url })).toMatchObject({ status: 200, dialed: null, said: UNKNOWN });
  });

  it('ends a day after it was asked for last, and stays the same until then', async () => {
    const groomer = await api.as('groomer');
    const customer = await customerOf(groomer);
    const { body } = await masked(groomer, customer.id);
    expect(Date.parse(body.expiresAt) - api.clock.now().getTime()).toBeLessThanOrEqual(24 * HOUR_S * 1000);
    api.clock.advance(23 * HOUR_S);
    expect(await reach(customer.phone, body.phoneNumber)).toBe(groomer.account.phone);
    expect(await numberFor(await again(groomer), customer)).toBe(body.phoneNumber);
    api.clock.advance(23 * HOUR_S);
    expect(await reach(customer.phone, body.phoneNumber)).toBe(groomer.account.phone);
    api.clock.advance(2 * HOUR_S);
    expect(await reach(customer.phone, body.phoneNumber)).toBeNull();
    expect(await reach(groomer.account.phone, body.phoneNumber)).toBeNull();
  });

  it('is given for the customer of an own order', async () => {
    const groomer = await api.as('groomer');
    const ids = await catalogue();
    const order = await buildOrder(api, groomer, ids);
    const { body } = await groomer.call(OF_ORDER, { params: { orderId: order.id } });
    const { rows } = await asOwner('select phone from accounts where id = $1', [order.customerId]);
    expect([{ phone: await reach(groomer.account.phone, body.phoneNumber) }]).toEqual(rows);
    const foreign = await (await api.as('groomer')).call(OF_ORDER, { params: { orderId: order.id } });
    expect(foreign.status).toBe(404);
  });

  it('is not given for customers of others, blocked ones and those without a phone', async () => {
    const [groomer, other] = [await api.as('groomer'), await api.as('groomer')];
    const customer = await customerOf(groomer);
    expect((await masked(other, customer.id)).status).toBe(404);
    const elsewhere = await api.as('groomer', api.otherSite);
    expect((await masked(elsewhere, customer.id)).status).toBe(404);
    await asOwner('update provider_customers set blocked_at = app.now() where customer_id = $1', [customer.id]);
    expect((await masked(groomer, customer.id)).error.code).toBe('customer_blocked');
    const silent = await customerOf(groomer);
    await asOwner('update accounts set phone = null where id = $1', [silent.id]);
    expect((await masked(groomer, silent.id)).error).toMatchObject({
      code: 'conflict',
      message: 'This customer has no phone number.',
    });
  });

  it.each([
    ['blocked customer', 'update provider_customers set blocked_at = app.now() where customer_id = $1', 'customer'],
    ['customer who left', `update accounts set status = 'inactive' where id = $1`, 'customer'],
    ['groomer who left', `update accounts set status = 'inactive' where id = $1`, 'groomer'],
  ])('connects nobody any more: %s', async (_who, statement, whose) => {
    const groomer = await api.as('groomer');
    const customer = await customerOf(groomer);
    const to = await numberFor(groomer, customer);
    // Another groomer's block is none of this conversation's.
    const other = await api.as('groomer');
    await relate(other, customer.id);
    await asOwner('update provider_customers set blocked_at = app.now() where provider_id = $1', [other.account.id]);
    expect(await reach(customer.phone, to)).toBe(groomer.account.phone);
    await asOwner(statement, [whose === 'customer' ? customer.id : groomer.account.id]);
    expect(await reach(customer.phone, to)).toBeNull();
    expect(await reach(groomer.account.phone, to)).toBeNull();
  });

  it('does not outlive the phone of its people', async () => {
    const groomer = await api.as('groomer');
    const customer = await customerOf(groomer);
    const to = await numberFor(groomer, customer);
    const [groomersOld, groomersNew, customersNew] = [groomer.account.phone, unusedPhone(), unusedPhone()];
    await asOwner('update accounts set phone = $2 where id = $1', [groomer.account.id, groomersNew]);
    await asOwner('update accounts set phone = $2 where id = $1', [customer.id, customersNew]);
    expect(await reach(groomersOld, to)).toBeNull();
    expect(await reach(customer.phone, to)).toBeNull();
    const renewed = await numberFor(groomer, customer);
    expect(await reach(groomersNew, renewed)).toBe(customersNew);
    expect(await reach(customersNew, renewed)).toBe(groomersNew);
    expect(await reach(groomersOld, renewed)).toBeNull();
  });
});

describe('the numbers', () => {
  it('differ for two customers of one groomer, and the conversation asked for longest ago gives way to a third', async () => {
    const groomer = await api.as('groomer');
    const [first, second, third] = [await customerOf(groomer), await customerOf(groomer), await customerOf(groomer)];
    const ask = async (customer: { id: string }) => {
      api.clock.advance(60);
      return await numberFor(groomer, customer);
    };
    const numbers = [await ask(first), await ask(second)];
    expect(new Set(numbers).size).toBe(2);
    // Asked for again, so that the second is the older one.
    expect(await ask(first)).toBe(numbers[0]);
    expect(await ask(third)).toBe(numbers[1]);
    expect(await reach(groomer.account.phone, numbers[0] ?? '')).toBe(first.phone);
    expect(await reach(groomer.account.phone, numbers[1] ?? '')).toBe(third.phone);
    expect(await reach(second.phone, numbers[1] ?? '')).toBeNull();
    expect(await reach(third.phone, numbers[1] ?? '')).toBe(groomer.account.phone);
  });

  it('differ for two groomers of one customer', async () => {
    const [one, two] = [await api.as('groomer'), await api.as('groomer')];
    const customer = await customerOf(one);
    await relate(two, customer.id);
    const [ofOne, ofTwo] = [await numberFor(one, customer), await numberFor(two, customer)];
    expect(ofOne).not.toBe(ofTwo);
    expect(await reach(customer.phone, ofOne)).toBe(one.account.phone);
    expect(await reach(customer.phone, ofTwo)).toBe(two.account.phone);
    expect(await reach(one.account.phone, ofTwo)).toBeNull();
  });

  it('differ for one person on two sites, who share them', async () => {
    const [here, there] = [await api.as('groomer'), await api.as('groomer', api.otherSite)];
    const customer = await customerOf(here);
    const same = await customerOf(there, customer.phone);
    const [ofHere, ofThere] = [await numberFor(here, customer), await numberFor(there, same)];
    expect(ofHere).not.toBe(ofThere);
    expect(await reach(customer.phone, ofHere)).toBe(here.account.phone);
    expect(await reach(customer.phone, ofThere)).toBe(there.account.phone);
  });

  it('are free again once a conversation is over', async () => {
    const groomer = await api.as('groomer');
    const [first, second] = [await customerOf(groomer), await customerOf(groomer)];
    const ofFirst = await numberFor(groomer, first);
    api.clock.advance(25 * HOUR_S);
    expect(await numberFor(await again(groomer), second)).toBe(ofFirst);
    expect(await reach(first.phone, ofFirst)).toBeNull();
  });

  it('are given once however many ask at the same moment', async () => {
    const [one, two] = [await api.as('groomer'), await api.as('groomer')];
    const customer = await customerOf(one);
    await relate(two, customer.id);
    const others = [await customerOf(one), await customerOf(two)];
    const asked = await Promise.all(
      [one, two, one, two].flatMap((groomer, at) => [
        masked(groomer, customer.id),
        masked(groomer, others[at % 2]?.id ?? ''),
      ]),
    );
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 200));
    const { rows } = await asOwner(
      `select c.number, l.caller_phone from call_legs l join call_conversations c on c.id = l.conversation_id
       where c.provider_id = any($1) and l.number <> c.number`,
      [[one.account.id, two.account.id]],
    );
    expect(rows).toEqual([]);
  });
});

describe('asking for a number', () => {
  it.each([
    ['of a customer', MASKED, 'calls.getMaskedPhone'],
    ['of the customer of an order', OF_ORDER, 'calls.getMaskedPhoneOfOrder'],
  ] as const)('%s is a write, although it is a GET: recorded, and not for support', async (_whose, name, endpoint) => {
    const groomer = await api.as('groomer');
    const ids = await catalogue();
    const { id: orderId, customerId } = await buildOrder(api, groomer, ids);
    const params = name === MASKED ? { customerId } : { orderId };
    const supporter = await api.as('support');
    const { body } = await supporter.call('POST /v2/account/impersonation', {
      body: { accountId: groomer.account.id, reason: 'Cannot call', deviceId: 'desk' },
    });
    const acting = await api.call(name, { params, token: body.token });
    expect(acting.error.code).toBe('impersonation_barred');
    const opened = () => asOwner('select id from call_conversations where provider_id = $1', [groomer.account.id]);
    expect((await opened()).rowCount).toBe(0);
    expect((await groomer.call(name, { params })).status).toBe(200);
    expect((await opened()).rowCount).toBe(1);
    expect((await recordedCallsOf(api, groomer.account.id)).filter((call) => call === endpoint)).toHaveLength(1);
  });
});

describe('another phone', () => {
  it('reaches the customer for an hour, and is dialed by customers once it has called', async () => {
    const groomer = await api.as('groomer');
    const customer = await customerOf(groomer);
    const van = unusedPhone();
    const { status, body } = await chooseOther(groomer, van);
    expect(status).toBe(200);
    expect(Date.parse(body.expiresAt ?? '') - api.clock.now().getTime()).toBeLessThanOrEqual(HOUR_S * 1000);
    const answer = await masked(groomer, customer.id);
    const to = answer.body.phoneNumber;
    expect(answer.body.callerPhone).toBe(van);
    expect(await reach(customer.phone, to)).toBe(groomer.account.phone);
    expect(await reach(van, to)).toBe(customer.phone);
    expect(await reach(customer.phone, to)).toBe(van);
    api.clock.advance(HOUR_S + 1);
    expect(await reach(van, to)).toBeNull();
    expect(await reach(customer.phone, to)).toBe(groomer.account.phone);
    expect((await masked(await again(groomer), customer.id)).body.callerPhone).toBe(groomer.account.phone);
  });

  it('belongs to one groomer: others are called as before', async () => {
    const [groomer, other] = [await api.as('groomer'), await api.as('groomer')];
    const [customer, theirs] = [await customerOf(groomer), await customerOf(other)];
    const van = unusedPhone();
    const to = await numberFor(other, theirs);
    await chooseOther(groomer, van);
    await reach(van, await numberFor(groomer, customer));
    expect(await reach(theirs.phone, to)).toBe(other.account.phone);
    expect((await masked(other, theirs.id)).body.callerPhone).toBe(other.account.phone);
  });

  it('has to call again after it was replaced', async () => {
    const groomer = await api.as('groomer');
    const customer = await customerOf(groomer);
    const [van, shop] = [unusedPhone(), unusedPhone()];
    await chooseOther(groomer, van);
    const to = await numberFor(groomer, customer);
    await reach(van, to);
    await chooseOther(groomer, shop);
    expect(await reach(van, to)).toBeNull();
    expect(await reach(customer.phone, to)).toBe(groomer.account.phone);
  });

  it('is given up by choosing the own one', async () => {
    const groomer = await api.as('groomer');
    const customer = await customerOf(groomer);
    await chooseOther(groomer, unusedPhone());
    expect((await chooseOther(groomer, groomer.account.phone)).body).toEqual({ expiresAt: null });
    expect((await masked(groomer, customer.id)).body.callerPhone).toBe(groomer.account.phone);
  });

  it('is not the phone of somebody else', async () => {
    const groomer = await api.as('groomer');
    const customer = await customerOf(groomer);
    expect((await chooseOther(groomer, customer.phone)).error.code).toBe('phone_taken');
  });

  it('takes no conversation away from others who call from it', async () => {
    const [first, second] = [await api.as('groomer'), await api.as('groomer')];
    const van = unusedPhone();
    const calls: [SignedIn, { id: string; phone: string }][] = [];
    for (const groomer of [first, second]) {
      await chooseOther(groomer, van);
      calls.push([groomer, await customerOf(groomer)]);
    }
    const taken: string[] = [];
    for (const [groomer, customer] of calls) taken.push(await numberFor(groomer, customer));
    expect(new Set(taken).size).toBe(2);
    const third = await customerOf(second);
    // The second groomer's own conversation gives way, the first one's does not.
    expect(await numberFor(second, third)).toBe(taken[1]);
    expect(await reach(van, taken[0] ?? '')).toBe(calls[0]?.[1].phone);
    const last = await api.as('groomer');
    await chooseOther(last, van);
    expect((await masked(last, (await customerOf(last)).id)).error).toMatchObject({
      code: 'conflict',
      message: 'Someone else uses this phone for calls. Call from your own phone.',
    });
  });

  it('is needed by a groomer without a phone of their own', async () => {
    const groomer = await api.as('groomer');
    const customer = await customerOf(groomer);
    await asOwner('update accounts set phone = null where id = $1', [groomer.account.id]);
    const { body } = await masked(groomer, customer.id);
    expect(body.callerPhone).toBeNull();
    expect(await reach(customer.phone, body.phoneNumber)).toBeNull();
  });
});

it('conversations and phones are deleted once they are over, those of other sites stay', async () => {
  const [groomer, other] = [await api.as('groomer'), await api.as('groomer', api.otherSite)];
  const [customer, theirs] = [await customerOf(groomer), await customerOf(other)];
  await numberFor(groomer, customer);
  await numberFor(other, theirs);
  await chooseOther(groomer, unusedPhone());
  const left = async () => {
    const { rows } = await asOwner(
      `select (select count(*)::int from call_conversations where provider_id = $1) as own,
         (select count(*)::int from call_phones where provider_id = $1) as phones,
         (select count(*)::int from call_conversations where provider_id = $2) as others`,
      [groomer.account.id, other.account.id],
    );
    return rows[0] as unknown;
  };
  await forgetOldCalls.run({ siteId: api.site.id }, api.platform);
  expect(await left()).toEqual({ own: 1, phones: 1, others: 1 });
  api.clock.advance(25 * HOUR_S);
  await forgetOldCalls.run({ siteId: api.site.id }, api.platform);
  expect(await left()).toEqual({ own: 0, phones: 0, others: 1 });
});
