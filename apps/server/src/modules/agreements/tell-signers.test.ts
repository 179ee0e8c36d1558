import type { ProviderStatus } from '@tailgate/contract';
import { sandbox, type SandboxClient } from '@tailgate/sandbox/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { newId } from '../../platform/ids.ts';
import { agreementIssued } from './agreements.events.ts';
import { agreementsReactions } from './agreements.reactions.ts';
import { ATTACHED, publisher } from './agreements.testing.ts';

// Outside of the quiet hours of the site, whenever the test runs.
const NOON = new Date('2026-06-02T18:00:00.000Z');

let api: TestApi;
let staff: SignedIn;
let outbox: SandboxClient;
let site: ReturnType<typeof publisher>;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  outbox = sandbox(api.platform.config.SMS_API_URL);
  staff = await api.as('staff');
  site = publisher(api, () => staff);
});
afterAll(() => api.close());

const versionOf = async (agreementId: string) => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ id: string }>(
      'select id from agreement_versions where agreement_id = $1 order by version desc limit 1',
      [agreementId],
    ),
  );
  return rows[0]?.id ?? '';
};
const fleetOwnerWho = async (status: ProviderStatus) =>
  await api.as(
    await api.platform.db.inSite(api.site.id, (tx) =>
      buildAccount(tx, api.site.id, { roles: ['fleet_owner'], status }),
    ),
  );
/** What the worker does for the event, at noon. */
const tell = async (agreementId: string) => {
  const event = { versionId: await versionOf(agreementId) };
  const platform = { ...api.platform, clock: { ...api.platform.clock, now: () => NOON } };
  for (const { eventName, job } of agreementsReactions)
    if (eventName === agreementIssued.name) await job.run({ siteId: api.site.id, eventId: newId(), event }, platform);
};
/** The mails of a person once everything that waits was sent. */
const mailsTo = async (person: SignedIn) => {
  const worker = await api.startWorker();
  await expect.poll(() => api.waitingJobs()).toEqual([]);
  await worker.stop();
  return await outbox.messages({ to: person.account.email });
};

describe('a required agreement that is published', () => {
  it('is told once to everybody who has to accept it, providers and customers', async () => {
    const [groomer, customer, fleetOwner] = [
      await api.as('groomer'),
      await api.as('customer'),
      await api.as('fleet_owner'),
    ];
    const { id } = await site.publish({ title: 'Safety rules', audience: ['groomer', 'customer'] });
    await Promise.all([tell(id), tell(id)]);
    await tell(id);
    for (const person of [groomer, customer]) {
      const mails = await mailsTo(person);
      expect(mails.map((mail) => ('subject' in mail ? mail.subject : ''))).toEqual(['Please accept: Safety rules']);
      expect(mails[0]?.text).toContain('/agreements-updated');
      expect(mails[0]?.text).toContain('There is an agreement between you and');
      expect(mails[0]?.text).toContain('within 7 days');
      expect(mails[0]?.text).not.toContain('new version');
    }
    expect(await mailsTo(fleetOwner)).toEqual([]);
  });

  it('is told to providers once they are approved', async () => {
    const [applicant, approved] = [await fleetOwnerWho('pending'), await fleetOwnerWho('approved')];
    const { id } = await site.publish({ title: 'Fleet rules', audience: ['fleet_owner'] });
    await tell(id);
    expect(await mailsTo(applicant)).toEqual([]);
    expect(await mailsTo(approved)).toHaveLength(1);
  });

  it('is told again with its next version, to those who have not accepted it', async () => {
    const [signed, unsigned] = [await api.as('mechanic'), await api.as('mechanic')];
    const { id } = await site.publish({ title: 'Workshop rules', audience: ['mechanic'] });
    await site.publishAgain(id, { title: 'Workshop rules', audience: ['mechanic'] });
    const accepted = await signed.call(`POST ${ATTACHED}/:id/accept`, {
      params: { id: await versionOf(id) },
      body: {},
    });
    expect(accepted.status, accepted.raw).toBe(204);
    await tell(id);
    expect(await mailsTo(signed)).toEqual([]);
    const [mail, ...others] = await mailsTo(unsigned);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('There is a new version of an agreement');
    expect(mail?.text).toContain('within 7 days');
  });

  it.each([
    ['is not required', { required: false }],
    ['is optional', { required: false, isOptional: true }],
  ])('tells nobody where it %s', async (_what, given) => {
    const renter = await api.as('renter');
    const { id } = await site.publish({ title: 'Van tips', audience: ['renter'], ...given });
    await tell(id);
    expect(await mailsTo(renter)).toEqual([]);
  });

  it('tells nobody any more once it was retired', async () => {
    const renter = await api.as('renter');
    const { id } = await site.publish({ title: 'Old rules', audience: ['renter'] });
    await site.retireAll();
    await tell(id);
    expect(await mailsTo(renter)).toEqual([]);
  });
});
