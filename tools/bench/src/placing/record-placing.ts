import type { TestApi } from '@tailgate/server/testing';
import { type Replacing, scriptOf } from '../profile-read/pgbench.ts';
import { type Statement, recordStatements } from '../profile-read/record-statements.ts';
import { bodyOf, type Booker, sessionIdOf, SLOT_INTERVAL_HOURS, startOf } from './fill-sessions.ts';

const PLACE = 'POST /v2/service-checkout/pet-service/service-provider/:sessionId/place-order';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** More than two days hold, so that the recorded one has the neighbors and the known drives that all later ones have. */
export const SLOTS_BEFORE = 20;

export interface RecordedPlacing {
  readonly statements: readonly Statement[];
  readonly slot: number;
  readonly key: string;
}

/** The statements of placing one appointment behind two days of others. */
export const recordPlacing = async (api: TestApi, booker: Booker, first: Date): Promise<RecordedPlacing> => {
  const place = async (slot: number) => {
    const { status, raw } = await booker.groomer.call(PLACE, {
      params: { sessionId: sessionIdOf(booker, slot) },
      body: bodyOf(first, slot),
      headers: { 'idempotency-key': keyOf(booker, slot) },
    });
    if (status !== 200) throw new Error(`Failed to place an appointment: ${raw}`);
  };
  const last = SLOTS_BEFORE - 1;
  for (let slot = 0; slot < last; slot += 1) await place(slot);
  const statements = await recordStatements(api.platform.db.pool, () => place(last));
  return { statements, slot: last, key: keyOf(booker, last) };
};

const keyOf = ({ sessionPrefix }: Booker, slot: number) => `recorded-${sessionPrefix}${slot}`;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const NUMBERED = 24;
const numbered = (id: string) => `('${id.slice(0, NUMBERED)}' || lpad(to_hex(:slot::bigint), 12, '0'))::uuid`;

const INSERTED_ID = /^\s*insert into "?(appointments|appointment_lines|transitions|audit_records)"?\s/;

/** The rows that the call adds get an id of their own each time; the time is another one as well. */
const replacingIn = (booker: Booker, first: Date, { statements, slot, key }: RecordedPlacing): Replacing => {
  const start = startOf(first, slot).getTime();
  const shifted = (ms: number) => {
    const instant = new Date(ms).toISOString().replaceAll(':', '\\x3a');
    return `(E'${instant}'::timestamptz + make_interval(hours => ${SLOT_INTERVAL_HOURS} * (:slot::int - ${slot})))`;
  };
  // The calendar is read two days around the day of the appointment.
  const day = Math.floor(start / DAY_MS) * DAY_MS;
  const times = [start, start + HOUR_MS, day - 2 * DAY_MS, day + 3 * DAY_MS];
  const inserted = statements.filter(({ text }) => INSERTED_ID.test(text));
  const ids = inserted.map(({ values }) => values[0]).filter((id) => typeof id === 'string' && UUID.test(id));
  return new Map([
    [sessionIdOf(booker, slot), numbered(sessionIdOf(booker, slot))],
    [key, `'pgbench-' || :slot::bigint`],
    ...ids.map((id) => [String(id), numbered(String(id))] as const),
    ...times.map((ms) => [new Date(ms).toISOString(), shifted(ms)] as const),
  ]);
};

/** Each connection of pgbench places for a groomer of its own, one slot after the other. */
export const placingScript = (bookers: readonly Booker[], first: Date, recorded: readonly RecordedPlacing[]): string =>
  bookers
    .map((booker, index) => {
      const one = recorded[index];
      const script = one ? scriptOf(one.statements, replacingIn(booker, first, one)) : '';
      return `\\if :client_id = ${index}\n${script}\\endif\n`;
    })
    .join('')
    .concat('\\set slot :slot + 1\n');
