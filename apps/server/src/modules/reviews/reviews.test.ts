import { MAX_REVIEW_LENGTH, MAX_REVIEW_REPLY_LENGTH, REVIEW_EDIT_DAYS } from '@tailgate/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildOrder } from '../../../testing/builders/build-order.ts';
import { queuedFor, startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { emit } from '../../platform/events/events.ts';
import { newId } from '../../platform/ids.ts';
import { accountDeleted } from '../accounts/accounts.events.ts';

const LIST = 'GET /v2/service-review/service-provider';
const OWN = 'GET /v2/service-review/groomer/reviews';
const REPLY = 'POST /v2/service-review/groomer/reply-submit';
const EDIT_REPLY = 'PUT /v2/service-review/groomer/edit-reply';
const DELETE_REPLY = 'DELETE /v2/service-review/groomer/delete-reply/:id';
const ORDERS = '/v2/service-review/customer/orders';

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let groomer: SignedIn;
beforeAll(async () => {
  api = await startTestApi();
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(() => api.close());
beforeEach(async () => {
  groomer = await api.as('groomer');
});

const asOwner = (statement: string, values: readonly unknown[] = []) =>
  api.database.asOwner((owner) => owner.query(statement, [...values]));
let hoursAgo = 2;
/** A completed order, with its customer logged in. */
const completed = async (status: 'complete' | 'cancelled' | 'accepted' = 'complete') => {
  hoursAgo += 2;
  const startsAt = new Date(api.clock.now().getTime() - hoursAgo * 3_600_000);
  const order = await buildOrder(api, groomer, ids, { status, startsAt });
  await asOwner(`update accounts set first_name = 'Ava', last_name = 'Brooks' where id = $1`, [order.customerId]);
  const customer = await api.as({ ...(await api.account()), id: order.customerId, roles: ['customer'] });
  return { ...order, customer };
};
const say = (person: SignedIn, id: string, given: object = {}) =>
  person.call(`POST ${ORDERS}/:id`, { params: { id }, body: { rating: 5, comment: 'Lovely.', ...given } });
const change = (person: SignedIn, id: string, given: object = {}) =>
  person.call(`PUT ${ORDERS}/:id`, { params: { id }, body: { rating: 2, comment: 'Hm.', ...given } });
const takeBack = (person: SignedIn, id: string) => person.call(`DELETE ${ORDERS}/:id`, { params: { id } });
const see = (person: SignedIn, id: string) => person.call(`GET ${ORDERS}/:id`, { params: { id } });
const list = (query: Record<string, string | number> = {}) =>
  api.call(LIST, { query: { service_provider_id: groomer.account.id, ...query } });
const commentsIn = async (query?: Record<string, string | number>) =>
  (await list(query)).body.items.map(({ comment }) => comment);
const photoOf = async (ownerId: string) => {
  const id = newId();
  await asOwner(
    `insert into files (id, site_id, owner_id, kind, status, filename, declared_type, declared_bytes, stored_type, ready_at)
     values ($1, $2, $3, 'image', 'ready', 'photo.png', 'image/png', 10, 'image/webp', app.now())`,
    [id, api.site.id, ownerId],
  );
  return id;
};
/** What the database keeps beside what is there. */
const counted = async (providerId = groomer.account.id) => {
  const { rows } = await asOwner(
    `select p.review_count as kept, p.average_rating::float8 as average, p.star_counts as stars,
       (select count(*)::int from reviews r where r.provider_id = p.account_id and r.hidden_at is null) as there,
       (select coalesce(round(avg(r.rating), 2), 0)::float8 from reviews r
          where r.provider_id = p.account_id and r.hidden_at is null) as recounted,
       array(select (select count(*)::int from reviews r where r.provider_id = p.account_id and r.hidden_at is null
          and r.rating = s) from generate_series(1, 5) s order by s) as "starsThere"
     from providers p where p.account_id = $1`,
    [providerId],
  );
  return rows[0] as {
    kept: number;
    average: number;
    stars: number[];
    there: number;
    recounted: number;
    starsThere: number[];
  };
};
const expectRecount = async () => {
  const { kept, average, stars, there, recounted, starsThere } = await counted();
  expect({ kept, average, stars }).toEqual({ kept: there, average: recounted, stars: starsThere });
};

describe('a review', () => {
  it('is written once by the customer of a completed order, with photos, and is public under first name and initial', async () => {
    const { id, customer } = await completed();
    const photo = await photoOf(customer.account.id);
    expect((await see(customer, id)).body).toMatchObject({ canReview: true, review: null });
    const { status, body, raw } = await say(customer, id, { comment: '  Biscuit looks great. ', photoIds: [photo] });
    expect(status, raw).toBe(200);
    expect(body).toMatchObject({
      id,
      canReview: false,
      review: { rating: 5, comment: 'Biscuit looks great.', photos: [{ id: photo }], canEdit: true, isHidden: false },
    });
    const { body: shown, raw: shownRaw } = await list();
    expect(shown).toMatchObject({
      total: 1,
      page: 1,
      summary: {
        averageRating: 5,
        reviewCount: 1,
        stars: [{ stars: 5, count: 1 }, { stars: 4, count: 0 }, {}, {}, {}],
      },
      items: [
        {
          comment: 'Biscuit looks great.',
          customer: { displayName: 'Ava B.' },
          petServices: [{ petName: 'Biscuit', serviceName: 'Full groom' }],
          photos: [{ id: photo }],
          reply: null,
          editedAt: null,
        },
      ],
    });
    expect(shownRaw).not.toContain('Brooks');
    expect(shownRaw).not.toContain(customer.account.id);
    expect((await say(customer, id)).error).toMatchObject({ code: 'conflict' });
  });

  it.each(['accepted', 'cancelled'] as const)('is refused of an %s appointment', async (status) => {
    const { id, customer } = await completed(status);
    expect((await say(customer, id)).error.code).toBe('illegal_transition');
    expect((await see(customer, id)).body.canReview).toBe(false);
    await expectRecount();
  });

  it('is refused without an appointment and of somebody else’s', async () => {
    const { id } = await completed();
    const { customer: stranger } = await completed();
    for (const call of [say, change]) {
      expect((await call(stranger, id)).status).toBe(404);
      expect((await call(stranger, newId())).status).toBe(404);
    }
    expect((await takeBack(stranger, id)).status).toBe(404);
    expect((await see(stranger, id)).status).toBe(404);
    expect((await say(groomer, id)).status).toBe(403);
    expect((await list()).body.total).toBe(0);
  });

  it('is kept once when it is sent many times at the same moment', async () => {
    const { id, customer } = await completed();
    const answers = await Promise.all(Array.from({ length: 8 }, () => say(customer, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    expect((await list()).body.total).toBe(1);
    await expectRecount();
  });

  it.each([
    ['no stars', { rating: 0 }, 'rating'],
    ['six stars', { rating: 6 }, 'rating'],
    ['half a star', { rating: 4.5 }, 'rating'],
    ['a text that is too long', { comment: 'x'.repeat(MAX_REVIEW_LENGTH + 1) }, 'comment'],
    ['seven photos', { photoIds: Array.from({ length: 7 }, () => newId()) }, 'photoIds'],
  ])('is refused with %s', async (_what, given, field) => {
    const { id, customer } = await completed();
    const { status, error } = await say(customer, id, given);
    expect(status).toBe(422);
    expect(Object.keys(error.errors ?? {})).toEqual([field]);
  });

  it('is refused with a text of 10 MB, and keeps markup as text', async () => {
    const { id, customer } = await completed();
    expect((await say(customer, id, { comment: 'x'.repeat(10_000_000) })).status).toBe(413);
    const markup = '<script>alert(1)</script><b>bold</b>';
    expect((await say(customer, id, { comment: markup })).status).toBe(200);
    expect(await commentsIn()).toEqual([markup]);
  });

  it('takes only own photos that are uploaded', async () => {
    const { id, customer } = await completed();
    expect((await say(customer, id, { photoIds: [await photoOf(groomer.account.id)] })).status).toBe(404);
    expect((await say(customer, id)).status).toBe(200);
    expect((await change(customer, id, { photoIds: [await photoOf(groomer.account.id)] })).status).toBe(404);
  });

  it('is changed within 30 days, marked as changed, and deleted at any time', async () => {
    const { id, customer } = await completed();
    await say(customer, id);
    const changed = await change(customer, id, { rating: 3, comment: '' });
    expect(changed.body.review).toMatchObject({ rating: 3, comment: '', editedAt: expect.any(String) as unknown });
    expect((await list()).body.summary.averageRating).toBe(3);
    await asOwner(`update reviews set created_at = created_at - make_interval(days => $2) where appointment_id = $1`, [
      id,
      REVIEW_EDIT_DAYS,
    ]);
    expect((await see(customer, id)).body.review?.canEdit).toBe(false);
    expect((await change(customer, id)).error.code).toBe('illegal_transition');
    expect((await takeBack(customer, id)).status).toBe(204);
    expect((await takeBack(customer, id)).status).toBe(404);
    expect((await list()).body).toMatchObject({ total: 0, summary: { averageRating: 0, reviewCount: 0 } });
    expect((await see(customer, id)).body.canReview).toBe(true);
  });

  it('is told to its groomer, once, and to nobody else', async () => {
    const other = await api.as('groomer');
    const { id, customer, account } = await completed();
    await say(customer, id);
    await say(customer, id);
    await change(customer, id);
    expect(await queuedFor(api, groomer.account.email)).toEqual(['New review from Ava B.']);
    for (const address of [account.email, account.phone, other.account.email, other.account.phone])
      expect(await queuedFor(api, address)).toEqual([]);
  });

  it('is listed for its customer', async () => {
    const { id, customer } = await completed();
    await say(customer, id);
    const orders = async (filter: string) =>
      (await customer.call(`GET ${ORDERS}`, { query: { filter } })).body.items.map((order) => order.id);
    expect(await orders('all')).toEqual([id]);
    expect(await orders('reviewed')).toEqual([id]);
    expect(await orders('toReview')).toEqual([]);
    await takeBack(customer, id);
    expect(await orders('toReview')).toEqual([id]);
    expect(await orders('reviewed')).toEqual([]);
  });
});

describe('the public list', () => {
  it('is filtered by text, photos, stars and breed, and paged from the newest', async () => {
    const [first, second, third] = [await completed(), await completed(), await completed()];
    await say(first.customer, first.id, { rating: 4, comment: 'First' });
    await say(second.customer, second.id, { rating: 5, comment: '' });
    const photo = await photoOf(third.customer.account.id);
    await say(third.customer, third.id, { rating: 4, comment: 'Third', photoIds: [photo] });
    for (const [at, { id }] of [first, second, third].entries())
      await asOwner(
        `update reviews set created_at = created_at + make_interval(mins => $2) where appointment_id = $1`,
        [id, at],
      );
    expect(await commentsIn()).toEqual(['Third', '', 'First']);
    expect(await commentsIn({ with_review_text: 'true' })).toEqual(['Third', 'First']);
    expect(await commentsIn({ with_order_images: 1 })).toEqual(['Third']);
    expect(await commentsIn({ only_rate: 5 })).toEqual(['']);
    expect(await commentsIn({ limit: 1, page: 2 })).toEqual(['']);
    expect((await list({ limit: 1, page: 2 })).body).toMatchObject({ total: 3, limit: 1, offset: 1, page: 2 });
    expect((await list({ only_rate: 4, with_order_images: 1 })).body.summary).toMatchObject({
      averageRating: 4.33,
      reviewCount: 3,
    });
    await asOwner('update pets set breed_id = null where id = $1', [second.petId]);
    expect(await commentsIn({ breed_id: ids.beagle })).toEqual(['Third', 'First']);
    expect((await list({ breed_id: newId() })).body.items).toEqual([]);
  });

  it('has nothing of other groomers and other sites', async () => {
    const { id, customer } = await completed();
    await say(customer, id);
    const other = await api.as('groomer');
    const saidOf = async (who: typeof other) =>
      (await api.call(LIST, { query: { service_provider_id: who.account.id } })).body;
    expect(await saidOf(other)).toMatchObject({ total: 0, summary: { reviewCount: 0 } });
    expect(await saidOf(groomer)).toMatchObject({ total: 1, summary: { reviewCount: 1 } });
    const elsewhere = await api.call(LIST, {
      site: api.otherSite,
      query: { service_provider_id: groomer.account.id },
    });
    expect(elsewhere.status).toBe(404);
    expect((await api.call(LIST, { query: { service_provider_id: newId() } })).status).toBe(404);
  });
});

describe('a reply', () => {
  const replied = async () => {
    const order = await completed();
    await say(order.customer, order.id);
    const [review] = (await list()).body.items;
    return { ...order, reviewId: review?.id ?? '' };
  };
  const answer = (person: SignedIn, reviewId: string, text = 'Thank you.') =>
    person.call(REPLY, { body: { reviewId, text } });
  const edit = (person: SignedIn, reviewId: string, text = 'Thanks.') =>
    person.call(EDIT_REPLY, { body: { reviewId, text } });
  const remove = (person: SignedIn, id: string) => person.call(DELETE_REPLY, { params: { id } });

  it('RL-permissions-20 is given once by the groomer, changed and deleted', async () => {
    const { reviewId } = await replied();
    expect((await edit(groomer, reviewId)).error.code).toBe('conflict');
    expect((await answer(groomer, reviewId)).body.reply).toMatchObject({ text: 'Thank you.', editedAt: null });
    expect((await answer(groomer, reviewId)).error.code).toBe('conflict');
    expect((await edit(groomer, reviewId)).body.reply).toMatchObject({
      text: 'Thanks.',
      editedAt: expect.any(String) as unknown,
    });
    expect((await list()).body.items[0]?.reply?.text).toBe('Thanks.');
    expect((await remove(groomer, reviewId)).status).toBe(204);
    expect((await remove(groomer, reviewId)).error.code).toBe('conflict');
    expect((await list()).body.items[0]?.reply).toBeNull();
  });

  it('is kept once when it is sent twice at the same moment', async () => {
    const { reviewId } = await replied();
    const answers = await Promise.all([answer(groomer, reviewId, 'One'), answer(groomer, reviewId, 'Two')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is refused from other groomers and from the customer', async () => {
    const { reviewId, customer } = await replied();
    const other = await api.as('groomer');
    expect((await answer(other, reviewId)).status).toBe(404);
    await answer(groomer, reviewId);
    expect((await edit(other, reviewId)).status).toBe(404);
    expect((await remove(other, reviewId)).status).toBe(404);
    expect((await answer(customer, reviewId)).status).toBe(403);
    expect((await list()).body.items[0]?.reply?.text).toBe('Thank you.');
  });

  it('has some text, and not too much', async () => {
    const { reviewId } = await replied();
    for (const text of ['  ', 'x'.repeat(MAX_REVIEW_REPLY_LENGTH + 1)])
      expect((await answer(groomer, reviewId, text)).status).toBe(422);
  });

  it('is what the groomer’s own list filters by', async () => {
    const { reviewId } = await replied();
    const second = await completed();
    await say(second.customer, second.id, { rating: 1, comment: '' });
    await answer(groomer, reviewId);
    const own = async (query: Record<string, string | number> = {}) => (await groomer.call(OWN, { query })).body;
    expect((await own({ filter: 'withoutReply' })).items).toMatchObject([{ rating: 1 }]);
    expect((await own({ filter: 'withText' })).items).toMatchObject([{ rating: 5 }]);
    expect((await own({ filter: 'withPhotos' })).items).toEqual([]);
    expect(await own({ only_rate: 5 })).toMatchObject({
      total: 1,
      counts: { all: 1, withText: 1, withPhotos: 0, withoutReply: 0 },
      summary: { reviewCount: 2, averageRating: 3 },
    });
    expect(await (await api.as('groomer')).call(OWN)).toMatchObject({ body: { total: 0, counts: { all: 0 } } });
  });
});

describe('averages', () => {
  it('equal a recount after 20 parallel reviews, edits, deletions and hides', async () => {
    const staff = await api.as('staff');
    const orders = [];
    for (let at = 0; at < 20; at += 1) orders.push(await completed());
    const first = await Promise.all(orders.map(({ customer, id }, at) => say(customer, id, { rating: 1 + (at % 5) })));
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await counted()).toMatchObject({ kept: 20, average: 3, stars: [4, 4, 4, 4, 4] });
    const reviewIds = first.map(({ body }) => body.review?.id ?? '');
    const second = await Promise.all(
      orders.map(({ customer, id }, at) => {
        if (at % 4 === 0) return takeBack(customer, id);
        if (at % 4 === 1) return change(customer, id, { rating: 5 });
        if (at % 4 === 2)
          return staff.call('POST /v2/staff/reviews/:id/hide', {
            params: { id: reviewIds[at] ?? '' },
            body: { reason: 'Spam' },
          });
        return groomer.call(REPLY, { body: { reviewId: reviewIds[at] ?? '', text: 'Thanks' } });
      }),
    );
    expect(second.filter(({ status }) => status >= 400)).toEqual([]);
    expect((await counted()).kept).toBe(10);
    await expectRecount();
  });

  it('are what the profile says, and what no other call can set', async () => {
    const { id, customer } = await completed();
    await say(customer, id, { rating: 4 });
    const { body } = await groomer.call('GET /v2/service-provider/account');
    expect(body.reviewSummary).toEqual({ averageRating: 4, reviewCount: 1 });
    await expect(
      asOwner('update reviews set provider_id = $2 where appointment_id = $1', [
        id,
        (await api.as('groomer')).account.id,
      ]),
    ).rejects.toMatchObject({ code: '23001' });
  });
});

it('deleting a customer takes the words and leaves the stars; deleting a groomer takes the reviews', async () => {
  const { id, customer } = await completed();
  await say(customer, id, { rating: 4, comment: 'Private words' });
  const worker = await api.startWorker();
  const deleted = (accountId: string) =>
    api.platform.db.inSite(api.site.id, (tx) => emit(tx, accountDeleted, { accountId }));
  try {
    await deleted(customer.account.id);
    await expect.poll(() => commentsIn()).toEqual(['']);
    expect(await counted()).toMatchObject({ kept: 1, average: 4 });
    await asOwner('update accounts set anonymised_at = app.now() where id = $1', [customer.account.id]);
    expect((await list()).body.items[0]?.customer.displayName).toBe('Former customer');
    await deleted(groomer.account.id);
    await expect.poll(async () => (await counted()).kept).toBe(0);
  } finally {
    await worker.stop();
  }
});
