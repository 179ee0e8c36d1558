import { parseLocalDate, parseMinutes, parsePhone, phoneFromParts } from '@tailgate/values';
import { cents, centsOf, dollarsOf, type Cents } from '@tailgate/values/money';
import { z } from 'zod';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './accounts/accounts.facts.ts';
import { MAX_POSTAL_CODE_LENGTH, MIN_POSTAL_CODE_LENGTH } from './address.facts.ts';
import { isPlainName } from './notifications/plain-name.facts.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from './paging.facts.ts';

/** PostgreSQL cannot store NUL in text, nor a lone surrogate in JSON: refused during validation. */
const isStorable = (value: string) => !value.includes('\u0000') && value.isWellFormed();

/** What is said of a field that is not there at all. */
export const whenMissing = {
  error: ({ input }: { readonly input?: unknown }) => (input === undefined ? 'is required' : undefined),
};

export const text = (max: number, min = 0) =>
  z.string(whenMissing).min(min).max(max).refine(isStorable, { error: 'contains characters that cannot be stored' });

export const requiredText = (max: number) => text(max).trim().min(1, { error: 'is required' });

/** A name that stands in messages to strangers. */
export const plainName = (max: number) =>
  text(max).trim().refine(isPlainName, { error: 'cannot contain links or phone numbers' });

export const id = z.uuid();
export const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/);
export const email = text(254).trim().toLowerCase().pipe(z.email());
export const instant = z.iso.datetime({ offset: true });

export const localDate = z.string().transform((typed, context) => {
  const date = parseLocalDate(typed);
  if (!date) context.addIssue({ code: 'custom', message: 'is not a date (YYYY-MM-DD)', input: typed });
  return date ?? z.NEVER;
});

/** `HH:MM` or `HH:MM:SS`, kept as minutes of the day. */
export const timeOfDay = z.string().transform((typed, context) => {
  const minutes = parseMinutes(typed);
  if (minutes === undefined) context.addIssue({ code: 'custom', message: 'is not a time (HH:MM)', input: typed });
  return minutes ?? z.NEVER;
});

/** Dollars with at most two decimals, parsed to cents. The object around it says so in the name: see `inCents`. */
export const dollars = (maxCents: Cents, minCents: Cents = cents(0)) =>
  z
    .number(whenMissing)
    .min(dollarsOf(minCents))
    .max(dollarsOf(maxCents))
    .multipleOf(0.01, { error: 'has at most two decimals' })
    .transform(centsOf);

/** Names parsed amounts by their unit: `price`, in dollars on the wire, becomes `priceCents`. */
export const inCents = <Schema extends z.ZodObject, Field extends Extract<keyof z.output<Schema>, string>>(
  schema: Schema,
  ...fields: readonly Field[]
) =>
  schema.transform(
    (parsed) =>
      Object.fromEntries(
        Object.entries(parsed).map(([name, value]) => [
          (fields as readonly string[]).includes(name) ? `${name}Cents` : name,
          value,
        ]),
      ) as InCents<z.output<Schema>, Field>,
  );
type InCents<Parsed, Field extends string> = {
  [Key in keyof Parsed as Key extends Field ? `${Key}Cents` : Key]: Parsed[Key];
};

/** A distance as strangers may see it: whole miles, rounded up, two at least. The exact one would tell where somebody lives. */
export const withinMiles = z.number().int();

export const point = z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) });
/** The same for queries and forms, which may send it as text. */
export const typedPoint = z.object({
  latitude: z.coerce.number().min(-90).max(90),
  longitude: z.coerce.number().min(-180).max(180),
});

/** A number as people type it, kept as E.164. */
export const phone = text(32).transform((typed, context) => {
  const parsed = parsePhone(typed);
  if (!parsed) context.addIssue({ code: 'custom', message: 'is not a phone number', input: typed });
  return parsed ?? z.NEVER;
});

export const phoneParts = z.object({ prefix: text(8), number: text(24) }).transform((parts, context) => {
  const parsed = phoneFromParts(parts);
  if (!parsed) context.addIssue({ code: 'custom', message: 'is not a phone number', input: parts });
  return parsed ?? z.NEVER;
});

/** A password to verify: bounded (argon2 is costly), otherwise taken as it is. */
export const givenPassword = text(MAX_PASSWORD_LENGTH, 1);
/** A new password; strength beyond the length is a rule of the accounts module. */
export const chosenPassword = text(MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH);

/** `limit=-1` means "all" to the specification's client; the server caps it (RL-api-client-06). */
export const pageQueryOf = (defaultLimit: number) => ({
  limit: z.coerce
    .number()
    .int()
    .min(-1)
    .max(1_000_000)
    .default(defaultLimit)
    .transform((limit) => (limit <= 0 ? MAX_PAGE_SIZE : Math.min(limit, MAX_PAGE_SIZE))),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
});
export const pageQuery = pageQueryOf(DEFAULT_PAGE_SIZE);

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: z.number().int(), limit: z.number().int(), offset: z.number().int() });

const MAX_JSON_BYTES = 16_384;
const MAX_JSON_DEPTH = 6;
const isBoundedJson = (value: unknown, depth = 0): boolean => {
  if (depth > MAX_JSON_DEPTH) return false;
  if (typeof value === 'string') return isStorable(value);
  if (value === null || typeof value !== 'object') return true;
  return Object.entries(value).every(
    ([key, inner]) => isStorable(key) && key !== '__proto__' && isBoundedJson(inner, depth + 1),
  );
};

/** Free-form preferences of the client: stored, never interpreted. */
export const freeJson = z
  .record(z.string(), z.unknown())
  .refine((value) => isBoundedJson(value) && JSON.stringify(value).length <= MAX_JSON_BYTES, { error: 'is too large' });

export const address = z.object({
  address: requiredText(200),
  city: requiredText(100),
  stateOrProvince: requiredText(100),
  postalCode: text(MAX_POSTAL_CODE_LENGTH).trim().min(MIN_POSTAL_CODE_LENGTH),
  // Two ASCII letters and no others: 'ß' is one character and two capitals.
  country: z
    .string()
    .regex(/^[A-Za-z]{2}$/)
    .toUpperCase()
    .default('US'),
  ...typedPoint.shape,
});

/** A stored address: unknown parts are empty text. */
export const storedAddress = z.object({
  address: z.string(),
  city: z.string(),
  stateOrProvince: z.string(),
  postalCode: z.string(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});

export const image = z.object({
  id,
  url: z.string(),
  alt: z.string(),
  filename: z.string(),
  sizes: z.object({ thumbnail: z.string(), medium: z.string(), large: z.string() }),
});
