import {
  OCCUPYING_STATUSES,
  appointmentMachine,
  asList,
  targetOf,
  timersOf,
  type ActorOf,
  type AppointmentStatus,
  type TransitionRow,
} from '@tailgate/contract';
import { cents } from '@tailgate/values/money';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAppointment, type GivenAppointment } from '../../../testing/builders/build-appointment.ts';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../testing/builders/build-customer-of.ts';
import { fireTimers, startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { NOTHING_TO_CLEAR } from '../../../testing/nothing-to-clear.ts';
import { Failure } from '../../platform/failure.ts';
import { newId } from '../../platform/ids.ts';
import { create, transition } from '../../platform/machines/transition.ts';
import { appointments } from './appointment.effects.ts';

type Actor = ActorOf<typeof appointmentMachine>;
type Name = Parameters<typeof transition<typeof appointmentMachine>>[2]['name'];

const HOUR_MS = 3_600_000;
const PLACE = { latitude: 30.26, longitude: -97.75 };
const ROWS = Object.entries(appointmentMachine.transitions) as [Name, TransitionRow<AppointmentStatus, Actor>][];
const MOVES = ROWS.filter(([, { actor, from }]) => actor !== 'timer' && from !== null);
const CHANGING_HANDS = new Set(
  ROWS.filter(([, row]) => row.actor !== 'timer' && row.changesOwner === true).map(([name]) => name),
);
/** Reminders keep the state and have their own tests. */
const TIMERS = ROWS.filter(([, { actor, to }]) => actor === 'timer' && to !== 'unchanged') as [
  string,
  (typeof ROWS)[number][1],
][];
const CREATIONS = ROWS.filter(([, { from }]) => from === null);

let api: TestApi;
let groomer: SignedIn;
let partner: SignedIn;
let given: Pick<GivenAppointment, 'customerId' | 'petId' | 'serviceId'>;
beforeAll(async () => {
  api = await startTestApi();
  const ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
  const first = await api.as('groomer');
  const kind = { breedId: ids.beagle, petTypeId: ids.dog };
  const customer = await buildCustomerOf(api, first, { place: PLACE, ...kind });
  given = { customerId: customer.id, petId: customer.pets[0]?.id ?? '', serviceId: ids.groom };
  partner = await api.as('groomer');
});
afterAll(() => api.close());
beforeEach(async () => {
  groomer = await api.as('groomer');
});

/** A day before the start the customer may cancel freely; within it only ask. A visit is completed on its day. */
const HOURS_AHEAD: Readonly<Record<string, number>> = {
  askToCancel: 5,
  runLate: 0,
  setOut: 0,
  markNoShow: 0,
  complete: 0,
};
/** Before the first service. */
const BEFORE_SERVICE: readonly string[] = ['askToCancel', 'runLate', 'setOut', 'markNoShow', 'offerTrade'];
/** How a state is entered in which somebody is asked. */
const ASKING: Partial<Record<AppointmentStatus, [name: Name, actor: Actor]>> = {
  cancellation_request: ['askToCancel', 'customer'],
  reschedule_request: ['askToMove', 'customer'],
  reschedule_request_ask: ['proposeMove', 'groomer'],
  in_trade: ['offerTrade', 'groomer'],
};
const startFor = (name: string) => new Date(api.clock.now().getTime() + (HOURS_AHEAD[name] ?? 72) * HOUR_MS);

const inState = (status: AppointmentStatus, more: Partial<GivenAppointment> = {}) =>
  buildAppointment(api, {
    ...given,
    providerId: groomer.account.id,
    status,
    partnerId: status === 'in_trade' ? partner.account.id : null,
    lineEnded: true,
    ...more,
  });
/** The state before, or the state itself where its timer is added by the test. */
const enteredState = async (from: AppointmentStatus, timer: string) => {
  const asking = ASKING[from];
  if (!asking) return await inState(from === 'unassigned' ? 'pending' : from);
  const startsAt = startFor(asking[0]);
  const id = await inState(from === 'in_trade' || timer !== 'lapseMoveOfRequest' ? 'accepted' : 'pending', {
    startsAt,
    lineEnded: false,
    partnerId: from === 'in_trade' ? partner.account.id : null,
  });
  await move(id, ...asking);
  if (timer === 'lapseMove') await askedWhileAccepted(id);
  return id;
};
const move = (id: string, name: Name, actor: Actor) =>
  api.platform.db.inSite(api.site.id, (tx) =>
    transition(
      tx,
      appointments,
      {
        id,
        name,
        actor,
        viewer: null,
        clearings: NOTHING_TO_CLEAR,
        ...(CHANGING_HANDS.has(name) && { set: { provider_id: partner.account.id } }),
      },
      api.platform,
    ),
  );
const askedWhileAccepted = (id: string) =>
  api.database.asOwner((owner) => owner.query(`update appointments set asked_while = 'accepted' where id = $1`, [id]));
const stored = async (id: string) => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ status: AppointmentStatus; occupied: number; history: string[] }>(
      `select a.status, (select count(*)::int from occupancy where subject_id = a.id) as occupied,
         (select coalesce(array_agg(name order by at), '{}') from transitions where subject_id = a.id) as history
       from appointments a where a.id = $1`,
      [id],
    ),
  );
  if (!rows[0]) throw new Error(`No appointment ${id}`);
  return rows[0];
};
const refusedWith = async (work: Promise<unknown>) => {
  try {
    await work;
    return 'allowed';
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
};

describe('RL-appointments-01 RL-appointments-02 RL-appointments-04 RL-appointments-05 the appointment machine', () => {
  it.each(MOVES)(
    '%s moves from its states by its actors, and frees the time of what no longer takes place',
    async (name, row) => {
      for (const from of asList(row.from ?? []))
        for (const actor of asList(row.actor)) {
          const id = await inState(from, { startsAt: startFor(name), lineEnded: !BEFORE_SERVICE.includes(name) });
          if (name === 'withdrawMove') await askedWhileAccepted(id);
          await move(id, name, actor as Actor);
          const after = await stored(id);
          const to = row.to === 'unchanged' ? from : row.to;
          expect([after.status, after.history]).toEqual([to, [name]]);
          // Grabbing occupies the grabber, which is the work of its flow.
          if (name !== 'grab')
            expect(after.occupied, `${name} from ${from}`).toBe(
              (OCCUPYING_STATUSES as readonly string[]).includes(to) ? 1 : 0,
            );
          await api.database.asOwner((owner) => owner.query('delete from occupancy where subject_id = $1', [id]));
        }
    },
  );

  it.each(MOVES)('%s is refused to every other actor and in every other state', async (name, row) => {
    const id = await inState('accepted', { startsAt: startFor(name) });
    const allowed: string[] = [];
    for (const status of appointmentMachine.states) {
      await api.database.asOwner((owner) =>
        owner.query('update appointments set status = $2 where id = $1', [id, status]),
      );
      for (const actor of appointmentMachine.actors) {
        if (targetOf(appointmentMachine, name, actor, status) !== undefined) continue;
        if ((await refusedWith(move(id, name, actor))) !== 'illegal_transition')
          allowed.push(`${actor} from ${status}`);
      }
      expect((await stored(id)).status).toBe(status);
    }
    expect(allowed, String(row.actor)).toEqual([]);
  });

  it.each(CREATIONS)('%s creates an appointment for its actors only', async (name, row) => {
    const values = () => ({
      id: newId(),
      site_id: api.site.id,
      provider_id: groomer.account.id,
      customer_id: given.customerId,
      starts_at: startFor(name),
      ends_at: new Date(startFor(name).getTime() + HOUR_MS),
      time_zone: 'America/Chicago',
      place: 'POINT(-97.75 30.26)',
      address_line: '12 Elm Street',
      city: 'Austin',
      state_or_province: 'TX',
      postal_code: '78701',
      country: 'US',
      booked_by: 'groomer' as const,
      booked_at: api.clock.now(),
      travel_fee_cents: cents(0),
    });
    for (const actor of appointmentMachine.actors) {
      const creating = api.platform.db.inSite(api.site.id, (tx) =>
        create(tx, appointments, { name: name as 'book', actor, viewer: null, values: values() }, api.platform),
      );
      expect(await refusedWith(creating), actor).toBe(
        asList(row.actor).includes(actor) ? 'allowed' : 'illegal_transition',
      );
    }
  });

  it.each(TIMERS)('%s happens by itself, at its time and from its states only', async (name, row) => {
    for (const status of appointmentMachine.states) {
      const isFrom = asList(row.from ?? []).includes(status);
      expect(
        timersOf(appointmentMachine, status)
          .map(([timer]) => timer as string)
          .includes(name),
      ).toBe(isFrom);
    }
    for (const from of asList(row.from ?? [])) {
      // Entered through a transition, so that the timer is scheduled.
      const id = await enteredState(from, name);
      if (from === 'pending' || from === 'unassigned')
        await api.database.asOwner((owner) =>
          owner.query(
            `select app.add_job('machines.fire-timer', json_build_object('siteId', $2::text, 'machine', 'appointment',
               'subjectId', $1::text, 'timer', 'expire'), app.now(), 'appointment:expire:' || $1::text, 25)`,
            [id, api.site.id],
          ),
        );
      await fireTimers(api, [appointments]);
      expect((await stored(id)).status).toBe(from === 'unassigned' ? 'pending' : from);
      const hours = { lapse: 71, expireTrade: 13, lapseCancellation: 5 }[name] ?? 25;
      if (name === 'lapse') {
        api.clock.advance(25 * 3600);
        await fireTimers(api, [appointments]);
        expect((await stored(id)).status).toBe('unassigned');
      }
      api.clock.advance((name === 'lapse' ? hours - 25 : hours) * 3600);
      await fireTimers(api, [appointments]);
      const { status, occupied } = await stored(id);
      expect(status).toBe(row.to);
      expect(occupied).toBe((OCCUPYING_STATUSES as readonly string[]).includes(status) ? 1 : 0);
    }
  });
});

describe('guards', () => {
  it('let a customer cancel freely until a day before, and only ask after that', async () => {
    const early = await inState('accepted');
    expect(await refusedWith(move(early, 'askToCancel', 'customer'))).toBe('illegal_transition');
    expect(await refusedWith(move(early, 'withdraw', 'customer'))).toBe('allowed');
    const late = await inState('accepted', { startsAt: startFor('askToCancel'), lineEnded: false });
    expect(await refusedWith(move(late, 'withdraw', 'customer'))).toBe('illegal_transition');
    expect(await refusedWith(move(late, 'askToCancel', 'customer'))).toBe('allowed');
  });

  it('complete an appointment only after every service has ended', async () => {
    const open = await inState('accepted', { startsAt: startFor('complete'), lineEnded: false });
    expect(await refusedWith(move(open, 'complete', 'groomer'))).toBe('illegal_transition');
    await api.database.asOwner((owner) =>
      owner.query(
        'update appointment_lines set started_at = app.now(), ended_at = app.now() where appointment_id = $1',
        [open],
      ),
    );
    expect(await refusedWith(move(open, 'complete', 'groomer'))).toBe('allowed');
  });
});
