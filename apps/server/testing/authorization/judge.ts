import { isWrite, type CallName, type EndpointRow, type ErrorCode } from '@tailgate/contract';
import type { Change } from '../worlds/change-log.ts';
import { worldsIn, type WorldName } from '../worlds/tags.ts';
import { nameOf, type Outcome } from './harness.ts';

/** The expected outcome of a call. */
export type Expected =
  | {
      readonly is: 'allowed';
      readonly worlds: readonly WorldName[];
      /** Expected audit record of a write: the caller and, if any, the impersonating user. */
      readonly actors: readonly string[];
    }
  /** Rejected before the handler runs: nothing is written. */
  | { readonly is: 'turned away'; readonly code: ErrorCode }
  /** Rejected or without effect, as if the referenced row did not exist. */
  | {
      readonly is: 'not found';
      readonly codes: readonly ErrorCode[];
      readonly worlds: readonly WorldName[];
      /** The id sent by the caller. */
      readonly id: string;
    };

/** Endpoints whose responses intentionally contain other users of the site. */
const SHOWS_PEOPLE: Readonly<Partial<Record<CallName, string>>> = {
  'GET /v2/account/people': 'Staff and support search users.',
  'GET /v2/staff/audit-log': 'Staff see what was done on the site.',
  'GET /v2/staff/orders': 'Staff and support search orders.',
  'GET /v2/staff/applicants': 'Staff decide about applicants.',
  'GET /v2/staff/reviews': 'Staff watch over reviews.',
  'GET /v2/staff/agreements/:id/people': 'Staff see who signed.',
  'GET /v2/staff/compliance': 'Staff see which vans of the site cannot work.',
  'GET /v2/staff/leads': 'Staff get back to people whom nobody could serve.',
  'POST /v2/service-checkout/pet-service/customer/search': 'Customers find active providers.',
  'GET /v2/service-checkout/pet-service/customer/:sessionId/providers': 'Customers find active providers.',
  'GET /v2/public/providers': 'Everybody sees active groomers.',
  'GET /v2/service-appointment/trading/seller/trade-partners': 'Groomers find groomers near by.',
};

/** Endpoints whose responses contain where somebody else lives. */
const SHOWS_HOMES: Readonly<Partial<Record<CallName, string>>> = {
  'GET /v2/staff/applicants/:id': 'Staff decide about the address as well.',
  'POST /v2/staff/applicants/:id/approve': 'The same, once they decided.',
  'POST /v2/staff/applicants/:id/request-more': 'The same, once they asked.',
  'POST /v2/staff/applicants/:id/decline': 'The same, once they decided.',
};

/** Longitudes of bases in the worlds: their decimals are the tag of the owner. */
const HOME = /-97\.75(\d{8})/g;

/** Whose home a response shows, besides that of the caller. */
const homeIn = (text: string, [caller]: readonly WorldName[]): WorldName | undefined =>
  worldsIn([...text.matchAll(HOME)].map(([, tag]) => tag).join(' ')).find((world) => world !== caller);

const foreignIn = (text: string, worlds: readonly WorldName[]) =>
  worldsIn(text).filter((world) => world !== 'site' && !worlds.includes(world));

const changeOfOthers = (changes: readonly Change[], worlds: readonly WorldName[], sent: string): string | undefined => {
  for (const { table, operation, before, after } of changes) {
    const text = `${before ?? ''} ${after ?? ''}`;
    const [world] = foreignIn(operation === 'INSERT' && sent ? text.replaceAll(sent, '') : text, worlds);
    if (world) return `${operation.toLowerCase()} of a row of ${world} in ${table}`;
  }
  return undefined;
};

/** An empty result list. */
const foundNothing = (
  { raw, status }: Outcome,
  { codes, worlds, id }: Expected & { readonly is: 'not found' },
): boolean =>
  status < 400 &&
  /"total":0[,}]/.test(raw) &&
  // A path names what is read: there it has to exist.
  codes.some((code) => code !== 'not_found') &&
  foreignIn(raw.replaceAll(id, ''), worlds).length === 0;

/** A write that succeeded leaves one audit record, everything else none. */
const auditProblem = (row: EndpointRow, { status, changes }: Outcome, expected: Expected): string | undefined => {
  const records = changes.filter(({ table }) => table.startsWith('audit_records'));
  const wanted = status < 400 && isWrite(row) ? 1 : 0;
  if (records.length !== wanted) return `${records.length} audit records instead of ${wanted}`;
  const missing =
    expected.is === 'allowed' && expected.actors.find((id) => records.some(({ after }) => !after?.includes(id)));
  return missing ? `an audit record that does not name ${missing}` : undefined;
};

/** What reads may keep, because nobody sees it: the answers of vendors. */
const KEPT_BY_READS: Readonly<Record<string, string>> = {
  drive_legs: 'How long a drive takes, for whoever asks next.',
};

const writtenByRead = ({ changes, hasWritten }: Outcome): string | undefined => {
  const changed = changes.find(({ table }) => !(table in KEPT_BY_READS));
  if (changed) return `changed ${changed.table}`;
  return hasWritten && changes.length === 0 ? 'locked rows' : undefined;
};

/** A total above the number of items on a page that is not full counts rows of other owners. */
const countsOthers = (raw: string): boolean => {
  if (!raw.includes('"total":')) return false;
  const { items, total, limit, offset } = JSON.parse(raw) as Record<string, unknown>;
  return Array.isArray(items) && offset === 0 && items.length < Number(limit) && items.length !== total;
};

/** The problem with an outcome; undefined if it is as expected. */
export const problemWith = (row: EndpointRow, outcome: Outcome, expected: Expected): string | undefined => {
  const { status, code, raw, changes, sent } = outcome;
  const got = `${status} ${code ?? ''}`.trim();
  if (status >= 500) return `status ${got}`;
  const written = isWrite(row) ? undefined : writtenByRead(outcome);
  if (written) return `${got} of a read that ${written}`;
  if (expected.is === 'turned away') {
    if (code !== expected.code) return `expected ${expected.code}, got ${got}`;
    return changes.length > 0 ? `refused with ${got}, but changed ${changes[0]?.table ?? ''}` : undefined;
  }
  // A search stores its criteria, whether or not they reference existing rows.
  const isEmpty = expected.is === 'not found' && foundNothing(outcome, expected);
  const kept = isEmpty ? expected.id : '';
  const wroteForeign = changeOfOthers(changes, expected.worlds, kept);
  if (wroteForeign) return `${got} with ${wroteForeign}`;
  const badlyRecorded = auditProblem(row, outcome, expected);
  if (badlyRecorded) return `${got} with ${badlyRecorded}`;
  if (expected.is === 'not found') {
    if (status < 400) return isEmpty ? undefined : `expected a rejection, got ${got}`;
    return expected.codes.some((allowed) => allowed === code) ? undefined : `expected a rejection, got ${got}`;
  }
  if (status >= 400) return `expected success, got ${got}: ${raw.slice(0, 200)}`;
  const [leaked] = foreignIn(raw, expected.worlds).filter(
    (world) => world === 'otherSite' || !(nameOf(row) in SHOWS_PEOPLE),
  );
  if (leaked) return `response contains data of ${leaked}`;
  const home = nameOf(row) in SHOWS_HOMES ? undefined : homeIn(raw, expected.worlds);
  if (home) return `response contains where ${home} lives`;
  if (countsOthers(raw)) return 'total counts rows that the page does not contain';
  const [told] = foreignIn(sent.join(' '), expected.worlds);
  return told ? `message contains data of ${told}` : undefined;
};
