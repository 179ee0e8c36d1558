import { addDays, localDateAt } from '@tailgate/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  FLEET,
  VAN_PLACES,
  VEHICLES,
  buildFile,
  buildVan,
  startTestApi,
  type SignedIn,
  type TestApi,
} from '../../../testing/index.ts';

let api: TestApi;
let owner: SignedIn;
let id: string;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1_000 });
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.reset();
  owner = await api.as('fleet_owner');
  ({ id } = await buildVan(owner, { pickupAddress: VAN_PLACES.phoenix }));
});

const PHOENIX = 'America/Phoenix';
const today = () => localDateAt(api.clock.now(), PHOENIX);
const paper = (person = owner) => buildFile(api, person.account.id, 'document');
const add = (body: object) => owner.call(`POST ${VEHICLES}/:id/documents`, { params: { id }, body });
const read = async () => (await owner.call(`GET ${VEHICLES}/:id`, { params: { id } })).body;
const stored = async () =>
  (
    await api.database.asOwner((sql) =>
      sql.query<{ kind: string; file_id: string | null; isReplaced: boolean }>(
        `select kind, file_id, replaced_at is not null as "isReplaced" from vehicle_documents
         where vehicle_id = $1 order by added_at, id`,
        [id],
      ),
    )
  ).rows;
/** Moves the clock to a second before midnight in Phoenix; the session is over by then. */
const goBeforeMidnight = async () => {
  const midnight = new Date(`${addDays(today(), 1)}T07:00:00Z`);
  api.clock.advance((midnight.getTime() - api.clock.now().getTime()) / 1000 - 1);
  owner = await api.as(owner.account);
};

describe('a document of a van', () => {
  it('is shown with its expiry, its link and where the specification has it', async () => {
    const file = await paper();
    const { status, body } = await add({ kind: 'registration', document: file, expiresOn: addDays(today(), 31) });
    expect(status).toBe(200);
    expect(body.registrationDocument).toMatchObject({ kind: 'registration', daysLeft: 31, state: 'valid' });
    expect(body.documents).toEqual([body.registrationDocument]);
    expect([body.titleDocument, body.insuranceDocument]).toEqual([null, null]);
  });

  it('replaces the one before, which is kept', async () => {
    const [one, other] = [await paper(), await paper()];
    await add({ kind: 'registration', document: one, expiresOn: '2030-01-01' });
    await add({ kind: 'title', document: one });
    const { body } = await add({ kind: 'registration', document: other, expiresOn: '2031-01-01' });
    expect(body.documents.map(({ kind, expiresOn }) => [kind, expiresOn])).toEqual([
      ['registration', '2031-01-01'],
      ['title', null],
    ]);
    expect(await stored()).toEqual([
      { kind: 'registration', file_id: one, isReplaced: true },
      { kind: 'title', file_id: one, isReplaced: false },
      { kind: 'registration', file_id: other, isReplaced: false },
    ]);
  });

  it('is one of a kind, also when two are added at once', async () => {
    const files = await Promise.all([paper(), paper(), paper()]);
    const answers = await Promise.all(
      files.map((document) => add({ kind: 'inspection', document, expiresOn: '2031-01-01' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await read()).documents).toHaveLength(1);
    expect((await stored()).filter(({ isReplaced }) => isReplaced)).toHaveLength(2);
  });

  it('expires where the van stands: it counts on its last day until midnight', async () => {
    await add({ kind: 'registration', document: await paper(), expiresOn: today() });
    await goBeforeMidnight();
    expect((await read()).registrationDocument).toMatchObject({ daysLeft: 0, state: 'soon' });
    api.clock.advance(1);
    const after = await read();
    expect(after.registrationDocument).toMatchObject({ daysLeft: -1, state: 'expired' });
    expect(after.readiness.open[0]).toMatchObject({ task: 'document-registration', isExpired: true });
    // Further east the same day was over hours ago.
    await owner.call(`PUT ${VEHICLES}/:id`, { params: { id }, body: { pickupAddress: VAN_PLACES.austin } });
    api.clock.advance(-2);
    expect((await read()).registrationDocument?.daysLeft).toBe(-1);
  });

  it.each([
    [31, 'valid'],
    [30, 'soon'],
    [0, 'soon'],
    [-1, 'expired'],
  ])('with %i days left is %s', async (days, state) => {
    const { body } = await add({ kind: 'inspection', document: await paper(), expiresOn: addDays(today(), days) });
    expect(body.documents[0]).toMatchObject({ daysLeft: days, state });
  });

  it('needs a day of expiry, except for a title, which never expires', async () => {
    const document = await paper();
    for (const kind of ['registration', 'inspection', 'insurance'])
      expect((await add({ kind, document })).error.errors).toEqual({ expiresOn: 'is required' });
    expect((await add({ kind: 'title', document, expiresOn: '2020-01-01' })).body.titleDocument).toMatchObject({
      expiresOn: null,
      daysLeft: null,
      state: 'valid',
    });
  });

  it('is missing once its file is deleted', async () => {
    const file = await paper();
    await add({ kind: 'registration', document: file, expiresOn: '2031-01-01' });
    await api.database.asOwner((sql) => sql.query('delete from files where id = $1', [file]));
    const { documents, registrationDocument, readiness } = await read();
    expect([documents, registrationDocument]).toEqual([[], null]);
    expect(readiness.open.map(({ task }) => task)).toContain('document-registration');
    const { items } = (await owner.call(`GET ${FLEET}/list`)).body;
    expect(items[0]?.nextExpiry).toBeNull();
    expect((await add({ kind: 'registration', document: await paper(), expiresOn: '2032-01-01' })).status).toBe(200);
  });

  it('is a file of the owner', async () => {
    const expiresOn = '2031-01-01';
    const foreign = await paper(await api.as('fleet_owner'));
    const image = await buildFile(api, owner.account.id, 'image');
    for (const document of [foreign, image])
      expect((await add({ kind: 'registration', document, expiresOn })).status).toBe(404);
    for (const bad of [{ kind: 'passport' }, { document: 'x' }, { expiresOn: '2031-13-01' }, { expiresOn: 7 }])
      expect((await add({ kind: 'registration', document: await paper(), expiresOn, ...bad })).status).toBe(422);
    expect((await read()).documents).toEqual([]);
  });
});

describe('the insurance of a van', () => {
  const insure = (body: object) => owner.call(`POST ${FLEET}/:id/insurance`, { params: { id }, body });
  const details = (given: object = {}) => ({
    company: ' Lone Star Mutual ',
    liabilityLimits: '100/300/100',
    comprehensiveDeductible: 250.5,
    collisionDeductible: 500,
    ...given,
  });

  it('RL-vehicles-03 is none, custom or others; not-selected is stored as none', async () => {
    for (const type of ['custom', 'others', 'none'] as const)
      expect((await insure({ insuranceType: type })).body.insuranceType).toBe(type);
    await insure({ insuranceType: 'others' });
    expect((await insure({ insuranceType: 'not-selected' })).body.insuranceType).toBe('none');
    const { rows } = await api.database.asOwner((sql) =>
      sql.query('select insurance_type from vehicles where id = $1', [id]),
    );
    expect(rows).toEqual([{ insurance_type: 'none' }]);
    for (const insuranceType of ['mine', '', null, undefined])
      expect((await insure({ insuranceType })).status).toBe(422);
  });

  it('of the owner has its details in cents and its card with expiry', async () => {
    const insuranceCard = await paper();
    const { body } = await insure({
      insuranceType: 'custom',
      details: details({ insuranceCard, expiresOn: '2031-01-01' }),
    });
    expect(body.customInsuranceDetails).toEqual({
      company: 'Lone Star Mutual',
      liabilityLimits: '100/300/100',
      comprehensiveDeductible: 250.5,
      collisionDeductible: 500,
      insuranceCard: body.insuranceDocument,
    });
    expect(body.insuranceDocument).toMatchObject({ kind: 'insurance', expiresOn: '2031-01-01' });
    const { rows } = await api.database.asOwner((sql) =>
      sql.query('select comprehensive_deductible_cents as cents from vehicles where id = $1', [id]),
    );
    expect(rows).toEqual([{ cents: 25_050 }]);
  });

  it('keeps its details while the platform insures, and its card while only the day changes', async () => {
    const insuranceCard = await paper();
    await insure({ insuranceType: 'custom', details: details({ insuranceCard, expiresOn: '2031-01-01' }) });
    expect((await insure({ insuranceType: 'others' })).body.customInsuranceDetails).toBeNull();
    expect((await insure({ insuranceType: 'custom' })).body.customInsuranceDetails?.company).toBe('Lone Star Mutual');
    const renewed = await insure({ insuranceType: 'custom', details: details({ expiresOn: '2032-01-01' }) });
    expect(renewed.body.insuranceDocument?.expiresOn).toBe('2032-01-01');
    expect(await stored()).toEqual([{ kind: 'insurance', file_id: insuranceCard, isReplaced: false }]);
  });

  it('has a card with a day of expiry, and no day without a card', async () => {
    const insuranceCard = await paper();
    const refused = async (given: object) => (await insure({ insuranceType: 'custom', details: details(given) })).error;
    expect((await refused({ insuranceCard })).errors).toEqual({ 'details.expiresOn': 'is required' });
    expect((await refused({ expiresOn: '2031-01-01' })).errors).toEqual({ 'details.insuranceCard': 'is required' });
    expect((await read()).insuranceType).toBe('none');
    const foreign = await paper(await api.as('fleet_owner'));
    expect((await refused({ insuranceCard: foreign, expiresOn: '2031-01-01' })).code).toBe('not_found');
    for (const bad of [{ collisionDeductible: -1 }, { collisionDeductible: 25_000.01 }, { collisionDeductible: 1.005 }])
      expect(Object.keys((await refused(bad)).errors ?? {})).toEqual(['details.collisionDeductible']);
  });
});
