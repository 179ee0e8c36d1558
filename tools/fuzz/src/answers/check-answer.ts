import { COMMON_ERRORS, ERRORS, type ErrorCode } from '@tailgate/contract';
import { mustBeRefused, roleOf } from '../inputs/callers.ts';
import type { FuzzRow } from '../inputs/fuzz-row.ts';
import { isObject, parseJson, type Json } from '../inputs/json.ts';
import { NOTHING_KNOWN, type ForeignRow, type KnownValues } from '../inputs/known-values.ts';
import type { FuzzInput } from '../inputs/plan.ts';
import type { Answered, Outcome } from '../send.ts';
import { leaksIn } from './leaks.ts';
import { undeclaredKeys } from './undeclared-keys.ts';

/** A refusal is a few lines; more means that a small request makes a large answer. */
const LARGEST_ERROR_CHARS = 64 * 1024;

const isErrorCode = (code: Json | undefined): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(ERRORS, code);

const FILE_TYPES = { csv: 'text/csv', ics: 'text/calendar', pdf: 'application/pdf' };

/** A file that a row declares besides its JSON. */
const isFile = ({ row }: FuzzRow, { status, contentType }: Answered): boolean =>
  status === 200 && row.download.some((type) => contentType.split(';')[0] === FILE_TYPES[type]);

const problemsOfSuccess = (row: FuzzRow, answer: Answered): string[] => {
  if (row.answersNothing) {
    if (answer.status !== 204) return [`status ${answer.status} where 204 is declared`];
    return answer.text === '' ? [] : ['a 204 with a body'];
  }
  if (answer.status !== 200) return [`status ${answer.status} where 200 is declared`];
  if (isFile(row, answer)) return [];
  const body = parseJson(answer.text);
  if (!body) return ['an answer that is not JSON'];
  const undeclared = undeclaredKeys(row.answer, body.value).map((key) => `undeclared field ${key}`);
  const judged = row.row.answer.safeParse(body.value);
  const mismatched = judged.success
    ? []
    : judged.error.issues.map((issue) => `field ${issue.path.join('.')} is not as declared: ${issue.message}`);
  return [...undeclared, ...mismatched];
};

const problemsOfErrors = (errors: Json | undefined): string[] => {
  if (errors === undefined) return [];
  if (!isObject(errors)) return ['errors is not an object'];
  const messages = Object.values(errors);
  const texts = messages.filter((message) => typeof message === 'string');
  const problems = texts.flatMap(leaksIn).map((what) => `errors reveals ${what}`);
  return texts.length === messages.length ? problems : [...problems, 'errors holds something else than texts'];
};

const LONGEST_WAIT_SECONDS = 24 * 60 * 60;

/** Who was too quick is told when to try again. */
const problemsOfWait = (row: FuzzRow, { status, retryAfter }: Answered): string[] => {
  if (status !== 429) return [];
  const problems = row.row.limit.length > 0 ? [] : ['status 429 where no limit is declared'];
  const isWait = /^\d{1,6}$/.test(retryAfter ?? '') && Number(retryAfter) >= 1;
  if (!isWait || Number(retryAfter) > LONGEST_WAIT_SECONDS) problems.push(`status 429 with Retry-After ${retryAfter}`);
  return problems;
};

/** What a refusal says of its cause, beside the status. */
const CAUSES: Readonly<Partial<Record<ErrorCode, string>>> = {
  slot_taken: 'refusal',
  slot_unavailable: 'refusal',
  custody_has_visits: 'vanUse',
  van_in_use: 'vanUse',
  van_document_expired: 'paper',
};

const problemsOfRefusal = (row: FuzzRow, answer: Answered): string[] => {
  const body = parseJson(answer.text)?.value;
  if (!isObject(body)) return ['an error that is not a JSON object'];
  const { code, message, errors, data, ...others } = body;
  const problems = [
    ...problemsOfWait(row, answer),
    ...Object.keys(others).map((key) => `an error with the undeclared field ${key}`),
  ];
  if (!isErrorCode(code)) return [...problems, `the unknown error code ${JSON.stringify(code)}`];
  if (![...COMMON_ERRORS, ...row.row.errors].includes(code))
    problems.push(`the code ${code}, which the row does not declare`);
  if (ERRORS[code].status !== answer.status) problems.push(`the code ${code} under status ${answer.status}`);
  const named = isObject(data) ? Object.keys(data).filter((key) => key !== 'status') : [];
  const isSaid = named.every((key) => key === CAUSES[code]);
  if (!isObject(data) || data['status'] !== answer.status || !isSaid) problems.push('data is not { status }');
  if (typeof message !== 'string' || message === '') problems.push('an error without a message');
  else problems.push(...leaksIn(message).map((what) => `the message reveals ${what}`));
  if (answer.text.length > LARGEST_ERROR_CHARS)
    problems.push(`an error of more than ${LARGEST_ERROR_CHARS / 1024} KiB`);
  return [...problems, ...problemsOfErrors(errors)];
};

/** A search for something that does not exist here succeeds and finds nothing. */
const foundNothing = (text: string): boolean => {
  const body = parseJson(text)?.value;
  return isObject(body) && body['total'] === 0;
};

/** The picture of a provider is part of their public profile, and of every search that finds them. */
const PICTURES: ReadonlySet<string> = new Set(['file.read', 'file.finish', 'image.use', 'petImage.remove']);

const problemsOfForeignRows = ({ draft, caller }: FuzzInput, text: string, known: Known): string[] => {
  const role = roleOf(caller);
  const mayNotName = ({ mayBeNamedBy }: ForeignRow) => !mayBeNamedBy.includes(role);
  const { foreign } = draft;
  const problems: string[] = [];
  if (foreign && mayNotName(foreign) && !foundNothing(text))
    problems.push(`success with a row of somebody else, against ${foreign.ability}`);
  if (known.foreignIds.some((id) => text.includes(id))) problems.push('an answer with data of another site');
  // One row may be named for several purposes: what the caller may name for any of them is no secret.
  const strangers = Object.entries(known.strangers)
    .filter(([ability]) => !PICTURES.has(ability))
    .map(([, row]) => row);
  const isSecret = (id: string) => strangers.every((row) => row.id !== id || mayNotName(row));
  // Whoever may name a row sees what belongs to it: staff the customer and the pets of an order.
  const mayNameIt = foreign !== undefined && !mayNotName(foreign);
  if (!mayNameIt && strangers.some(({ id }) => isSecret(id) && text.includes(id)))
    problems.push('an answer that shows rows of a stranger');
  return problems;
};

type Known = Pick<KnownValues, 'foreignIds' | 'strangers'>;

/** Everything that is wrong with an answer; nothing when it keeps the contract. */
export const problemsOf = (input: FuzzInput, outcome: Outcome, known: Known = NOTHING_KNOWN): string[] => {
  if ('broken' in outcome) return [`no answer: ${outcome.broken}`];
  const { status, contentType, text } = outcome;
  const problems: string[] = [];
  const succeeded = status >= 200 && status < 300;
  if (status >= 500) problems.push(`status ${status}`);
  if (status !== 204 && !/^application\/json(;|$)/.test(contentType) && !isFile(input.row, outcome))
    problems.push(`the content type "${contentType}"`);
  if (succeeded && mustBeRefused(input.row.row.access, input.caller)) {
    problems.push(`status ${status} to a caller the row does not allow`);
  }
  if (succeeded) problems.push(...problemsOfForeignRows(input, text, known));
  return [...problems, ...(succeeded ? problemsOfSuccess(input.row, outcome) : problemsOfRefusal(input.row, outcome))];
};
