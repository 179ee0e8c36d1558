import type { VariablesIn } from './template.ts';

/** Who receives it, by relation to what happened. */
export type Audience =
  | 'account holder'
  | 'holder of the phone number'
  | 'holder of the previous email address'
  | 'holder of the previous phone number'
  | 'holder of the new email address'
  | 'customer'
  | 'groomer'
  | 'trade partner';

export type NotificationCategory = 'security' | 'account' | 'bookings';

/**
 * - `urgent`: the recipient is waiting for it; sent before everything else, at any hour.
 * - `anytime`: sent at any hour.
 * - `daytime`: waits for the end of the recipient's quiet hours.
 */
export type Delivery = 'urgent' | 'anytime' | 'daytime';

/** Whose doing it is that it is sent: another person's, the recipient's own, or nobody's (a timer, a vendor). */
export type Cause = 'person' | 'recipient' | 'system';

/**
 * What bounds how many of them somebody gets.
 * - `latest`: says the newest state of something. Beyond the caps of one person to another (`NOTICE_CAPS`) it waits, and a
 *   newer one about the same thing takes its place.
 * - `refused`: the message is the point of the call, so beyond the caps the call is refused.
 * - `own`: something else, in words.
 */
export type NotificationLimit = 'latest' | 'refused' | { readonly own: string };

/** A line of a receipt in an email: what it is for, and an amount of money. */
export interface EmailFigure {
  readonly label: string;
  readonly amount: string;
  readonly isTotal?: boolean;
}

/** One notification: facts and texts. It is sent on every channel that has a text here and an address there. */
export interface NotificationRow {
  /** What happened. */
  readonly when: string;
  readonly to: Audience;
  readonly category: NotificationCategory;
  readonly delivery: Delivery;
  readonly causedBy: Cause;
  readonly limit: NotificationLimit;
  /** How many of them a person may cause a day, to all people together; the next ones wait. */
  readonly mostPerDay?: number;
  /** Whether the recipient may turn it off; never for urgent or security notifications. */
  readonly canSwitchOff: boolean;
  /** Expires: `notify` requires an expiry time, after which nothing is sent. */
  readonly expires?: true;
  /** Its link proves the address: only such a mail goes to one that was not proved yet. */
  readonly provesEmail?: true;
  /** Each variable of the texts with a sample value, which also gives its type. */
  readonly variables: Readonly<Record<string, string | number>>;
  /** The page it opens: a path of ours. Texts get the full URL as `{{link}}`. */
  readonly path?: string;
  readonly sms?: string;
  /** One text a paragraph; greeting and signature are the layout's. The button leads to `path`. */
  readonly email?: {
    readonly subject: string;
    readonly text: readonly string[];
    readonly button?: string;
    /** Where the caller gives a list of amounts: a sample of it. */
    readonly figures?: readonly EmailFigure[];
  };
  readonly push?: { readonly title: string; readonly body: string };
}

type TextsOf<Row extends NotificationRow> =
  | (Row extends { sms: infer Text extends string } ? Text : never)
  | (Row extends { email: infer Email extends object } ? Email[keyof Email] | LinesOf<Email> : never)
  | (Row extends { push: infer Push extends object } ? Push[keyof Push] : never);
type LinesOf<Email> = Email extends { text: readonly (infer Line)[] } ? Line : never;

type PathOf<Row extends NotificationRow> = Row extends { path: infer Path extends string } ? Path : never;

/** Filled in by the renderer. */
type BuiltIn<Row extends NotificationRow> = 'appName' | (Row extends { path: string } ? 'link' : never);

type Used<Row extends NotificationRow> = VariablesIn<Extract<TextsOf<Row>, string>>;
type Unknown<Row extends NotificationRow> =
  | Exclude<Used<Row>, keyof Row['variables'] | BuiltIn<Row>>
  | Exclude<VariablesIn<PathOf<Row>>, keyof Row['variables']>;
type Unused<Row extends NotificationRow> = Exclude<keyof Row['variables'], Used<Row> | VariablesIn<PathOf<Row>>>;

/** Requires a property that does not exist, so that the compiler's message names the variable. */
type Checked<Row extends NotificationRow> = ([Unknown<Row>] extends [never]
  ? unknown
  : { readonly variableWithoutValue: Unknown<Row> }) &
  ([Unused<Row>] extends [never] ? unknown : { readonly variableWithoutUse: Unused<Row> }) &
  (Row extends { canSwitchOff: true } & ({ category: 'security' } | { delivery: 'urgent' })
    ? { readonly canSwitchOff: false }
    : unknown) &
  (Row extends { limit: 'refused'; causedBy: 'recipient' | 'system' } ? { readonly causedBy: 'person' } : unknown);

/** A row whose texts use exactly the variables it declares; anything else does not compile. */
export const notification = <const Row extends NotificationRow>(row: Row & Checked<Row>): Row => row;

/** The variables a caller must provide. */
export type VariablesOf<Row extends NotificationRow> = {
  readonly [Name in keyof Row['variables']]: Row['variables'][Name] extends number ? number : string;
};
