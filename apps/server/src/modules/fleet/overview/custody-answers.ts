import { spanOf, type Days } from './held-days.rules.ts';
import type { HeldVan, ServiceOfVan } from './van-facts.view.ts';

export const isAt = (at: Date, { start, finish }: { readonly start: Date; readonly finish: Date | null }): boolean =>
  start <= at && (finish === null || at < finish);

export const touches = (
  { start, finish }: { start: Date; finish: Date | null },
  days: Days,
  timeZone: string,
): boolean => {
  const { since, until } = spanOf(days, timeZone);
  return start < until && (finish === null || finish > since);
};

type Names = ReadonlyMap<string, string>;
export const driverOf = (id: string, names: Names) => ({ id, name: names.get(id) ?? '' });

export const custodyAnswer = ({ holderId, reason, start, finish }: HeldVan, names: Names) => ({
  driver: driverOf(holderId, names),
  reason,
  startsAt: start.toISOString(),
  endsAt: finish?.toISOString() ?? null,
});

export const serviceAnswer = ({ id, kind, start, finish }: ServiceOfVan) => ({
  id,
  kind,
  startsAt: start.toISOString(),
  endsAt: finish.toISOString(),
});
