import { startServer } from '@tailgate/kit';
import { sandbox as clientOf } from '@tailgate/sandbox/client';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectBank, openPayoutAccount, TEST_IDS } from '../../../testing/builders/build-payout.ts';
import type { SignedIn } from '../../../testing/index.ts';
import { processorSeconds } from '../../../testing/send-webhook.ts';
import { startReportingApi, type ReportingApi } from '../../../testing/start-reporting-api.ts';
import { refreshOpenAccounts } from './merchant.jobs.ts';

let running: ReportingApi;
beforeAll(async () => {
  running = await startReportingApi('its processor reports accounts to it, in every order');
});
afterAll(() => running.close());

const details = async (person: SignedIn) => (await person.call('GET /v2/on-boarding/merchant/payment-details')).body;
const accountIdOf = async (person: SignedIn) => {
  const { rows } = await running.api.database.asOwner((owner) =>
    owner.query<{ id: string }>('select stripe_account_id as id from connected_accounts where provider_id = $1', [
      person.account.id,
    ]),
  );
  return rows[0]?.id ?? '';
};
/** What somebody at the processor decides about an account. */
const decide = async (id: string, review: string) => {
  const body = new URLSearchParams({ id, review });
  const answer = await fetch(`${running.vendor.url}/payments/accounts`, { method: 'POST', body, redirect: 'manual' });
  expect(answer.status).toBe(303);
};
const SUBJECT = 'Your payouts need your attention';
/** Messages about something that is missing: sent, or waiting for the morning. */
const told = async ({ account }: SignedIn) => {
  const sent = await clientOf(running.vendor.url).messages({ to: account.email });
  const waiting = (await running.api.waitingJobs()).filter(({ task }) => task === 'notifications.send-later');
  return sent.filter((message) => JSON.stringify(message).includes(SUBJECT)).length + waiting.length;
};
const forgetMessages = async () => {
  await running.api.database.asOwner((owner) => owner.query('delete from graphile_worker._private_jobs'));
  await clientOf(running.vendor.url).clear();
};
const connected = async () => {
  const groomer = await running.api.as('groomer');
  expect((await connectBank(running.api, groomer)).body).toMatchObject({ isReady: true });
  return { groomer, id: await accountIdOf(groomer) };
};

it.each([[[]], [['delayed']], [['repeated']], [['reordered']], [['repeated', 'reordered']], [['dropped']]] as const)(
  'an account ends in the state that the processor decided last with reports that are %j',
  async (switches) => {
    const { switchTo, api } = running;
    const { groomer, id } = await connected();
    await switchTo(...switches);
    for (const review of ['document_now', 'fine', 'rejected', 'fine', 'document_soon']) await decide(id, review);
    // Nobody reports: the round that asks about open accounts does not know of this one, so an earlier state is open.
    if (switches.some((name) => name === 'dropped')) {
      await api.database.asOwner((owner) =>
        owner.query('update connected_accounts set payouts_enabled = false where stripe_account_id = $1', [id]),
      );
      await refreshOpenAccounts.run({ siteId: api.site.id }, api.platform);
    }
    await expect
      .poll(() => details(groomer))
      .toMatchObject({
        status: 'action_needed',
        isReady: true,
        requirements: [{ code: 'id_document', isPastDue: false }],
        restriction: null,
      });
    await switchTo();
  },
);

it('an account under review is opened by the report alone', async () => {
  const groomer = await running.api.as('groomer');
  const opened = await openPayoutAccount(running.api, groomer, undefined, TEST_IDS.reviewed);
  expect(opened.body, opened.raw).toMatchObject({ status: 'in_review', isReady: false });
  await expect.poll(() => details(groomer), { timeout: 10_000 }).toMatchObject({ status: 'bank_unverified' });
});

it('a rejected account is restricted, and is not paid', async () => {
  const { groomer, id } = await connected();
  await decide(id, 'rejected');
  await expect
    .poll(() => details(groomer))
    .toMatchObject({ status: 'restricted', isReady: false, restriction: 'rejected' });
  expect((await groomer.call('POST /v2/service-payment/payouts/instant', {})).error.code).toBe(
    'payout_account_missing',
  );
});

it('the holder is told once about what is missing, however often it is reported', async () => {
  const { groomer, id } = await connected();
  await forgetMessages();
  await running.switchTo('repeated', 'reordered');
  await decide(id, 'document_now');
  await decide(id, 'document_now');
  await expect.poll(() => details(groomer)).toMatchObject({ status: 'action_needed' });
  await expect.poll(() => told(groomer)).toBe(1);
  await running.switchTo();
  await decide(id, 'document_soon');
  await expect.poll(() => details(groomer)).toMatchObject({ isReady: true });
  expect(await told(groomer)).toBe(1);
});

it.each([
  ['groomer', '/groomer/account/merchant-processing'],
  ['fleet_owner', '/fleet-owner/account/merchant-processing'],
  ['mechanic', '/mechanic/merchant-processing'],
] as const)('what is missing from a %s is told with a link to %s', async (role, path) => {
  const person = await running.api.as(role);
  await connectBank(running.api, person);
  await forgetMessages();
  await running.switchTo();
  await decide(await accountIdOf(person), 'document_now');
  const messages = async () => {
    // At night it waits for the morning.
    await running.api.makeJobsDue();
    return JSON.stringify(await clientOf(running.vendor.url).messages({ to: person.account.email }));
  };
  await expect.poll(messages).toContain(path);
});

/** The same three reports about an account; those without a site make us ask the processor whose it is. */
const reportsOf = (id: string, name: string, siteId: string | undefined) =>
  ['account.updated', 'capability.updated', 'account.external_account.updated'].map((type, at) =>
    JSON.stringify({
      id: `evt_${name}${at}${id}`,
      object: 'event',
      type,
      created: 1,
      account: id,
      data: { object: { id, metadata: siteId === undefined ? {} : { site_id: siteId } } },
    }),
  );
/** In any order, each five times. */
const shuffledFrom = (reports: readonly string[]) => [
  ...reports,
  ...reports.toReversed(),
  ...reports,
  ...reports.toReversed(),
  ...reports,
];
const signed = (payload: string, timestamp: number) => ({
  'content-type': 'application/json',
  'stripe-signature': Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: running.api.platform.config.STRIPE_WEBHOOK_SECRET,
    timestamp,
  }),
});
const environmentOf = ({ api, vendor }: ReportingApi) => ({
  ...api.database.environment,
  STRIPE_API_URL: vendor.url,
  STRIPE_PUBLIC_API_URL: vendor.url,
  STRIPE_WEBHOOK_SECRET: api.platform.config.STRIPE_WEBHOOK_SECRET,
  SMTP_URL: vendor.smtpUrl,
  DEFAULT_SITE: api.site.slug,
});
/** Each report was kept once, its effect is there, and the holder was told once. */
const expectOneEffect = async (groomer: SignedIn, id: string, name: string) => {
  await expect
    .poll(() => details(groomer))
    .toMatchObject({ status: 'action_needed', requirements: [{ code: 'id_document', isPastDue: true }] });
  const { rows } = await running.api.database.asOwner((owner) =>
    owner.query('select 1 from payment_events where stripe_account_id = $1 and id like $2', [id, `evt_${name}%`]),
  );
  expect(rows).toHaveLength(3);
  await expect.poll(() => told(groomer)).toBe(1);
};

it('five reports in any order with a killed worker in between have one effect', async () => {
  const { api, vendor, switchTo } = running;
  const { groomer, id } = await connected();
  await switchTo('dropped');
  await forgetMessages();
  await decide(id, 'document_now');
  const reports = reportsOf(id, 'killedworker', api.site.id);
  const post = async (payload: string, timestamp = processorSeconds(api)) => {
    const headers = signed(payload, timestamp);
    return (await api.app.inject({ method: 'POST', url: '/v1/webhooks/stripe', payload, headers })).statusCode;
  };
  await running.stopWorker();
  expect(new Set(await Promise.all(shuffledFrom(reports).map((payload) => post(payload))))).toEqual(new Set([204]));
  expect(await post(reports[0] ?? '', 1_000)).toBe(400);
  // The processor answers none of its calls, however long it takes until it is killed.
  await clientOf(vendor.url).setFault({ vendor: 'stripe', mode: 'timeout', times: 1_000 });
  const killed = await startServer('worker', { environment: environmentOf(running), output: 'ignore' });
  const locked = async () =>
    (
      await api.database.asOwner((owner) =>
        owner.query('select id from graphile_worker._private_jobs where locked_at is not null'),
      )
    ).rows.length;
  await expect.poll(locked).toBeGreaterThan(0);
  await killed.kill();
  await clientOf(vendor.url).setFault({ vendor: 'stripe', mode: 'none' });
  await running.startWorker();
  await expectOneEffect(groomer, id, 'killedworker');
  await switchTo();
});

it('five reports in any order with a killed API in between have one effect', async () => {
  const { vendor, switchTo } = running;
  const { groomer, id } = await connected();
  await switchTo('dropped');
  await forgetMessages();
  await decide(id, 'document_now');
  const environment = environmentOf(running);
  /** The processor sends again what was not taken; undefined when nobody answered. */
  const send = async (url: string, payload: string): Promise<number | undefined> => {
    const headers = signed(payload, processorSeconds(running.api));
    const answer = await fetch(`${url}/v1/webhooks/stripe`, { method: 'POST', headers, body: payload }).catch(
      () => null,
    );
    return answer?.status;
  };
  const reports = shuffledFrom(reportsOf(id, 'killedapi', undefined));

  // Killed while it waits for the processor to say whose account it is: nothing was taken.
  const often = 1_000;
  await clientOf(vendor.url).setFault({ vendor: 'stripe', mode: 'timeout', times: often });
  const waiting = await startServer('api', { environment, output: 'ignore' });
  const unanswered = Promise.all(reports.map((payload) => send(waiting.url, payload)));
  const asked = async () => (await clientOf(vendor.url).faults()).some(({ timesLeft }) => timesLeft < often);
  await expect.poll(asked).toBe(true);
  await waiting.kill();
  expect(await unanswered).not.toContain(204);
  await clientOf(vendor.url).setFault({ vendor: 'stripe', mode: 'none' });

  // Killed as soon as it took the first: of the others some are taken, some not, and of some only the answer is lost.
  const taking = await startServer('api', { environment, output: 'ignore' });
  const sent = reports.map((payload) => send(taking.url, payload));
  expect(await Promise.race(sent)).toBe(204);
  await taking.kill();
  const statuses = await Promise.all(sent);
  expect(statuses.filter((status) => status !== undefined && status !== 204)).toEqual([]);

  const fresh = await startServer('api', { environment, output: 'ignore' });
  for (const payload of reports) expect(await send(fresh.url, payload)).toBe(204);
  await fresh.stop();
  await expectOneEffect(groomer, id, 'killedapi');
  await switchTo();
});
