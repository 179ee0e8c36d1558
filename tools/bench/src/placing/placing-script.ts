import {
  sessionIdOf,
  SLOT_INTERVAL_HOURS,
  startOf,
  type Booker,
} from '../../../../apps/server/testing/costs/fill-sessions.ts';
import type { RecordedPlacing } from '../../../../apps/server/testing/costs/record-placing.ts';
import { type Replacing, scriptOf } from '../profile-read/pgbench.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const NUMBERED = 24;
const numbered = (id: string) => `('${id.slice(0, NUMBERED)}' || lpad(to_hex(:slot::bigint), 12, '0'))::uuid`;

/** Where an id comes first in what a statement inserts; one statement may insert into two tables. */
const INSERTED_ID =
  /(?:insert into "?(?:appointments|appointment_lines|transitions|audit_records)"?\s*\([^)]*\)\s*(?:values\s*\(|select\s)|app\.plan_notice\()\s*\$(\d+)/g;

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
  const ids = statements
    .flatMap(({ text, values }) => [...text.matchAll(INSERTED_ID)].map(([, position]) => values[Number(position) - 1]))
    .filter((id) => typeof id === 'string' && UUID.test(id));
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
