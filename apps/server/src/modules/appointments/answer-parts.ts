import type { AppointmentStatus } from '@tailgate/contract';
import type { SetOut } from '../../views/set-outs.ts';
import { answerBy, answerMoveBy } from './appointments.rules.ts';

/** What groomer and customer see alike of an appointment. */
interface Placed {
  readonly address_line: string;
  readonly city: string;
  readonly state_or_province: string;
  readonly postal_code: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
}

export const addressOf = (row: Placed) => ({
  address: row.address_line,
  city: row.city,
  stateOrProvince: row.state_or_province,
  postalCode: row.postal_code,
  country: row.country,
  latitude: row.latitude,
  longitude: row.longitude,
});

interface Asked {
  readonly asked_starts_at: Date | null;
  readonly asked_ends_at: Date | null;
}

/** That the groomer drives to the customer: until work begins. */
export const onMyWayIn = (status: string, setOut: SetOut | null, isStarted: boolean) =>
  setOut && status === 'accepted' && !isStarted
    ? { since: new Date(setOut.since).toISOString(), eta: new Date(setOut.eta).toISOString() }
    : null;

/** The other time that one side asks for. */
export const askedTimeIn = ({ asked_starts_at: start, asked_ends_at: end }: Asked) =>
  start && end ? { start: start.toISOString(), end: end.toISOString() } : null;

interface Waiting extends Pick<Asked, 'asked_starts_at'> {
  readonly status: AppointmentStatus;
  readonly starts_at: Date;
  readonly status_since: Date;
}

const ANSWERS_BY: Partial<Record<AppointmentStatus, (row: Waiting) => Date>> = {
  pending: answerBy,
  cancellation_request: answerBy,
  reschedule_request: answerMoveBy,
  reschedule_request_ask: answerMoveBy,
};

/** Until when the groomer answers, or the customer where the groomer proposed another time; null where nobody is asked. */
export const answerByIn = (row: Waiting): string | null => ANSWERS_BY[row.status]?.(row).toISOString() ?? null;
