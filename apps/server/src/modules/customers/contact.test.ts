import { sandbox, type SandboxClient } from '@tailgate/sandbox/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerCustomerOf, startTestApi, unusedPhone, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { emit } from '../../platform/events/events.ts';
import { accountDeleted } from '../accounts/accounts.events.ts';

let api: TestApi;
let outbox: SandboxClient;
let worker: { stop(): Promise<void> };
let groomer: SignedIn;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  outbox = sandbox(api.platform.config.SMS_API_URL);
  worker = await api.startWorker();
  groomer = await api.as('groomer');
});
afterAll(async () => {
  await worker.stop();
  await api.close();
});

const change = (provider: SignedIn, id: string, body: object) =>
  provider.call('PUT /v2/service-provider/customer/:id', {
    params: { id },
    body,
  });
const textedCode = async (phone: string) => {
  const { text } = await outbox.waitForSms({ to: phone, contains: 'code' });
  return /\b\d{6}\b/.exec(text)?.[0] ?? '';
};

/** The customer logs in with a texted code, as the invitation says. */
const logIn = async (phone: string) => {
  const { body } = await api.call('POST /v2/account/sign-in-code/request', {
    body: { phone: { prefix: '+1', number: phone.slice(2) } },
  });
  const code = await textedCode(phone);
  return await api.call('POST /v2/account/sign-in-code/verify', {
    body: { sessionId: body.sessionId, code, deviceId: 'phone-1' },
  });
};

const askToLink = (provider: SignedIn, phone_number: string) =>
  provider.call('POST /v2/service-provider/customer/link-code', {
    body: { phone_number },
  });
const link = (provider: SignedIn, phone_number: string, code: string) =>
  provider.call('POST /v2/service-provider/customer/link', {
    body: { phone_number, code },
  });

describe('phone and email of a customer', () => {
  it('can be changed by the groomer who added them, until they log in', async () => {
    const phone = unusedPhone();
    const { body } = await registerCustomerOf(groomer);
    const saved = await change(groomer, body.id, {
      first_name: 'Eva',
      phone_number: phone,
      user_email: 'eva@example.test',
    });
    expect(saved.body).toMatchObject({
      firstName: 'Eva',
      phone,
      email: 'eva@example.test',
    });
    expect((await logIn(phone)).status).toBe(200);
    // The session is gone after a while, and still the account is theirs.
    await api.database.asOwner((owner) => owner.query('delete from sessions where account_id = $1', [body.id]));
    const read = await groomer.call('GET /v2/service-provider/customer/:id', {
      params: { id: body.id },
    });
    expect(read.body.can.editContact).toBe(false);
    for (const fields of [{ phone_number: unusedPhone() }, { user_email: 'x@example.test' }]) {
      const { status, error } = await change(groomer, body.id, fields);
      expect([status, error.code, error.message]).toEqual([
        409,
        'contact_not_editable',
        'Eva manages their own contact details.',
      ]);
    }
    const byPhoneCall = await groomer.call('PUT /v2/account/service-provider/customer-phone/:customerId/update', {
      params: { customerId: body.id },
      body: { phone: unusedPhone() },
    });
    expect(byPhoneCall.error.code).toBe('contact_not_editable');
  });

  it('cannot be changed once another provider has them as a customer', async () => {
    const phone = unusedPhone();
    const { body } = await registerCustomerOf(groomer, { phoneNumber: phone });
    const other = await api.as('groomer');
    await askToLink(other, phone);
    expect((await link(other, phone, await textedCode(phone))).status).toBe(200);
    for (const provider of [groomer, other])
      expect((await change(provider, body.id, { phone_number: unusedPhone() })).error.code).toBe(
        'contact_not_editable',
      );
  });

  it('cannot be changed where the person has a password, an email of their own or accepted terms', async () => {
    for (const state of [
      `update accounts set password_hash = 'x' where id = $1`,
      `update accounts set email = 'a' || id || '@example.test' where id = $1`,
      `update accounts set roles = array['groomer', 'customer'] where id = $1`,
      `update customer_profiles set terms_accepted_at = app.now() where account_id = $1`,
    ]) {
      const { body } = await registerCustomerOf(groomer);
      await api.database.asOwner((owner) => owner.query(state, [body.id]));
      expect((await change(groomer, body.id, { phone_number: unusedPhone() })).error.code, state).toBe(
        'contact_not_editable',
      );
    }
  });

  it('are no change if they are sent as they are; the rest is saved', async () => {
    const { body } = await registerCustomerOf(groomer, {
      email: 'same@example.test',
    });
    await api.database.asOwner((owner) =>
      owner.query('update accounts set claimed_at = app.now() where id = $1', [body.id]),
    );
    const saved = await change(groomer, body.id, {
      first_name: 'Ava',
      last_name: 'Nguyen',
      phone_number: body.phone,
      user_email: 'same@example.test',
      entry_notes: 'Ring twice',
    });
    expect(saved.body).toMatchObject({ entryNotes: 'Ring twice', proposals: [] });
  });

  it('cannot take the phone of another account', async () => {
    const taken = unusedPhone();
    await registerCustomerOf(groomer, { phoneNumber: taken });
    const { body } = await registerCustomerOf(groomer);
    expect((await change(groomer, body.id, { phone_number: taken })).error.code).toBe('phone_taken');
  });

  it('an email that a groomer entered resets no password', async () => {
    const email = `mine-${unusedPhone().slice(1)}@example.test`;
    await registerCustomerOf(groomer, { email });
    const other = await api.account();
    for (const asked of [email, other.email])
      await api.call('POST /v2/account/request-password-reset', { body: { email: asked } });
    await outbox.waitForMail({ to: other.email });
    const mails = await outbox.messages({ to: email });
    expect(JSON.stringify(mails)).not.toContain('reset-password');
  });
});

describe('linking a person who has an account', () => {
  it('needs the code that was texted to them, which names the business', async () => {
    const person = await api.account({
      roles: ['customer'],
      firstName: 'Noor',
    });
    const provider = await api.as('groomer');
    expect((await link(provider, person.phone, '123456')).error.code).toBe('code_invalid');
    await askToLink(provider, person.phone);
    const { text } = await outbox.waitForSms({ to: person.phone });
    expect(text).toContain('Robin Example wants to add you as a customer');
    const code = /\b\d{6}\b/.exec(text)?.[0] ?? '';
    // Somebody else's code is of no use.
    expect((await link(await api.as('groomer'), person.phone, code)).error.code).toBe('code_invalid');
    const linked = await link(provider, person.phone, code);
    expect(linked.body).toMatchObject({
      id: person.id,
      firstName: 'Noor',
      can: { editContact: false },
    });
    expect((await link(provider, person.phone, code)).error.code).toBe('code_invalid');
  });

  it('gives up a code after five wrong tries', async () => {
    const person = await api.account({ roles: ['customer'] });
    const provider = await api.as('groomer');
    await askToLink(provider, person.phone);
    const code = await textedCode(person.phone);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) await link(provider, person.phone, wrong);
    expect((await link(provider, person.phone, code)).error.code).toBe('code_invalid');
  });

  it('texts nobody without an account, and no staff', async () => {
    const [unknown, staff] = [unusedPhone(), await api.account({ roles: ['staff'] })];
    for (const phone of [unknown, staff.phone]) expect((await askToLink(groomer, phone)).status).toBe(200);
    const known = await api.account({ roles: ['customer'] });
    await askToLink(groomer, known.phone);
    await outbox.waitForSms({ to: known.phone });
    for (const to of [unknown, staff.phone]) expect(await outbox.messages({ to })).toEqual([]);
  });

  it('makes a groomer a customer besides', async () => {
    const person = await api.account({ roles: ['groomer'] });
    await askToLink(groomer, person.phone);
    expect((await link(groomer, person.phone, await textedCode(person.phone))).status).toBe(200);
    const { rows } = await api.database.asOwner((owner) =>
      owner.query('select roles from accounts where id = $1', [person.id]),
    );
    expect(rows).toEqual([{ roles: ['groomer', 'customer'] }]);
  });
});

it('a deleted account takes the notes of its providers and its pets along', async () => {
  const { body } = await registerCustomerOf(groomer);
  await api.platform.db.inSite(api.site.id, (tx) => emit(tx, accountDeleted, { accountId: body.id }));
  await expect
    .poll(
      async () =>
        (
          await groomer.call('GET /v2/service-provider/customer/:id', {
            params: { id: body.id },
          })
        ).status,
    )
    .toBe(404);
});
