import { MAX_ADDRESS_NOTES_LENGTH, MAX_PET_TEXT_LENGTH } from '@tailgate/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../../testing/builders/build-customer-of.ts';
import { meetBeforeWriting } from '../../../../testing/meet-before-writing.ts';
import { queuedFor, registerCustomerOf, startTestApi, type SignedIn, type TestApi } from '../../../../testing/index.ts';

const CUSTOMER = '/v2/service-provider/customer/:id';
const PET = '/v2/service-checkout/pet-service/service-provider/customer/:id/pet/:petId';
const OWN = '/v2/customer/change-proposals';
const PLACE = { latitude: 30.26, longitude: -97.75 };
const ELSEWHERE = {
  address: '900 Congress Avenue',
  city: 'Austin',
  stateOrProvince: 'TX',
  postalCode: '78701',
  country: 'US',
  latitude: 30.271,
  longitude: -97.742,
};

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let groomer: SignedIn;
let customer: SignedIn;
let petId: string;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(() => api.close());
beforeEach(async () => {
  groomer = await api.as('groomer');
  const built = await buildCustomerOf(api, groomer, { place: PLACE, breedId: ids.beagle, petTypeId: ids.dog });
  petId = built.pets[0]?.id ?? '';
  customer = await api.as(built.account);
});

const params = () => ({ id: customer.account.id });
const change = (body: object, by = groomer) => by.call(`PUT ${CUSTOMER}`, { params: params(), body });
const beagle = (given: object = {}) => ({ name: 'Biscuit', petType: ids.dog, breedId: ids.beagle, ...given });
const changePet = (given: object, by = groomer) =>
  by.call(`PUT ${PET}`, { params: { ...params(), petId }, body: beagle(given) });
const removePet = (by = groomer) => by.call('DELETE /v1/pets/:id', { params: { id: petId } });
const ownPets = async () => (await customer.call('GET /v2/customer/pets')).body.items;
const profile = async () => (await customer.call('GET /v1/customer')).body;
const waiting = async (of = customer) => (await of.call(`GET ${OWN}`)).body.items;
const theOne = async () => {
  const [proposal, ...others] = await waiting();
  expect(others).toEqual([]);
  return proposal?.id ?? '';
};
const answer = (what: 'accept' | 'decline', id: string, by = customer) =>
  by.call(`POST ${OWN}/:id/${what}`, { params: { id } });
const withdraw = (id: string, by = groomer) =>
  by.call('POST /v2/service-provider/change-proposals/:id/withdraw', { params: { id } });
const seenByGroomer = async () => (await groomer.call(`GET ${CUSTOMER}`, { params: params() })).body.proposals;
const activity = async (of: SignedIn) =>
  (await of.call('GET /v2/account/activity')).body.items.map(({ title }) => title);

describe('what belongs to a customer with a login', () => {
  it('is not changed by a groomer: name and address are proposed, old beside new', async () => {
    const before = await profile();
    const saved = await change({ first_name: 'Dana', physical_address: ELSEWHERE, address_notes: 'Gate 9' });
    expect(saved.status, saved.raw).toBe(200);
    expect(saved.body).toMatchObject({ address: before.address, addressNotes: '', can: { editPersonal: false } });
    expect(await profile()).toEqual(before);
    const [proposal] = await waiting();
    expect(proposal).toMatchObject({
      kind: 'profile',
      status: 'open',
      proposedBy: { id: groomer.account.id, displayName: 'Robin Example' },
      bySupport: false,
      pet: null,
      can: { accept: true, decline: true, withdraw: false },
    });
    expect(proposal?.changes.map(({ field, from, to }) => [field, from, to])).toEqual([
      ['firstName', before.firstName, 'Dana'],
      ['address', '12 Elm Street, Austin, TX 78701', '900 Congress Avenue, Austin, TX 78701'],
      ['addressNotes', null, 'Gate 9'],
    ]);
  });

  it('is changed once they accept, and a second answer is too late', async () => {
    await change({ first_name: 'Dana', physical_address: ELSEWHERE });
    const id = await theOne();
    const accepted = await answer('accept', id);
    expect(accepted.body, accepted.raw).toMatchObject({ status: 'accepted', can: { accept: false, decline: false } });
    expect(await profile()).toMatchObject({ firstName: 'Dana', address: { address: '900 Congress Avenue' } });
    for (const again of [await answer('accept', id), await answer('decline', id), await withdraw(id)])
      expect([again.status, again.error.code]).toEqual([409, 'illegal_transition']);
    expect(await waiting()).toEqual([]);
    expect(await seenByGroomer()).toMatchObject([{ id, status: 'accepted' }]);
  });

  it('stays as it is when they decline, and the groomer sees that', async () => {
    const before = await profile();
    await change({ address_line_2: 'Unit 4', is_apartment_complex: true });
    const id = await theOne();
    expect((await answer('decline', id)).body.status).toBe('declined');
    expect(await profile()).toEqual(before);
    expect(await seenByGroomer()).toMatchObject([{ id, status: 'declined', can: { withdraw: false } }]);
  });

  it('never includes phone and email: these open the account', async () => {
    for (const body of [{ phone_number: '+17375550142' }, { user_email: 'taken@example.test' }]) {
      const { error } = await change({ ...body, address_notes: 'Gate 9' });
      expect(error.code).toBe('contact_not_editable');
    }
    expect(await waiting()).toEqual([]);
  });

  it('of a pet is proposed too, and what the groomer notes about it is not', async () => {
    const saved = await changePet({
      breedId: ids.poodle,
      weight: 62,
      anxiousAggressive: true,
      groomerNote: 'Hates the dryer',
      timeModifierId: ids.matted,
    });
    expect(saved.body, saved.raw).toMatchObject({
      weight: null,
      breed: { id: ids.beagle },
      anxiousAggressive: false,
      groomerNote: 'Hates the dryer',
      timeModifier: { id: ids.matted },
    });
    const [proposal] = await waiting();
    expect(proposal).toMatchObject({ kind: 'pet', pet: { id: petId, name: 'Biscuit' } });
    expect(proposal?.changes.map(({ field, from, to }) => [field, from, to])).toEqual([
      ['breed', 'Beagle', 'Standard Poodle'],
      ['weight', null, '62 lb'],
      ['anxiousAggressive', 'No', 'Yes'],
    ]);
    await answer('accept', proposal?.id ?? '');
    expect(await ownPets()).toMatchObject([{ weight: 62, breed: { id: ids.poodle }, anxiousAggressive: true }]);
    const notes = await groomer.call('GET /v2/service-checkout/pet-service/service-provider/customer/:id/pets', {
      params: params(),
    });
    expect(notes.body.items).toMatchObject([{ groomerNote: 'Hates the dryer', timeModifier: { id: ids.matted } }]);
  });

  it('is not removed by a groomer: pets and vaccinations wait for the owner', async () => {
    const record = await customer.call('POST /v2/customer/pets/:petId/vaccinations', {
      params: { petId },
      body: { name: 'Rabies', expiresOn: '2030-01-01' },
    });
    const vaccinationId = record.body.vaccinations[0]?.id ?? '';
    const removed = await groomer.call(`DELETE ${PET}/vaccinations/:vaccinationId`, {
      params: { ...params(), petId, vaccinationId },
    });
    expect(removed.body.vaccinations, removed.raw).toMatchObject([{ id: vaccinationId }]);
    expect((await removePet()).status).toBe(204);
    expect(await ownPets()).toMatchObject([{ id: petId, vaccinations: [{ id: vaccinationId }] }]);
    const [removal, vaccination] = await waiting();
    expect([removal?.kind, vaccination?.kind]).toEqual(['pet_removal', 'vaccination_removal']);
    expect(vaccination?.changes).toMatchObject([{ field: 'vaccination', from: 'Rabies', to: null }]);
    await answer('accept', vaccination?.id ?? '');
    expect(await ownPets()).toMatchObject([{ vaccinations: [] }]);
    await answer('accept', removal?.id ?? '');
    expect(await ownPets()).toEqual([]);
  });

  it('is proposed by support acting as the groomer, who is named, and cannot be accepted by support', async () => {
    const supporter = await api.as(await api.account({ roles: ['support'], firstName: 'Sam' }));
    const { body: session } = await supporter.call('POST /v2/account/impersonation', {
      body: { accountId: groomer.account.id, reason: 'Asked by phone', deviceId: 'support' },
    });
    const acted = await api.call(`PUT ${CUSTOMER}`, {
      token: session.token,
      params: params(),
      body: { address_notes: 'Gate 9' },
    });
    expect(acted.status, acted.raw).toBe(200);
    expect(await profile()).toMatchObject({ addressNotes: '' });
    expect(await waiting()).toMatchObject([{ bySupport: true, proposedBy: { id: groomer.account.id } }]);
    const { rows } = await api.database.asOwner((owner) =>
      owner.query('select impersonator_id from customer_change_proposals where customer_id = $1', [params().id]),
    );
    expect(rows).toEqual([{ impersonator_id: supporter.account.id }]);
  });
});

describe('what a groomer notes about a customer', () => {
  it('is theirs: entry notes, notes, alert and tags change at once, and no other groomer sees them', async () => {
    const other = await api.as('groomer');
    await api.database.asOwner((owner) =>
      owner.query('insert into provider_customers (site_id, provider_id, customer_id) values ($1, $2, $3)', [
        api.site.id,
        other.account.id,
        params().id,
      ]),
    );
    const saved = await change({ entry_notes: 'Code 4418', notes: 'Tips well', alert: 'Big dog', vip: true });
    expect(saved.body, saved.raw).toMatchObject({
      entryNotes: 'Code 4418',
      notes: 'Tips well',
      alert: 'Big dog',
      vip: true,
      proposals: [],
    });
    expect(await waiting()).toEqual([]);
    const theirs = await other.call(`GET ${CUSTOMER}`, { params: params() });
    expect(theirs.raw).not.toMatch(/4418|Tips well/);
  });

  it('is all there is to say about somebody who has never logged in: everything changes at once', async () => {
    const { body: walkIn } = await registerCustomerOf(groomer, { pets: [beagle()] });
    const to = { id: walkIn.id, petId: walkIn.pets[0]?.id ?? '' };
    expect(walkIn.can).toEqual({ editContact: true, editPersonal: true });
    const moved = await groomer.call(`PUT ${CUSTOMER}`, {
      params: to,
      body: { last_name: 'Ngo', physical_address: ELSEWHERE, address_notes: 'Gate 9' },
    });
    expect(moved.body).toMatchObject({ lastName: 'Ngo', addressNotes: 'Gate 9', proposals: [] });
    const weighed = await groomer.call(`PUT ${PET}`, { params: to, body: beagle({ weight: 62 }) });
    expect(weighed.body.weight).toBe(62);
    await groomer.call('DELETE /v1/pets/:id', { params: { id: to.petId } });
    const after = await groomer.call(`GET ${CUSTOMER}`, { params: to });
    expect(after.body).toMatchObject({ pets: [], proposals: [] });
  });
});

describe('proposals about the same', () => {
  it('are one: the newer one includes the older one, and saying it again says nothing', async () => {
    await changePet({ weight: 62 });
    const first = await theOne();
    await changePet({ breedId: ids.poodle });
    const second = await theOne();
    expect(second).not.toBe(first);
    expect((await waiting())[0]?.changes.map(({ field, to }) => [field, to])).toEqual([
      ['breed', 'Standard Poodle'],
      ['weight', '62 lb'],
    ]);
    await changePet({ breedId: ids.poodle });
    await changePet({});
    expect(await theOne()).toBe(second);
    expect((await answer('accept', first)).error.code).toBe('illegal_transition');
    expect(await ownPets()).toMatchObject([{ weight: null, breed: { id: ids.beagle } }]);
  });

  it('made at the same moment leave one', async () => {
    const saved = await meetBeforeWriting(
      api.database,
      'customer_change_proposals',
      [1, 2, 3, 4].map((gate) => () => change({ address_notes: `Gate ${gate}` })),
    );
    expect(saved.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await theOne();
  });

  it('are applied once, however often they are accepted at the same moment', async () => {
    await removePet();
    const id = await theOne();
    const answers = await Promise.all([1, 2, 3, 4].map(() => answer('accept', id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('are answered or replaced, not both', async () => {
    await changePet({ weight: 62 });
    const id = await theOne();
    const [accepted] = await Promise.all([answer('accept', id), changePet({ weight: 400 })]);
    const [pet] = await ownPets();
    // The newer one waits in any case: nobody has agreed to 400 pounds.
    expect(pet?.weight).toBe(accepted.status === 200 ? 62 : null);
    expect(await waiting()).toMatchObject([{ changes: [{ field: 'weight', to: '400 lb' }] }]);
  });

  it('of two groomers stand beside each other, and the second is outdated once the first is accepted', async () => {
    const other = await api.as('groomer');
    await api.database.asOwner((owner) =>
      owner.query('insert into provider_customers (site_id, provider_id, customer_id) values ($1, $2, $3)', [
        api.site.id,
        other.account.id,
        params().id,
      ]),
    );
    await changePet({ weight: 62 });
    await changePet({ weight: 70 }, other);
    const [second, first] = await waiting();
    expect(second?.proposedBy.id).toBe(other.account.id);
    await answer('accept', first?.id ?? '');
    expect(await waiting()).toEqual([]);
    const late = await answer('accept', second?.id ?? '');
    expect(late.body).toMatchObject({ status: 'superseded' });
    expect(await ownPets()).toMatchObject([{ weight: 62 }]);
  });
});

describe('a proposal', () => {
  it('does not overwrite what the owner has changed in the meantime', async () => {
    await changePet({ weight: 62 });
    const id = await theOne();
    await customer.call('PUT /v2/customer/pets/:petId', { params: { petId }, body: beagle({ weight: 41 }) });
    expect(await waiting()).toEqual([]);
    expect((await answer('accept', id)).body.status).toBe('superseded');
    expect(await ownPets()).toMatchObject([{ weight: 41 }]);
  });

  it('does not bring back a pet or change one that its owner has removed', async () => {
    await changePet({ weight: 62 });
    const id = await theOne();
    await removePet(customer);
    expect((await answer('accept', id)).body.status).toBe('superseded');
    expect(await ownPets()).toEqual([]);
  });

  it('is answered by its customer and withdrawn by its groomer; for everybody else it does not exist', async () => {
    await change({ address_notes: 'Gate 9' });
    const id = await theOne();
    const stranger = await api.as('customer');
    const other = await api.as('groomer');
    const refused = [
      await answer('accept', id, stranger),
      await answer('decline', id, stranger),
      await withdraw(id, other),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await waiting(stranger)).toEqual([]);
    expect((await answer('accept', id, groomer)).status).toBe(403);
    const withdrawn = await withdraw(id);
    expect(withdrawn.body, withdrawn.raw).toMatchObject({ status: 'withdrawn', can: { withdraw: false } });
    expect((await answer('accept', id)).error.code).toBe('illegal_transition');
    expect(await profile()).toMatchObject({ addressNotes: '' });
  });

  it('needs a customer of one’s own, and ends with the relation', async () => {
    const stranger = await api.as('groomer');
    expect((await change({ address_notes: 'Gate 9' }, stranger)).status).toBe(404);
    expect((await changePet({ weight: 62 }, stranger)).status).toBe(404);
    expect((await removePet(stranger)).status).toBe(404);
    await change({ address_notes: 'Gate 9' });
    const id = await theOne();
    await api.database.asOwner((owner) =>
      owner.query('delete from provider_customers where provider_id = $1', [groomer.account.id]),
    );
    expect(await waiting()).toEqual([]);
    expect((await answer('accept', id)).status).toBe(404);
    expect((await withdraw(id)).status).toBe(404);
  });

  it('is bounded like what it proposes', async () => {
    const long = 'x'.repeat(MAX_ADDRESS_NOTES_LENGTH + 1);
    const description = 'x'.repeat(MAX_PET_TEXT_LENGTH + 1);
    for (const refused of [await change({ address_notes: long }), await changePet({ description })])
      expect(refused.status).toBe(422);
    expect((await changePet({ breedId: ids.persian })).status).toBe(422);
    const most = 'x'.repeat(MAX_PET_TEXT_LENGTH);
    await changePet({ description: most });
    expect((await waiting())[0]?.changes).toMatchObject([{ field: 'description', to: most }]);
  });

  it('is in the activity of the person, and told once an hour however many there are', async () => {
    const { email } = customer.account;
    await changePet({ weight: 62 });
    await changePet({ weight: 63 });
    await change({ address_notes: 'Gate 9' });
    const about = (words: readonly string[]) => words.filter((text) => text.includes('suggests a change'));
    expect(about(await queuedFor(api, email))).toHaveLength(1);
    expect(
      (await activity(customer)).filter((what) => what === 'Received a change proposed by a groomer'),
    ).toHaveLength(3);
    const [profileChange] = await waiting();
    await withdraw(profileChange?.id ?? '');
    api.clock.advance(1);
    await answer('accept', await theOne());
    expect((await activity(customer)).slice(0, 2)).toEqual([
      'Accepted a proposed change',
      'Change proposed by a groomer withdrawn',
    ]);
    api.clock.advance(3_601);
    // The first session has ended by then.
    await change({ address_notes: 'Gate 10' }, await api.as(groomer.account));
    expect(about(await queuedFor(api, email))).toHaveLength(2);
  });
});
