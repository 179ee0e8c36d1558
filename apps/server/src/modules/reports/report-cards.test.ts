import { REPORT_CARD_WORDS } from '@tailgate/contract';
import { sandbox } from '@tailgate/sandbox/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildOrder } from '../../../testing/builders/build-order.ts';
import { newPhone, startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { allowedIn } from '../../../testing/schema-facts.ts';
import { newId } from '../../platform/ids.ts';

const SEND = 'POST /v2/pet/service-report/card-report';
const LIST = 'GET /v2/pet/service-report/appointment/:id/card-reports';
const READ = 'GET /v2/pet/service-report/appointment/:id/pet/:petId/card-report';

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let groomer: SignedIn;
let order: Awaited<ReturnType<typeof buildOrder>>;
beforeAll(async () => {
  api = await startTestApi();
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(() => api.close());
beforeEach(async () => {
  groomer = await api.as('groomer');
  order = await buildOrder(api, groomer, ids);
});

const asOwner = (statement: string, values: readonly unknown[] = []) =>
  api.database.asOwner((owner) => owner.query(statement, [...values]));
const customer = async () => await api.as({ ...(await api.account()), id: order.customerId, roles: ['customer'] });
const photoOf = async (ownerId: string, at?: { line: 'before_file_id' | 'after_file_id'; appointmentId: string }) => {
  const id = newId();
  await asOwner(
    `insert into files (id, site_id, owner_id, kind, status, filename, declared_type, declared_bytes, stored_type, ready_at)
     values ($1, $2, $3, 'image', 'ready', 'photo.png', 'image/png', 10, 'image/webp', app.now())`,
    [id, api.site.id, ownerId],
  );
  if (at)
    await asOwner(`update appointment_lines set ${at.line} = $1 where appointment_id = $2`, [id, at.appointmentId]);
  return id;
};
const CONDITION = { coat: 'matted', skin: 'healthy', ears: 'waxy', nails: null, behavior: 'calm', note: ' Good boy. ' };
const send = (person: SignedIn, given: object = {}) =>
  person.call(SEND, { body: { appointmentId: order.id, petId: order.petId, ...CONDITION, ...given } });
const read = (person: SignedIn, params = { id: order.id, petId: order.petId }) => person.call(READ, { params });
/** What waits to be sent to anybody. */
const waiting = async () => (await api.waitingJobs()).length;
const anotherOrder = () =>
  buildOrder(api, groomer, ids, { startsAt: new Date(api.clock.now().getTime() - 9 * 3_600_000) });

describe('a report card', () => {
  it('says how the pet was, with photos of the visit, to its groomer and its owner', async () => {
    const before = await photoOf(groomer.account.id, { line: 'before_file_id', appointmentId: order.id });
    const after = await photoOf(groomer.account.id, { line: 'after_file_id', appointmentId: order.id });
    const earlier = await waiting();
    const { status, body, raw } = await send(groomer, { photoIds: [after, before] });
    expect(status, raw).toBe(200);
    expect(body).toMatchObject({
      ...CONDITION,
      appointmentId: order.id,
      petId: order.petId,
      petName: 'Biscuit',
      note: 'Good boy.',
      photos: [
        { id: before, taken: 'before' },
        { id: after, taken: 'after' },
      ],
    });
    expect(await waiting()).toBeGreaterThan(earlier);
    for (const person of [groomer, await customer()])
      expect((await read(person)).body).toEqual({ ...body, photos: expect.any(Array) as unknown });
    // A photo that was taken off the visit is no longer shown.
    await asOwner('update appointment_lines set before_file_id = null where appointment_id = $1', [order.id]);
    expect((await read(groomer)).body.photos).toMatchObject([{ id: after }]);
  });

  it('is changed when it is sent again, also at the same time, and told once', async () => {
    const none = await waiting();
    await send(groomer);
    const once = await waiting();
    order = await anotherOrder();
    const answers = await Promise.all([send(groomer), send(groomer), send(groomer)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const first = answers[0].body.sentAt;
    api.clock.advance(60);
    const changed = await send(groomer, { coat: 'dry', note: '' });
    expect((await read(groomer)).body).toMatchObject({ coat: 'dry', note: '', photos: [], sentAt: first });
    expect(changed.body.sentAt).toBe(first);
    expect((await waiting()) - once).toBe(once - none);
  });

  it('is about one of many visits of a pet', async () => {
    const earlier = await anotherOrder();
    await asOwner('update appointment_lines set pet_id = $1 where appointment_id = $2', [order.petId, earlier.id]);
    expect((await send(groomer)).status).toBe(200);
    expect((await read(groomer, { id: earlier.id, petId: order.petId })).status).toBe(404);
  });

  it('is what the message to the customer leads to', async () => {
    const phone = newPhone();
    await asOwner('update accounts set phone = $1 where id = $2', [phone, order.customerId]);
    const worker = await api.startWorker();
    await send(groomer);
    const contains = `/customer/report-cards/${order.id}/${order.petId}`;
    await sandbox(api.platform.config.SMS_API_URL).waitForSms({ to: phone, contains });
    await worker.stop();
  });

  it('is listed with its visit, for its groomer only', async () => {
    const elsewhere = await anotherOrder();
    const list = (person: SignedIn, id = order.id) => person.call(LIST, { params: { id } });
    expect((await list(groomer)).body).toMatchObject({ items: [], total: 0 });
    const { body } = await send(groomer);
    expect((await list(groomer)).body).toMatchObject({ items: [body], total: 1 });
    expect((await list(groomer, elsewhere.id)).body.items).toEqual([]);
    expect((await list(await api.as('groomer'))).status).toBe(404);
    expect((await list(await customer())).status).toBe(403);
  });

  it('comes after all services of the pet have ended', async () => {
    await asOwner('update appointment_lines set ended_at = null where appointment_id = $1', [order.id]);
    expect((await send(groomer)).error.code).toBe('illegal_transition');
    expect((await read(groomer)).status).toBe(404);
    await asOwner(`update appointments set status = 'complete' where id = $1`, [order.id]);
    expect((await send(groomer)).status).toBe(200);
    await asOwner(`update appointments set status = 'cancelled' where id = $1`, [order.id]);
    expect((await send(groomer)).error.code).toBe('illegal_transition');
  });

  it('has photos of this visit only', async () => {
    const elsewhere = await anotherOrder();
    const photos = [
      await photoOf(groomer.account.id),
      await photoOf(groomer.account.id, { line: 'after_file_id', appointmentId: elsewhere.id }),
    ];
    for (const photo of photos)
      expect((await send(groomer, { photoIds: [photo] })).error.errors).toHaveProperty('photoIds');
    const foreign = await photoOf((await api.as('groomer')).account.id);
    expect((await send(groomer, { photoIds: [foreign] })).status).toBe(404);
  });

  it('is about a pet of the visit, by its groomer, and nobody else reads it', async () => {
    const elsewhere = await anotherOrder();
    expect((await send(groomer, { petId: elsewhere.petId })).status).toBe(404);
    const stranger = await api.as('groomer');
    expect((await send(stranger)).status).toBe(404);
    await send(groomer);
    for (const person of [stranger, await api.as('customer')]) expect((await read(person)).status).toBe(404);
    expect((await read(groomer, { id: order.id, petId: elsewhere.petId })).status).toBe(404);
    expect((await read(groomer, { id: elsewhere.id, petId: order.petId })).status).toBe(404);
  });

  it('takes the words that the database knows', async () => {
    for (const [part, words] of Object.entries(REPORT_CARD_WORDS))
      expect(await allowedIn(api.database, 'report_cards', part)).toEqual(Object.keys(words).sort());
    expect(Object.keys((await send(groomer, { coat: 'purple', note: 'x'.repeat(1001) })).error.errors ?? {})).toEqual([
      'coat',
      'note',
    ]);
  });
});
