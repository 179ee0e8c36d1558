import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildOrder } from '../../../testing/builders/build-order.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { newId } from '../../platform/ids.ts';

const STAFF = '/v2/staff/reviews';
const ORDER = '/v2/service-review/customer/orders/:id';

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let groomer: SignedIn;
let customer: SignedIn;
let staff: SignedIn;
let orderId: string;
let reviewId: string;
beforeAll(async () => {
  api = await startTestApi();
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
  staff = await api.as('staff');
});
afterAll(() => api.close());
beforeEach(async () => {
  groomer = await api.as('groomer');
  const order = await buildOrder(api, groomer, ids, { status: 'complete' });
  orderId = order.id;
  customer = await api.as({ ...(await api.account()), id: order.customerId, roles: ['customer'] });
  const { body } = await customer.call(`POST ${ORDER}`, {
    params: { id: orderId },
    body: { rating: 1, comment: 'The neighbor at 12 Elm Street is rude.' },
  });
  reviewId = body.review?.id ?? '';
});

const report = (person: SignedIn, id = reviewId, given: object = {}) =>
  person.call('POST /v2/service-review/reviews/:id/report', {
    params: { id },
    body: { reason: 'private', note: 'Names a neighbor.', ...given },
  });
const decide = (what: 'hide' | 'show', person = staff, id = reviewId, reason = 'Names a neighbor.') =>
  person.call(`POST ${STAFF}/:id/${what}`, { params: { id }, body: { reason } });
const listed = async (filter: 'reported' | 'hidden' | 'all') =>
  (await staff.call(`GET ${STAFF}`, { query: { filter, limit: 100 } })).body;
const idsIn = async (filter: 'reported' | 'hidden' | 'all') => (await listed(filter)).items.map(({ id }) => id);
const shown = async () =>
  (await api.call('GET /v2/service-review/service-provider', { query: { service_provider_id: groomer.account.id } }))
    .body;

describe('a report', () => {
  it('puts a review before staff, once for each person', async () => {
    expect(await idsIn('reported')).not.toContain(reviewId);
    const answers = await Promise.all([report(groomer), report(groomer), report(await api.as('renter'))]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    await report(groomer, reviewId, { reason: 'fake', note: '' });
    const one = (await listed('reported')).items.find(({ id }) => id === reviewId);
    expect(one).toMatchObject({
      orderId,
      serviceProvider: { id: groomer.account.id },
      customer: { id: customer.account.id },
      isHidden: false,
      decision: null,
    });
    expect(one?.reports).toHaveLength(2);
    expect(one?.reports.find(({ byGroomer }) => byGroomer)).toMatchObject({ reason: 'fake', isAnswered: false });
    expect((await shown()).total).toBe(1);
  });

  it('is refused for reviews of other sites, unknown and hidden ones, and without a reason', async () => {
    const elsewhere = await api.as('groomer', api.otherSite);
    expect((await report(elsewhere)).status).toBe(404);
    expect((await report(groomer, newId())).status).toBe(404);
    expect((await report(groomer, reviewId, { reason: 'boring' })).status).toBe(422);
    expect((await report(groomer, reviewId, { note: 'x'.repeat(501) })).status).toBe(422);
    await decide('hide');
    expect((await report(groomer)).status).toBe(404);
  });
});

describe('staff', () => {
  it('hide a review with a reason, which takes it from the list and the average, and show it again', async () => {
    await report(groomer);
    const hidden = await decide('hide');
    expect(hidden.body).toMatchObject({
      isHidden: true,
      decision: { reason: 'Names a neighbor.' },
      reports: [{ isAnswered: true }],
    });
    expect(await shown()).toMatchObject({ total: 0, summary: { reviewCount: 0, averageRating: 0 } });
    expect((await groomer.call('GET /v2/service-review/groomer/reviews')).body.total).toBe(0);
    expect(await idsIn('hidden')).toContain(reviewId);
    expect(await idsIn('reported')).not.toContain(reviewId);
    const again = await decide('show', staff, reviewId, 'The author changed it.');
    expect(again.body).toMatchObject({ isHidden: false, decision: { reason: 'The author changed it.' } });
    expect(await shown()).toMatchObject({ total: 1, summary: { reviewCount: 1, averageRating: 1 } });
    expect(await idsIn('hidden')).not.toContain(reviewId);
    expect(await idsIn('all')).toContain(reviewId);
  });

  it('keep a reported review, which waits again when it is reported again', async () => {
    await report(groomer);
    expect((await decide('show')).body.isHidden).toBe(false);
    expect(await idsIn('reported')).not.toContain(reviewId);
    await report(groomer);
    expect(await idsIn('reported')).toContain(reviewId);
    const { counts } = await listed('reported');
    expect(counts.reported).toBeGreaterThan(0);
  });

  it('are the only ones who decide, and give a reason', async () => {
    for (const person of [groomer, customer, await api.as('support')])
      for (const what of ['hide', 'show'] as const) expect((await decide(what, person)).status).toBe(403);
    expect((await decide('hide', staff, reviewId, '  ')).status).toBe(422);
    expect((await decide('hide', staff, newId())).status).toBe(404);
    expect((await shown()).total).toBe(1);
  });

  it('cannot be outwitted: a hidden review is neither changed, deleted, written anew nor replied to', async () => {
    await decide('hide');
    const params = { id: orderId };
    const body = { rating: 5, comment: 'Other words' };
    expect((await customer.call(`PUT ${ORDER}`, { params, body })).error.code).toBe('illegal_transition');
    expect((await customer.call(`DELETE ${ORDER}`, { params })).error.code).toBe('illegal_transition');
    expect((await customer.call(`POST ${ORDER}`, { params, body })).error.code).toBe('conflict');
    expect((await customer.call(`GET ${ORDER}`, { params })).body.review).toMatchObject({
      isHidden: true,
      canEdit: false,
    });
    const reply = { reviewId, text: 'Thanks' };
    expect((await groomer.call('POST /v2/service-review/groomer/reply-submit', { body: reply })).status).toBe(404);
  });

  it('hide at the same moment as a customer edits, and the average is right', async () => {
    await Promise.all([
      decide('hide'),
      customer.call(`PUT ${ORDER}`, { params: { id: orderId }, body: { rating: 5, comment: '' } }),
    ]);
    expect((await shown()).summary).toMatchObject({ reviewCount: 0, averageRating: 0 });
  });
});
