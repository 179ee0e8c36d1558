import { auditCalendars } from '../bookings/audit-bookings.ts';
import { auditAnsweredIds, auditPreferences, auditRows } from '../audit-writes.ts';
import type { Moment, Restored } from './moment-facts.ts';

export const RESTORE_RULES = [
  'lost',
  'later',
  'twice',
  'half',
  'overlap',
  'money',
  'files',
  'keys',
  'coverage',
] as const;
export type RestoreRule = (typeof RESTORE_RULES)[number];

export interface RestoreFinding {
  readonly rule: string;
  readonly message: string;
}

const LEAST = { writes: 50, changes: 10, orders: 5, documents: 5 };

const find = (rule: RestoreRule, message: string): RestoreFinding => ({ rule, message });

function auditLater({ stored, laterWrites }: Restored): RestoreFinding[] {
  const there = new Set([
    ...stored.logEvents,
    ...stored.uploadSlots.map(({ filename }) => filename),
    ...stored.codes.map(({ phone }) => phone),
  ]);
  return laterWrites
    .filter(({ subject }) => there.has(subject))
    .map(({ kind, subject }) => find('later', `${kind} ${subject} was begun after the chosen second and is there`));
}

function auditOrders(moment: Moment, { orders, brokenMoney }: Restored): RestoreFinding[] {
  const found = new Map(orders.map((order) => [order.id, order]));
  const lost = [...moment.completeOrders].filter((id) => found.get(id)?.status !== 'complete');
  const wrong = orders.filter(
    ({ status, settlements, bookings, captured, capturedCents, bookedCents }) =>
      status === 'complete' && (settlements !== 1 || bookings !== 1 || captured !== 1 || capturedCents !== bookedCents),
  );
  return [
    ...lost.map((id) => find('lost', `order ${id} was acknowledged as complete and is ${found.get(id)?.status}`)),
    ...wrong.map(({ id }) => find('money', `order ${id} is complete, and settlement, charge and ledger differ`)),
    ...brokenMoney.map((message) => find('money', message)),
  ];
}

function auditDocuments(moment: Moment, { documents }: Restored): RestoreFinding[] {
  return [...moment.documents].flatMap(([id, fingerprint]) => {
    const found = documents.get(id);
    if (found === undefined) return [find('lost', `document ${id} was uploaded and has no row`)];
    return found === fingerprint ? [] : [find('files', `document ${id} cannot be read as it was: ${found}`)];
  });
}

function auditCoverage({ writes, bookings, completeOrders, documents }: Moment, restored: Restored): RestoreFinding[] {
  const few = (what: string, count: number, least: number): RestoreFinding[] =>
    count < least ? [find('coverage', `only ${count} ${what}, ${least} are needed`)] : [];
  const changes = bookings.attempts.filter(({ outcome }) => outcome === 'acknowledged').length;
  return [
    ...few('acknowledged writes', writes.filter(({ acknowledged }) => acknowledged).length, LEAST.writes),
    ...few('acknowledged changes of appointments', changes, LEAST.changes),
    ...few('complete orders', completeOrders.size, LEAST.orders),
    ...few('documents', documents.size, LEAST.documents),
    ...few('writes after the chosen second', restored.laterWrites.length, 1),
  ];
}

/** What must be true of a database that was taken back to the moment. */
export function auditRestored(moment: Moment, restored: Restored): RestoreFinding[] {
  const facts = { writes: [...moment.writes], stored: restored.stored };
  const { before, again } = restored.replay;
  return [
    ...auditRows(facts),
    ...auditAnsweredIds(facts),
    ...auditPreferences(facts),
    ...auditCalendars({ bookings: { ...moment.bookings, stored: restored.bookings } }),
    ...auditLater(restored),
    ...auditOrders(moment, restored),
    ...auditDocuments(moment, restored),
    ...(before === again
      ? []
      : [find('keys', `a repeated write was answered ${before}, and after the restore ${again}`)]),
    ...auditCoverage(moment, restored),
  ];
}
