import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAppointment, type GivenAppointment } from '../../../testing/builders/build-appointment.ts';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../testing/builders/build-customer-of.ts';
import { queuedNotices, startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { fireTimerOf } from '../../platform/machines/fire-timer.ts';
import { NOTHING_TO_CLEAR } from '../../../testing/nothing-to-clear.ts';
import { transition } from '../../platform/machines/transition.ts';
import { appointments } from './appointment.effects.ts';

type Wanted = Parameters<typeof transition<typeof appointments.machine>>[2];
type Told = readonly [
  what: string,
  from: GivenAppointment['status'],
  move: Pick<Wanted, 'name' | 'actor'> & Partial<Wanted>,
  words: RegExp,
];

const HOUR_MS = 3_600_000;

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
/** Everybody who could be taken for the one who is told; each has a phone with the app. */
let people: Record<'groomer' | 'partner' | 'stranger' | 'customer', SignedIn>;
let petId: string;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.reset();
  const groomer = await api.as('groomer');
  const { account, pets } = await buildCustomerOf(api, groomer, {
    place: { latitude: 30.26, longitude: -97.75 },
    breedId: ids.beagle,
    petTypeId: ids.dog,
  });
  petId = pets[0]?.id ?? '';
  people = {
    groomer,
    partner: await api.as('groomer'),
    stranger: await api.as('groomer'),
    customer: await api.as(account),
  };
  for (const person of Object.values(people)) {
    const body = { deviceId: 'phone', fcmToken: person.account.id, deviceName: 'Phone' };
    expect((await person.call('POST /v1/user/device-meta-data', { body })).status).toBe(204);
  }
});

const appointment = (status: GivenAppointment['status'], hours = 72) =>
  buildAppointment(api, {
    providerId: people.groomer.account.id,
    customerId: people.customer.account.id,
    petId,
    serviceId: ids.groom,
    status: status ?? 'accepted',
    partnerId: status === 'in_trade' ? people.partner.account.id : null,
    startsAt: new Date(api.clock.now().getTime() + hours * HOUR_MS),
  });
const move = (id: string, wanted: Pick<Wanted, 'name' | 'actor'> & Partial<Wanted>) =>
  api.platform.db.inSite(api.site.id, (tx) =>
    transition(tx, appointments, { id, viewer: null, clearings: NOTHING_TO_CLEAR, ...wanted }, api.platform),
  );
const fire = (subjectId: string, timer: string) =>
  fireTimerOf([appointments]).run({ siteId: api.site.id, machine: 'appointment', subjectId, timer }, api.platform);
/** Who is told this, by push, text or email. */
const told = async (words: RegExp) => {
  const notices = (await queuedNotices(api)).filter((notice) => words.test(notice.words)).map(({ to }) => to);
  return Object.entries(people)
    .filter(([, { account }]) =>
      [account.id, account.phone, account.email].some((address) => notices.includes(address)),
    )
    .map(([name]) => name);
};

const CANCELED = /^\S+ \S+ canceled$/;
const TOLD: readonly Told[] = [
  ['a canceled appointment', 'accepted', { name: 'withdraw', actor: 'customer' }, CANCELED],
  ['a withdrawn request', 'pending', { name: 'withdraw', actor: 'customer' }, CANCELED],
  ['a wish for another time', 'accepted', { name: 'askToMove', actor: 'customer' }, /asks for another time$/],
  [
    'an accepted time',
    'reschedule_request_ask',
    { name: 'acceptProposal', actor: 'customer' },
    /accepted \w+, .+ at \d+:\d\d [AP]M$/,
  ],
  [
    'a declined time',
    'reschedule_request_ask',
    { name: 'refuseProposal', actor: 'customer' },
    /declined the new time$/,
  ],
  ['a trade that was declined', 'in_trade', { name: 'rejectTrade', actor: 'partner' }, /^Trade came back$/],
];

describe('the groomer of an appointment, and nobody else, hears of', () => {
  it.each(TOLD)('%s', async (_what, from, wanted, words) => {
    await move(await appointment(from), wanted);
    expect(await told(words)).toEqual(['groomer']);
  });

  it('a wish to cancel shortly before', async () => {
    await move(await appointment('accepted', 5), { name: 'askToCancel', actor: 'customer' });
    expect(await told(/asks to cancel$/)).toEqual(['groomer']);
  });

  it('a trade that was accepted, although it is the partner’s now', async () => {
    await move(await appointment('in_trade'), {
      name: 'acceptTrade',
      actor: 'partner',
      details: { fromProvider: people.groomer.account.id },
      set: { provider_id: people.partner.account.id, trade_partner_id: null },
    });
    expect(await told(/^Trade accepted$/)).toEqual(['groomer']);
  });

  it('a trade that came back: by whom, and until when it can be offered again', async () => {
    await move(await appointment('in_trade'), { name: 'rejectTrade', actor: 'partner' });
    const again = /(\S+ \S+) declined: Biscuit .+ is yours again\. Offer it to others until \S+, \S+ \d+ at .+ http/;
    expect(await told(again)).toEqual(['groomer']);
    const late = await appointment('in_trade', 80);
    api.clock.advance((79 * HOUR_MS) / 1000);
    await fire(late, 'expireTrade');
    expect(await told(/ did not answer in time: .+ It starts too soon to offer it again\./)).toEqual(['groomer']);
  });

  it('another time that is asked for, with both times', async () => {
    const at = (hours: number) => new Date(api.clock.now().getTime() + hours * HOUR_MS);
    const asked = { set: { asked_starts_at: at(99), asked_ends_at: at(100) } };
    await move(await appointment('accepted'), { name: 'askToMove', actor: 'customer', ...asked });
    expect(
      await told(
        /asks to move Biscuit from \S+, \S+ \d+ at .+ to \S+, \S+ \d+ at .+ Answer by \S+, \S+ \d+ at .+: http/,
      ),
    ).toEqual(['groomer']);
  });

  it('what was not answered in time', async () => {
    const [request, trade] = [await appointment('pending'), await appointment('in_trade', 80)];
    api.clock.advance((60 * HOUR_MS) / 1000);
    await fire(request, 'expire');
    await fire(trade, 'expireTrade');
    expect(await told(/^Request expired$/)).toEqual(['groomer']);
    expect(await told(/^Trade came back$/)).toEqual(['groomer']);
  });
});

it('only the partner hears of a trade that is offered to them', async () => {
  await move(await appointment('accepted'), {
    name: 'offerTrade',
    actor: 'groomer',
    set: { trade_partner_id: people.partner.account.id },
  });
  expect(await told(/^Trade offered: Austin/)).toEqual(['partner']);
  expect(await told(/offers you an appointment in Austin on .+ Answer by \S+, \S+ \d+ at .+: http/)).toEqual([
    'partner',
  ]);
});
