import type { VanBlockReason } from '@tailgate/contract';
import { addDays, instantOf, type LocalDate } from '@tailgate/values';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { custodyIn } from '../../custody/index.ts';
import type { oneVehicle } from '../../vehicles/index.ts';
import { namesOf } from '../assignments/days-off.view.ts';

interface UseRow {
  readonly id: string;
  readonly kind: 'appointment' | 'hold' | 'maintenance' | 'block';
  readonly start: Date;
  readonly end: Date;
  readonly groomerId: string | null;
  readonly reason: VanBlockReason | null;
  readonly note: string | null;
}

/** What a van is used for in a span, with the groomers. Nothing overlaps, so a day has few of them. */
const usesIn = async (
  tx: Tx,
  vehicleId: string,
  { start, end }: { readonly start: Date; readonly end: Date },
  now: Date,
) => {
  const { rows } = await sql<UseRow>`
    select v.id, v.kind, lower(v.busy) as start, upper(v.busy) as end, g.resource_id as "groomerId", b.reason, b.note
    from occupancy v
    left join lateral (select o.resource_id from occupancy o
      where o.id = v.id and o.resource_kind = 'groomer' order by o.resource_id limit 1) g on true
    left join van_blocks b on b.id = v.id
    where v.resource_id = ${vehicleId} and v.resource_kind = 'van' and v.busy && tstzrange(${start}, ${end})
      and v.occupied && tstzrange(${start}, ${end}) and (v.expires_at is null or v.expires_at > ${now})
    order by lower(v.busy), v.id limit 300`.execute(tx);
  return rows;
};

interface Asked {
  readonly vehicle: Awaited<ReturnType<typeof oneVehicle>>;
  readonly date: LocalDate;
}

export const vanDay = async (tx: Tx, { vehicle, date }: Asked, { clock }: Pick<Platform, 'clock'>) => {
  const { id: vehicleId, name, time_zone: timeZone } = vehicle;
  const span = { start: instantOf(date, 0, timeZone), end: instantOf(addDays(date, 1), 0, timeZone) };
  const held = await custodyIn(tx, { vehicleIds: [vehicleId] }, span);
  const uses = await usesIn(tx, vehicleId, span, clock.now());
  const names = await namesOf(tx, [
    ...held.map(({ holderId }) => holderId),
    ...uses.flatMap(({ groomerId }) => groomerId ?? []),
  ]);
  const person = (id: string) => ({ id, name: names.get(id) ?? '' });
  return {
    vehicleId,
    name,
    timeZone,
    date,
    startsAt: span.start.toISOString(),
    endsAt: span.end.toISOString(),
    custody: held.map(({ holderId, reason, start, end }) => ({
      holder: person(holderId),
      reason,
      startsAt: start.toISOString(),
      endsAt: end?.toISOString() ?? null,
    })),
    uses: uses.map(({ id, kind, start, end, groomerId, reason, note }) => ({
      id,
      kind,
      startsAt: start.toISOString(),
      endsAt: end.toISOString(),
      groomer: groomerId === null ? null : person(groomerId),
      block: reason === null ? null : { reason, note: note ?? '' },
    })),
  };
};
