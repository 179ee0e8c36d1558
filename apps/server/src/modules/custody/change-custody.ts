import type { Viewer } from '../../platform/auth/viewer.ts';
import { withAdvisoryLock } from '../../platform/db/advisory-lock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Failure } from '../../platform/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockCalendars, type Span } from '../scheduling/index.ts';
import { changeWithVisits } from './change-with-visits.ts';
import {
  becomeDriver,
  custodyIn,
  deleteCustody,
  driversSince,
  insertCustody,
  type Custody,
} from './custody.queries.ts';
import { around, spanOf, without, type CustodyChange, type VisitToChoose } from './custody.rules.ts';
import { zoneOfVan } from './vans.view.ts';
import { needNoVan } from './works-without-van.ts';

interface Changing {
  readonly vehicleId: string;
  readonly changes: readonly CustodyChange[];
  /** What becomes of each visit that the change concerns, as an earlier refusal listed them. */
  readonly choices?: readonly VisitToChoose[];
  /** Who works without a van from now on: their visits need none. */
  readonly withoutVan?: string | null;
}

type PlannedChange = Omit<CustodyChange, 'during'> & { readonly span: Span };

const endsSubject = ({ holderId, subjectId }: PlannedChange): boolean => holderId === null && subjectId !== null;

/** What belongs to a rental or a trial gives way to a change of the same one only. */
const givesWay = ({ subjectId }: Custody, change: PlannedChange): boolean =>
  // What ends a rental or a trial ends nothing that comes after it.
  (subjectId === null || subjectId === change.subjectId) && !(subjectId === null && endsSubject(change));
/** Custody without hours of its own is laid around it. */
const isLaidAround = ({ holderId, subjectId, reason }: PlannedChange): boolean =>
  holderId === null || (subjectId === null && reason !== 'temporary');

/** Cuts one change out of what was there. */
const carryOut = async (tx: Tx, vehicleId: string, change: PlannedChange, made: { by: string; now: Date }) => {
  const there = await custodyIn(tx, { vehicleIds: [vehicleId] }, change.span);
  const cut = there.filter((custody) => givesWay(custody, change));
  const left = cut.flatMap((custody) =>
    without(custody, change.span).map((span, index) => ({
      ...custody,
      ...span,
      id: index === 0 ? custody.id : newId(),
    })),
  );
  const staying = there.filter((custody) => !givesWay(custody, change));
  if (staying.length > 0 && !isLaidAround(change)) throw new Failure('van_taken');
  const { holderId, reason, subjectId } = change;
  const spans = staying.reduce((open, one) => open.flatMap((span) => without(span, one)), [change.span]);
  const begunAt = change.span.start;
  const begun =
    holderId === null
      ? []
      : spans.map((span) => ({ id: newId(), vehicleId, holderId, reason, subjectId, begunAt, ...span }));
  await deleteCustody(
    tx,
    cut.map(({ id }) => id),
  );
  await insertCustody(tx, [...left, ...begun], made);
  const [first] = begun;
  if (first) await becomeDriver(tx, first.holderId, first.start);
};

/** Times at which a van is needed that was not before: whoever gets one needs it from then on, beyond the days of a change. */
const newNeeds = async (tx: Tx, planned: readonly PlannedChange[]): Promise<Span[]> => {
  const holderIds = planned.flatMap(({ holderId }) => holderId ?? []);
  const since = await driversSince(tx, holderIds);
  return planned.flatMap(({ holderId, span: { start } }) => {
    const before = holderId === null ? start : (since.get(holderId) ?? null);
    return before === null || start < before ? [{ start, end: before }] : [];
  });
};

/**
 * Changes who holds a van, in one transaction with all visits that follow from it: none is ever left without a van
 * silently. Whoever books takes the lock of the groomer's calendar, and this takes those of everybody concerned.
 */
export const changeCustody = async (
  tx: Tx,
  viewer: Pick<Viewer, 'accountId'>,
  { vehicleId, changes, choices = [], withoutVan = null }: Changing,
  { clock }: Pick<Platform, 'clock'>,
): Promise<void> => {
  const now = clock.now();
  const timeZone = await zoneOfVan(tx, vehicleId);
  const planned = changes.map(({ during, ...change }) => ({ ...change, span: spanOf(during, timeZone, now) }));
  if (planned.length === 0) return;
  const span = around(planned.map((change) => change.span));
  // First, so that who holds the van is known before calendars are locked, all at once and in their order.
  await withAdvisoryLock(tx, 'custody', vehicleId);
  const before = await custodyIn(tx, { vehicleIds: [vehicleId] }, span);
  const holderIds = [
    ...new Set([
      ...before.map(({ holderId }) => holderId),
      ...planned.flatMap(({ holderId }) => holderId ?? []),
      ...(withoutVan === null ? [] : [withoutVan]),
    ]),
  ];
  await lockCalendars(tx, [vehicleId, ...holderIds], now);
  const seen = around([...planned.map((change) => change.span), ...(await newNeeds(tx, planned))]);
  const chosen = new Set(choices.map(({ visitId }) => visitId));
  await changeWithVisits(tx, { holderIds, seen, now, isChosen: (visitId) => chosen.has(visitId) }, async () => {
    for (const change of planned) await carryOut(tx, vehicleId, change, { by: viewer.accountId, now });
    if (withoutVan !== null) await needNoVan(tx, withoutVan, now);
  });
};
