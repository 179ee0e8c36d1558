import { MAX_AGREEMENTS_AT_ONCE } from '@tailgate/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { newId } from '../../platform/ids.ts';
import { AGREEMENTS, ATTACHED, DRAWN, STAFF, publisher } from './agreements.testing.ts';

let api: TestApi;
let staff: SignedIn;
let groomer: SignedIn;
let site: ReturnType<typeof publisher>;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  staff = await api.as('staff');
  site = publisher(api, () => staff);
});
afterAll(() => api.close());
beforeEach(async () => {
  groomer = await api.as('groomer');
});
afterEach(() => site.retireAll());

const attached = async (person = groomer) => (await person.call(`GET ${ATTACHED}`)).body.items;
const bySlug = (slug: string, person = groomer) => person.call(`GET ${ATTACHED}/by-slug/:slug`, { params: { slug } });
const idOf = async (slug: string, person = groomer) => (await bySlug(slug, person)).body.id;
const accept = (id: string, body: object = {}, person = groomer) =>
  person.call(`POST ${ATTACHED}/:id/accept`, { params: { id }, body });
const acceptAll = (body: object, person = groomer) => person.call(`POST ${ATTACHED}/batch-accept`, { body });
const signed = async (person = groomer) => (await person.call(`GET ${AGREEMENTS}/signed-agreements`)).body.items;
const mustSign = async (person = groomer) =>
  (await person.call('GET /v2/service-provider/account')).body.needToSignAgreements;
const acceptancesOf = async (accountId: string) =>
  (
    await api.database.asOwner((owner) =>
      owner.query('select id from agreement_acceptances where account_id = $1', [accountId]),
    )
  ).rows.length;

describe('pages that a person accepted in a form', () => {
  const pages = async (person: typeof groomer) =>
    (await person.call(`GET ${AGREEMENTS}/signed-agreements`)).body.pages.map(({ page, version }) => [page, version]);

  it('are listed for a customer, each as last accepted', async () => {
    const customer = await api.as(await api.account({ roles: ['customer'] }));
    expect(await pages(customer)).toEqual([
      ['privacy-policy', 'test'],
      ['terms-and-conditions', 'test'],
    ]);
    await api.database.asOwner((owner) =>
      owner.query(
        `insert into accepted_policies (site_id, customer_id, version, accepted_at)
          values ($1, $2, 'newer', app.now() + interval '1 year')`,
        [api.site.id, customer.account.id],
      ),
    );
    expect(await pages(customer)).toEqual([
      ['cancellation-policy', 'newer'],
      ['pet-release-terms', 'newer'],
      ['terms-and-conditions', 'newer'],
      ['privacy-policy', 'test'],
    ]);
  });

  it('are listed for a fleet owner, and are nobody else’s', async () => {
    const owner = await api.as('fleet_owner');
    await api.database.asOwner((db) =>
      db.query(
        `insert into provider_applications (site_id, account_id, created_at, terms_version, terms_accepted_at,
            policies_version, policies_accepted_at)
          values ($1, $2, app.now(), 'first', app.now(), 'second', app.now() + interval '1 minute')
          on conflict (account_id) do update set terms_version = 'first', terms_accepted_at = app.now(),
            policies_version = 'second', policies_accepted_at = app.now() + interval '1 minute'`,
        [api.site.id, owner.account.id],
      ),
    );
    expect(await pages(owner)).toEqual([
      ['terms-of-service', 'second'],
      ['privacy-policy', 'first'],
      ['terms-and-conditions', 'first'],
    ]);
    expect(await pages(await api.as('fleet_owner'))).toEqual([]);
  });
});

describe('agreements of a person', () => {
  it('RL-agreements-03 carry required, signed, requireSignature and version, and acceptedAt once accepted', async () => {
    const { slug } = await site.publish({ requireSignature: true, changes: 'First version.' });
    const before = (await bySlug(slug)).body;
    expect(before).toMatchObject({
      slug,
      title: 'Business services agreement',
      required: true,
      signed: false,
      requireSignature: true,
      version: 1,
      changes: 'First version.',
      acceptedAt: null,
      acceptedVersion: null,
    });
    expect((await accept(before.id, { signature: DRAWN })).status).toBe(204);
    const after = (await bySlug(slug)).body;
    expect(after).toMatchObject({ id: before.id, signed: true, acceptedVersion: 1 });
    expect(Math.abs(Date.parse(after.acceptedAt ?? '') - api.clock.now().getTime())).toBeLessThan(60_000);
    expect((await signed()).map(({ id }) => id)).toEqual([before.id]);
  });

  it('are for the roles of the person: attached, optional, about vans, for customers', async () => {
    const work = await site.publish({ title: 'Work' });
    const fleet = await site.publish({ title: 'Fleet', audience: ['fleet_owner', 'groomer'], isAboutVans: true });
    const option = await site.publish({ title: 'Option', required: false, isOptional: true });
    const pets = await site.publish({ title: 'Pets', audience: ['customer'], required: false });
    const slugs = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug).sort();
    expect(slugs(await attached())).toEqual([work.slug, fleet.slug].sort());
    expect(slugs((await groomer.call(`GET ${AGREEMENTS}/list`)).body.items)).toEqual(
      [work.slug, fleet.slug, option.slug].sort(),
    );
    expect(slugs((await groomer.call(`GET ${AGREEMENTS}/list/fleet-owners-agreements`)).body.items)).toEqual([
      fleet.slug,
    ]);
    const customer = await api.as('customer');
    const own = await customer.call(`GET ${AGREEMENTS}/customer/:id/list`, { params: { id: customer.account.id } });
    expect(slugs(own.body.items)).toEqual([pets.slug]);
    expect((await bySlug(work.slug, customer)).status).toBe(404);
    expect((await bySlug(option.slug)).status).toBe(404);
  });

  it('of a customer are shown to their groomers and to no others', async () => {
    const { slug } = await site.publish({ audience: ['customer'], required: false });
    const customer = await api.as('customer');
    const list = (person: SignedIn) =>
      person.call(`GET ${AGREEMENTS}/customer/:id/list`, { params: { id: customer.account.id } });
    expect((await list(groomer)).status).toBe(404);
    await api.database.asOwner((owner) =>
      owner.query(`insert into provider_customers (site_id, provider_id, customer_id) values ($1, $2, $3)`, [
        api.site.id,
        groomer.account.id,
        customer.account.id,
      ]),
    );
    await accept(await idOf(slug, customer), {}, customer);
    expect((await list(groomer)).body.items).toMatchObject([{ slug, signed: true }]);
    expect((await list(await api.as('customer'))).status).toBe(404);
  });
});

describe('accepting', () => {
  it('RL-agreements-01 takes an optional signature, and several agreements with one signature', async () => {
    const one = await site.publish();
    const two = await site.publish({ requireSignature: true });
    const three = await site.publish({ required: false });
    expect((await accept(await idOf(one.slug))).status).toBe(204);
    const both = [await idOf(two.slug), await idOf(three.slug)];
    const refused = await acceptAll({ agreements: both });
    expect([refused.status, refused.error.errors]).toEqual([422, { signature: 'is required' }]);
    expect(await acceptancesOf(groomer.account.id)).toBe(1);
    expect((await acceptAll({ agreements: [...both, ...both], signature: { name: 'Robin' } })).status).toBe(204);
    expect(await acceptancesOf(groomer.account.id)).toBe(3);
  });

  it('is all or nothing', async () => {
    const one = await site.publish();
    const stranger = await site.publish({ audience: ['mechanic'] });
    const mechanic = await api.as('mechanic');
    const ids = [await idOf(one.slug), await idOf(stranger.slug, mechanic)];
    expect((await acceptAll({ agreements: ids })).status).toBe(404);
    expect(await acceptancesOf(groomer.account.id)).toBe(0);
  });

  it('happens once for each person, in parallel too', async () => {
    const { slug } = await site.publish();
    const id = await idOf(slug);
    const answers = await Promise.all(Array.from({ length: 8 }, () => accept(id)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 204));
    expect(await acceptancesOf(groomer.account.id)).toBe(1);
    const { acceptedAt } = (await bySlug(slug)).body;
    api.clock.advance(60);
    await accept(id);
    expect((await bySlug(slug)).body.acceptedAt).toBe(acceptedAt);
    const other = await api.as('groomer');
    expect((await accept(id, {}, other)).status).toBe(204);
    expect(await acceptancesOf(other.account.id)).toBe(1);
  });

  it('refuses an earlier version and what another site, another role or nobody has', async () => {
    const { id: agreementId, slug } = await site.publish();
    const first = await idOf(slug);
    await site.publishAgain(agreementId, { body: 'Be very kind to pets.' });
    const late = await accept(first);
    expect([late.status, late.error.code]).toEqual([409, 'conflict']);
    const current = await idOf(slug);
    const elsewhere = await api.as('groomer', api.otherSite);
    expect((await accept(current, {}, elsewhere)).status).toBe(404);
    expect((await accept(current, {}, await api.as('renter'))).status).toBe(404);
    expect((await accept(newId())).status).toBe(404);
    expect((await accept(current, {}, staff)).status).toBe(403);
  });

  it('refuses huge signatures and batches', async () => {
    const { slug } = await site.publish();
    const id = await idOf(slug);
    const strokes = Array.from({ length: 101 }, () => [1, 1, 2, 2]);
    expect((await accept(id, { signature: { ...DRAWN, strokes } })).status).toBe(422);
    expect((await accept(id, { signature: { name: 'x'.repeat(10_000) } })).status).toBe(422);
    const many = async (size: number) =>
      (await acceptAll({ agreements: Array.from({ length: size }, () => id) })).status;
    expect([await many(0), await many(MAX_AGREEMENTS_AT_ONCE + 1)]).toEqual([422, 422]);
    expect([413, 422]).toContain(await many(10_000));
    expect(await acceptancesOf(groomer.account.id)).toBe(0);
  });

  it('takes optional agreements by their own call only', async () => {
    const { slug } = await site.publish({ required: false, isOptional: true });
    const [option] = (await groomer.call(`GET ${AGREEMENTS}/list`)).body.items;
    expect(option).toMatchObject({ slug, isOptional: true });
    const id = option?.id ?? '';
    expect((await accept(id)).status).toBe(404);
    const taken = await groomer.call(`POST ${AGREEMENTS}/not-attached-agreements/:id/accept`, {
      params: { id },
      body: {},
    });
    expect(taken.status).toBe(204);
    expect((await signed()).map((one) => one.slug)).toEqual([slug]);
  });
});

describe('required agreements', () => {
  it('are asked for until all are accepted, and again with every new version', async () => {
    expect(await mustSign()).toBe(false);
    const one = await site.publish();
    const two = await site.publish();
    expect(await mustSign()).toBe(true);
    await accept(await idOf(one.slug));
    expect(await mustSign()).toBe(true);
    await accept(await idOf(two.slug));
    expect(await mustSign()).toBe(false);
    await site.publishAgain(one.id, { changes: 'New rules for vans.' });
    expect(await mustSign()).toBe(true);
    expect((await attached())[0]).toMatchObject({ version: 2, acceptedVersion: 1, changes: 'New rules for vans.' });
    await staff.call(`POST ${STAFF}/:id/retire`, { params: { id: one.id }, body: { retired: true } });
    await site.react();
    expect(await mustSign()).toBe(false);
  });

  it('are asked of providers who come later, and of those who get another role', async () => {
    await site.publish();
    const late = await api.as('groomer');
    expect(await mustSign(late)).toBe(true);
    const renter = await api.as('renter');
    expect(await mustSign(renter)).toBe(false);
    await api.database.asOwner((owner) =>
      owner.query(`update accounts set roles = '{renter,groomer}' where id = $1`, [renter.account.id]),
    );
    expect(await mustSign(renter)).toBe(true);
  });

  it('are asked of applicants once they are approved', async () => {
    await site.publish();
    const set = (status: string) =>
      api.database.asOwner((owner) =>
        owner.query('update providers set status = $2 where account_id = $1', [groomer.account.id, status]),
      );
    for (const status of ['new', 'pending']) {
      await set(status);
      expect(await mustSign()).toBe(false);
    }
    await set('approved');
    expect(await mustSign()).toBe(true);
  });

  it('that are not required ask nobody', async () => {
    await site.publish({ required: false });
    expect(await mustSign()).toBe(false);
  });
});
