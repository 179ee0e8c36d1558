import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../../index.ts';
import { defaultSettings } from '../../settings.ts';
import { WHOLE_PERSON } from './stripe.testing.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
afterAll(() => sandbox.close());

interface Asked {
  readonly id: string;
  readonly payouts_enabled: boolean;
  readonly requirements: { currently_due: string[]; disabled_reason: string | null; current_deadline: number | null };
  readonly status: string;
  readonly error: { code: string; param: string };
}
const ask = async (path: string, form?: Record<string, string>, key = defaultSettings.stripeSecretKey) => {
  const answer = await fetch(`${sandbox.url}${path}`, {
    method: form ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-www-form-urlencoded' },
    ...(form && { body: new URLSearchParams(form).toString() }),
  });
  const raw = await answer.text();
  return { code: answer.status, raw, body: JSON.parse(raw) as Asked };
};
const browser = (form: Record<string, string>) => ask('/v1/tokens', form, defaultSettings.stripePublishableKey);
const person = async (idNumber = '000000000') =>
  (await browser({ ...WHOLE_PERSON, 'account[individual][id_number]': idNumber })).body.id;
const bank = async (number = '000123456789', routing = '110000000') =>
  await browser({ 'bank_account[routing_number]': routing, 'bank_account[account_number]': number });
const opened = async (idNumber?: string) =>
  (await ask('/v1/accounts', { account_token: await person(idNumber), external_account: (await bank()).body.id })).body;

describe('tokens', () => {
  it('are made by browsers, work once, and keep neither numbers nor names', async () => {
    const token = await browser({ ...WHOLE_PERSON, 'account[individual][id_number]': '987654321' });
    expect(token.raw).not.toMatch(/987654321|Maya/);
    const create = () => ask('/v1/accounts', { account_token: token.body.id });
    const account = await create();
    expect(account.raw).not.toMatch(/987654321|Maya/);
    expect((await create()).body.error.code).toBe('token_already_used');
    expect((await ask('/v1/accounts', { account_token: (await bank()).body.id })).code).toBe(400);
  });

  it('are refused for banks that cannot exist', async () => {
    expect((await bank('000123456789', '110000001')).body.error.code).toBe('routing_number_invalid');
    expect((await bank('12')).body.error.code).toBe('account_number_invalid');
  });
});

describe('accounts', () => {
  it('send payouts once person and bank are known', async () => {
    const bare = await ask('/v1/accounts', {});
    expect(bare.body).toMatchObject({
      payouts_enabled: false,
      requirements: { disabled_reason: 'requirements.past_due' },
    });
    const named = await ask(`/v1/accounts/${bare.body.id}`, { account_token: await person() });
    expect(named.body.requirements.currently_due).toEqual(['external_account']);
    const whole = await ask(`/v1/accounts/${bare.body.id}`, { external_account: (await bank()).body.id });
    expect(whole.body).toMatchObject({ payouts_enabled: true, requirements: { currently_due: [] } });
  });

  it('ask for a photo of somebody who does not match, and take it', async () => {
    const { id, requirements } = await opened('111111111');
    expect(requirements.currently_due).toEqual(['individual.verification.document']);
    const file = await ask('/v1/files', { purpose: 'identity_document' }, defaultSettings.stripePublishableKey);
    const token = await browser({ 'account[individual][verification][document][front]': file.body.id });
    expect((await ask(`/v1/accounts/${id}`, { account_token: token.body.id })).body.payouts_enabled).toBe(true);
  });

  it.each([
    ['rejected', false, 'rejected.other'],
    ['document_soon', true, null],
    ['document_now', false, 'requirements.past_due'],
  ])('are %s by the page', async (review, isOpen, reason) => {
    const { id } = await opened();
    const answer = await fetch(`${sandbox.url}/payments/accounts`, {
      method: 'POST',
      body: new URLSearchParams({ id, review }),
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    expect((await ask(`/v1/accounts/${id}`)).body).toMatchObject({
      payouts_enabled: isOpen,
      requirements: { disabled_reason: reason },
    });
    expect(await (await fetch(`${sandbox.url}/payments`)).text()).toContain(id);
  });

  it('of the demo world are known after a restart', async () => {
    const hex = 'a'.repeat(24);
    expect((await ask(`/v1/accounts/acct_demo6789${hex}`)).body.requirements.currently_due).toEqual([]);
    expect((await ask(`/v1/accounts/acct_demodue6789${hex}`)).body.requirements.currently_due).toHaveLength(1);
  });
});

describe('the two deposits', () => {
  const source = async () => {
    const { body: customer } = await ask('/v1/customers', {});
    const { body } = await ask(`/v1/customers/${customer.id}/sources`, { source: (await bank()).body.id });
    return (amounts: readonly string[]) =>
      ask(`/v1/customers/${customer.id}/sources/${body.id}/verify`, {
        'amounts[0]': amounts[0] ?? '',
        'amounts[1]': amounts[1] ?? '',
      });
  };

  it('prove a bank account', async () => {
    const verify = await source();
    expect((await verify(['1', '2'])).body.error.code).toBe('bank_account_verification_failed');
    expect((await verify(['45', '32'])).body.status).toBe('verified');
    expect((await verify(['45', '32'])).code).toBe(400);
  });

  it('prove nothing after ten wrong tries', async () => {
    const verify = await source();
    for (let tries = 0; tries < 10; tries += 1) await verify(['1', '2']);
    expect((await verify(['32', '45'])).code).toBe(400);
  });
});
