import type { StartCause } from '@tailgate/contract';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Stage, Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { displayNameOf } from '../../accounts/index.ts';
import { whoCannotCome, type CannotCome } from '../../scheduling/index.ts';
import { appointmentToMove } from '../appointments.queries.ts';
import { tradePartnersOf, type TradePartnerRow } from './trade-partners.view.ts';

interface AskedPartners {
  readonly viewerId: string;
  /** The appointment that is to be offered. */
  readonly appointment: Rows<'appointments'> | undefined;
  /** The time at which the partner should come, where it differs. */
  readonly start: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

const MINUTE_MS = 60_000;

/** What occupies a partner stays theirs. */
const CAUSES: Readonly<Record<CannotCome['cause'], StartCause>> = {
  past: 'past',
  busy: 'appointment',
  drive_from: 'drive_from',
  drive_to: 'drive_to',
  too_far: 'too_far',
  no_van: 'no_van',
  time_off: 'time_off',
  outside_hours: 'outside_hours',
  outside_zones: 'outside_zones',
  zone_not_served: 'zone_not_served',
};

const refusalOf = (cannot: CannotCome | undefined) =>
  cannot ? { cause: CAUSES[cannot.cause], timeOff: cannot.timeOff } : null;

/** Groomers near by, each with why they cannot take the appointment, where one is to be offered. */
export const tradePartners = async (stage: Stage, asked: AskedPartners, platform: Platform) => {
  const { viewerId, appointment, start, limit, offset } = asked;
  let partners: readonly TradePartnerRow[] = [];
  const partnersIn = async (tx: Tx, customerId: string | null) => {
    partners = await tradePartnersOf(tx, viewerId, { limit, offset, customerId });
    return partners;
  };
  const gather = (one: Rows<'appointments'>) => async (tx: Tx) => {
    const { customerId, place, startsAt, endsAt } = await appointmentToMove(tx, one);
    const visit = {
      place,
      start: start === undefined ? startsAt : new Date(start),
      minutes: (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS,
    };
    return { providers: await partnersIn(tx, customerId), visit };
  };
  const cannot = appointment
    ? await whoCannotCome(stage, gather(appointment), platform)
    : await stage(async (tx) => {
        await partnersIn(tx, null);
        return new Map<string, CannotCome>();
      });
  return {
    items: partners.map((row) => ({
      id: row.id,
      displayName: displayNameOf(row),
      city: row.city ?? '',
      withinMiles: row.withinMiles,
      refusal: refusalOf(cannot.get(row.id)),
    })),
    total: partners[0]?.total ?? 0,
  };
};
