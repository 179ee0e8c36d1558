import { abilitiesOf, canSchema, machine, providerMachine, targetOf } from '@tailgate/contract';
import { describe, expect, it } from 'vitest';
import { appointmentExample, appointments } from '../../../testing/machines/appointment-example.ts';
import { bindMachine } from './bind-machine.ts';
import { canOf } from './can.ts';

const now = new Date('2030-05-01T12:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const appointment = (status: (typeof appointmentExample.states)[number], startsIn: number) => ({
  id: 'a',
  site_id: 's',
  status,
  status_since: now,
  starts_at: inHours(startsIn),
  note: '',
  log: [],
  openServices: 0,
});
const granted = (can: Readonly<Record<string, boolean>>) => Object.keys(can).filter((name) => can[name]);

describe('canOf()', () => {
  it('allows the transitions of the actor in the current state', () => {
    expect(granted(canOf(appointments, 'groomer', appointment('pending', 72), now))).toEqual([
      'accept',
      'reject',
      'reschedule',
    ]);
    expect(granted(canOf(appointments, 'partner', appointment('in_trade', 72), now))).toEqual([
      'acceptTrade',
      'endTrade',
    ]);
  });

  it('evaluates the guards', () => {
    expect(granted(canOf(appointments, 'customer', appointment('accepted', 25), now))).toEqual(['cancel', 'askToMove']);
    expect(granted(canOf(appointments, 'customer', appointment('accepted', 23), now))).toEqual([
      'askToCancel',
      'askToMove',
    ]);
  });

  it('allows nothing without an actor', () => {
    expect(granted(canOf(appointments, null, appointment('pending', 72), now))).toEqual([]);
  });

  it('omits creation, timers and server transitions', () => {
    expect(abilitiesOf(providerMachine)).toEqual([
      'submit',
      'requestMore',
      'decline',
      'approve',
      'activate',
      'deactivate',
      'reactivate',
    ]);
    expect(abilitiesOf(appointmentExample)).not.toContain('place');
    expect(abilitiesOf(appointmentExample)).not.toContain('expire');
  });

  it('matches the schema of the contract', () => {
    const can = canOf(bindMachine(providerMachine, {}), 'staff', { status: 'pending' }, now);
    expect(canSchema(providerMachine).strict().parse(can)).toEqual(can);
    expect(can).toEqual({
      submit: false,
      requestMore: true,
      decline: true,
      approve: true,
      activate: false,
      deactivate: true,
      reactivate: false,
    });
    // @ts-expect-error No such move.
    expect(can.promote).toBeUndefined();
  });
});

describe('targetOf()', () => {
  it('returns undefined for another actor, another state or an unknown transition', () => {
    expect(targetOf(providerMachine, 'approve', 'staff', 'pending')).toBe('approved');
    expect(targetOf(providerMachine, 'approve', 'provider', 'pending')).toBeUndefined();
    expect(targetOf(providerMachine, 'approve', 'staff', 'new')).toBeUndefined();
    expect(targetOf(providerMachine, 'register', 'staff', 'new')).toBeUndefined();
    expect(targetOf(providerMachine, 'promote', 'staff', 'new')).toBeUndefined();
  });
});

describe('money', () => {
  const row = { actor: 'groomer', from: 'open', to: 'paid', money: true, reliesOn: 'toldStart' } as const;
  const rows = {
    name: 'money',
    summary: '',
    table: 'example_appointments',
    key: 'id',
    actors: ['groomer'],
    states: ['open', 'paid'],
  } as const;
  const pay = machine({ ...rows, transitions: { pay: row } });
  const subject = (start: Date | null) => ({ ...appointment('accepted', 0), status: 'open' as const, start });
  const bound = (start: Date | null) => bindMachine(pay, { instants: { toldStart: () => start } });
  const canPay = (start: Date | null) => canOf(bound(start), 'groomer', subject(start), now).pay;

  it('follows from the instant that its transition relies on, and never where there is none', () => {
    expect([inHours(-1), now, inHours(1), null].map(canPay)).toEqual([true, true, false, false]);
  });

  it('without an instant neither compiles nor starts', () => {
    const { reliesOn: _left, ...unbacked } = row;
    // @ts-expect-error Money says which instant it relies on.
    const bare = machine({ ...rows, transitions: { pay: unbacked } });
    expect(() => bindMachine(bare, {})).toThrow('money.pay leads to money and relies on no instant');
    // @ts-expect-error The instant is bound.
    expect(() => bindMachine(pay, {})).toThrow('uses toldStart, which is not bound');
    // @ts-expect-error An instant is there for money.
    machine({ ...rows, transitions: { pay: { ...unbacked, money: undefined, reliesOn: 'toldStart' } } });
  });
});
