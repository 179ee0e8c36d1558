import type {
  CustodyReason,
  Meter,
  VanDocumentKind,
  VanEventKind,
  VanTermsKind,
  VehicleState,
} from '@tailgate/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { Page } from '../../../platform/db/page.ts';

export interface VanEvent {
  readonly id: string;
  readonly at: Date;
  readonly kind: VanEventKind;
  readonly driverId: string | null;
  readonly reason: CustodyReason | null;
  readonly document: VanDocumentKind | null;
  readonly meter: Meter | null;
  readonly value: number | null;
  readonly terms: VanTermsKind | null;
  readonly state: VehicleState | null;
}

/** Of custody out of which days of others were cut, only its first and its last instant are events. */
const EVENTS = (vehicleId: string, now: Date) => sql`
  held as (
    select holder_id, reason, coalesce(begun_at, lower(during)) as began, max(coalesce(upper(during), 'infinity')) as ended
    from van_custody where vehicle_id = ${vehicleId} and coalesce(begun_at, lower(during)) <= ${now}
    group by 1, 2, 3),
  papers as (
    select d.*, row_number() over (partition by kind order by added_at, id) > 1 as is_renewal from vehicle_documents d
    where vehicle_id = ${vehicleId}),
  events (id, at, kind, driver_id, reason, document, meter, value, terms, state) as (
    select 'began ' || holder_id || began, began, 'custody_began', holder_id, reason, null, null, null::float8, null, null from held
    union all
    select 'ended ' || holder_id || ended, ended, 'custody_ended', holder_id, reason, null, null, null, null, null from held
      where ended <= ${now}
    union all
    select id::text, added_at, case when is_renewal then 'document_renewed' else 'document_added' end, null, null, kind, null,
      null, null, null from papers
    union all
    select id::text, read_at, 'reading', null, null, null, meter, value::float8, null, null from meter_readings
      where vehicle_id = ${vehicleId} and voided_at is null
    union all
    select kind || version, saved_at, 'terms', null, null, null, null, null, kind, null from van_terms
      where vehicle_id = ${vehicleId}
    union all
    select id::text, at, 'state', null, null, null, null, null, null, to_status from transitions
      where machine = 'vehicle' and subject_id = ${vehicleId})`;

/** A page of what became of a van, the newest first, and how much there is. */
export const vanEvents = async (tx: Tx, vehicleId: string, now: Date, { limit, offset }: Page) => {
  const { rows } = await sql<{ events: (Omit<VanEvent, 'at'> & { at: string })[]; total: number }>`
    with ${EVENTS(vehicleId, now)},
    page as (select * from events order by at desc, id limit ${limit} offset ${offset})
    select (select count(*)::int from events) as total, coalesce((select json_agg(json_build_object('id', id, 'at', at, 'kind',
      kind, 'driverId', driver_id, 'reason', reason, 'document', document, 'meter', meter, 'value', value, 'terms', terms,
      'state', state) order by at desc, id) from page), '[]') as events`.execute(tx);
  const { events, total } = rows[0] ?? { events: [], total: 0 };
  return { total, rows: events.map((event): VanEvent => ({ ...event, at: new Date(event.at) })) };
};
