/**
 * The key by which the calls of a limit are counted:
 * the signed-in account, the network address of the caller, a field of the body (the first one given, within the site),
 * or a key that only the handler can compute; such a handler counts through its call.
 */
export type LimitKey = 'account' | 'address' | readonly `body.${string}`[] | 'handler';

export interface Limit {
  readonly points: number;
  readonly perSeconds: number;
  readonly per: LimitKey;
  /** What a handler counts by, in words. */
  readonly by?: string;
  /** Beyond this many, calls are answered later and later, until the limit refuses them. */
  readonly slowAfter?: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

type Guarded = 'signIn' | 'code' | 'reset' | 'secondStep';

/**
 * The limits of what strangers can do in somebody's name: sign in, pass the second step, have a code texted, have a
 * password reset. What they
 * use up must not keep the owner out, so a device on which the owner has signed in counts by itself, and everybody else
 * by what they typed and by their network address. Only the last one counts all addresses together: it bounds guesses
 * that come from many networks. Email and phone count apart, so that no count shows that they are one person's.
 */
const attempts = <const Of extends Guarded>(
  of: Of,
  given: { known: number; pair: number; address: number; identity: number; slowAfter: number; perSeconds: number },
) => {
  const { perSeconds, slowAfter } = given;
  const who = of === 'secondStep' ? 'account' : 'email or phone';
  const counted = (points: number, by: string) => ({ points, perSeconds, per: 'handler' as const, by });
  return {
    [`${of}PerKnownDevice`]: { ...counted(given.known, 'known device'), slowAfter },
    [`${of}PerAddress`]: counted(given.address, 'address, unless the device is known'),
    [`${of}PerIdentityAndAddress`]: {
      ...counted(given.pair, `${who} and address, unless the device is known`),
      slowAfter,
    },
    [`${of}PerIdentity`]: {
      ...counted(given.identity, `${who}, unless the device is known`),
      slowAfter: given.pair,
    },
  } as Record<
    `${Of}PerKnownDevice` | `${Of}PerAddress` | `${Of}PerIdentityAndAddress` | `${Of}PerIdentity`,
    Limit & { readonly per: 'handler' }
  >;
};

/** All limits of one kind of attempt, as a row declares them. */
export const attemptsAt = <const Of extends Guarded>(of: Of) =>
  [`${of}PerKnownDevice`, `${of}PerAddress`, `${of}PerIdentityAndAddress`, `${of}PerIdentity`] as const;

/** How often something may be tried. Rows that name the same limit share its count. */
export const LIMITS = {
  ...attempts('signIn', { known: 10, pair: 10, address: 50, identity: 100, slowAfter: 3, perSeconds: 15 * MINUTE }),
  ...attempts('code', { known: 5, pair: 5, address: 20, identity: 15, slowAfter: 3, perSeconds: HOUR }),
  ...attempts('reset', { known: 5, pair: 5, address: 20, identity: 15, slowAfter: 3, perSeconds: HOUR }),
  // Six digits of which three codes are right: few tries, whatever network they come from.
  ...attempts('secondStep', { known: 10, pair: 5, address: 30, identity: 15, slowAfter: 3, perSeconds: 15 * MINUTE }),
  passkeyChallengesPerAddress: { points: 120, perSeconds: 15 * MINUTE, per: 'address' },
  passkeyTriesPerAddress: { points: 30, perSeconds: 15 * MINUTE, per: 'address' },
  enrolmentsPerAccount: { points: 30, perSeconds: HOUR, per: 'account' },
  confirmPerSession: { points: 10, perSeconds: 15 * MINUTE, per: 'handler', by: 'session', slowAfter: 3 },
  codeTriesPerAddress: {
    points: 30,
    perSeconds: 15 * MINUTE,
    per: 'handler',
    by: 'address, unless the device is known',
  },
  // Nobody has an account yet, so no device is known.
  signUpCodeTriesPerAddress: { points: 30, perSeconds: 15 * MINUTE, per: 'address' },
  registrationsPerAddress: { points: 20, perSeconds: HOUR, per: 'address' },
  invitesPerAddress: { points: 30, perSeconds: 15 * MINUTE, per: 'address' },
  resetTriesPerAddress: { points: 20, perSeconds: HOUR, per: 'handler', by: 'address, unless the link is good' },
  emailChangesPerAccount: { points: 5, perSeconds: HOUR, per: 'handler', by: 'account' },
  emailChangesPerEmail: { points: 10, perSeconds: HOUR, per: ['body.email'] },
  phoneChangesPerAccount: { points: 5, perSeconds: HOUR, per: 'handler', by: 'account' },
  phoneChangesPerPhone: { points: 5, perSeconds: HOUR, per: ['body.phone'] },
  ownerCodesPerAccount: { points: 5, perSeconds: HOUR, per: 'handler', by: 'account' },
  // The tries at one code are few; this bounds those at several codes.
  phoneCodeTriesPerAccount: { points: 20, perSeconds: HOUR, per: 'account' },
  emailLinksPerAddress: { points: 30, perSeconds: HOUR, per: 'address' },
  giftCardTriesPerAccount: { points: 30, perSeconds: HOUR, per: 'account' },
  // A code of a gift card can be tried with each; a device that was away for days has fewer to send.
  offlineCompletionsPerAccount: { points: 60, perSeconds: HOUR, per: 'account' },
  phoneLookupPerAddress: { points: 30, perSeconds: 15 * MINUTE, per: 'address' },
  clientEventsPerAccount: { points: 120, perSeconds: MINUTE, per: 'account' },
  // The vendor charges per request; an office behind one address needs more than a household.
  addressSearchPerAddress: { points: 300, perSeconds: 15 * MINUTE, per: 'address' },
  lookupsPerAddress: { points: 120, perSeconds: 15 * MINUTE, per: 'address' },
  // People compare dates and sort orders; each request reads a page of calendars.
  searchPerAddress: { points: 300, perSeconds: 15 * MINUTE, per: 'address' },
  // A household types an address or two. Whoever asks from many places wants to know where somebody works.
  placesPerAddress: { points: 60, perSeconds: 15 * MINUTE, per: 'address' },
  // A household opens a few; an office behind one address opens more.
  bookingSessionsPerAddress: { points: 120, perSeconds: HOUR, per: 'address' },
  // Choosing between times takes a few; each is a place in somebody's calendar.
  holdsPerAddress: { points: 60, perSeconds: 15 * MINUTE, per: 'address' },
  // One that ended can be kept again a few times; then somebody else has their turn.
  holdsPerTime: { points: 8, perSeconds: 6 * HOUR, per: 'handler', by: 'groomer, time and address' },
  // Saved a few times in an order; each new email address gets a link.
  bookingProfilesPerAccount: { points: 20, perSeconds: HOUR, per: 'account' },
  leadsPerAddress: { points: 20, perSeconds: HOUR, per: 'address' },
  // Browsers keep a logo for a year, so an address asks once for each of its devices.
  logosPerAddress: { points: 600, perSeconds: 15 * MINUTE, per: 'address' },
  // A person opens a handful of pages; a list of all groomers is read page by page.
  publicPagesPerAddress: { points: 600, perSeconds: 15 * MINUTE, per: 'address' },
  // Two dozen of them stand on one page, and browsers keep them.
  publicPicturesPerAddress: { points: 3000, perSeconds: 15 * MINUTE, per: 'address' },
  // A border is compared with all others of its groomer.
  zonesPerAccount: { points: 120, perSeconds: 10 * MINUTE, per: 'account' },
  // One that finds its time taken looks for the next free ones; a whole day of bookings by hand is far below this.
  placingsPerAccount: { points: 60, perSeconds: 10 * MINUTE, per: 'account' },
  // Searching the best order of twelve stops takes tens of milliseconds of processor time.
  dayOrdersPerAccount: { points: 120, perSeconds: 10 * MINUTE, per: 'account' },
  // With the schedule checked, one call computes the free times of a dozen places.
  potentialCustomersPerAccount: { points: 120, perSeconds: 10 * MINUTE, per: 'account' },
  // Reads everything about a person.
  exportsPerAccount: { points: 5, perSeconds: HOUR, per: 'account' },
  // Each is a text that somebody pays for and somebody else gets.
  invitationsPerAccount: { points: 60, perSeconds: 24 * HOUR, per: 'account' },
  textsPerAccount: { points: 120, perSeconds: 24 * HOUR, per: 'account' },
  // A list copied by hand is slower than this; a list of stolen numbers is not.
  newCustomersPerAccount: { points: 120, perSeconds: HOUR, per: 'account' },
  // Whoever gets an invitation has an account from then on: more for one number is somebody who changes numbers to and fro.
  invitationsPerPhone: { points: 5, perSeconds: 7 * 24 * HOUR, per: ['body.phoneNumber'] },
  customerLookupsPerAccount: { points: 60, perSeconds: 15 * MINUTE, per: 'account' },
  agreementsPerAccount: { points: 60, perSeconds: HOUR, per: 'account' },
  // A person signs a handful; files are drawn for each.
  acceptancesPerAccount: { points: 60, perSeconds: HOUR, per: 'account' },
  agreementFilesPerAccount: { points: 120, perSeconds: HOUR, per: 'account' },
  maskedPhonesPerAccount: { points: 240, perSeconds: HOUR, per: 'account' },
  // A groomer has a phone or two; a list of numbers is not tried out.
  callPhonesPerAccount: { points: 20, perSeconds: HOUR, per: 'account' },
  // Sums and files over years; a person compares periods.
  reportsPerAccount: { points: 300, perSeconds: 10 * MINUTE, per: 'account' },
  // Pages of public texts; whoever copies all of a site asks more often.
  reviewsPerAddress: { points: 300, perSeconds: 15 * MINUTE, per: 'address' },
  // Texts that others read: written and corrected by hand.
  reviewsPerAccount: { points: 60, perSeconds: HOUR, per: 'account' },
  // Each waits for somebody who reads it.
  reviewReportsPerAccount: { points: 30, perSeconds: 24 * HOUR, per: 'account' },
  payoutsPerAccount: { points: 20, perSeconds: HOUR, per: 'account' },
  // Three wrong amounts lock a bank account; a new one takes days to send its deposits.
  bankVerificationsPerAccount: { points: 20, perSeconds: HOUR, per: 'account' },
  // Stolen numbers are tried out by the hundred; a family has a handful of cards.
  cardsPerAccount: { points: 30, perSeconds: HOUR, per: 'account' },
  // Each is a text that somebody pays for and somebody else gets.
  confirmationsPerAccount: { points: 60, perSeconds: 24 * HOUR, per: 'account' },
  paymentLinksPerAccount: { points: 60, perSeconds: 24 * HOUR, per: 'account' },
  // A link cannot be guessed; its page asks again while a card is charged.
  paymentPagesPerAddress: { points: 300, perSeconds: 15 * MINUTE, per: 'address' },
  paymentsPerAddress: { points: 30, perSeconds: HOUR, per: 'address' },
  // Stolen numbers are tried out by the hundred, from many networks.
  paymentsPerLink: { points: 20, perSeconds: HOUR, per: 'handler', by: 'link' },
  // Cards on file are tried out with small amounts; a family tips a groomer now and then.
  laterTipsPerAccount: { points: 20, perSeconds: HOUR, per: 'account' },
  testPushPerAccount: { points: 5, perSeconds: 10 * MINUTE, per: 'account' },
  pushSubscriptionsPerAccount: { points: 60, perSeconds: HOUR, per: 'account' },
  // Inspecting an upload is the most expensive thing that a call can ask for.
  inspectionsPerAccount: { points: 60, perSeconds: 10 * MINUTE, per: 'account' },
  // Each is a text that somebody pays for and somebody else gets; a code is not tried out.
  driverInvitationsPerAccount: { points: 40, perSeconds: 24 * HOUR, per: 'account' },
  // The vendor is a public service; an owner of twenty vans types each VIN a few times.
  vinsPerAccount: { points: 120, perSeconds: HOUR, per: 'handler', by: 'account' },
  uploadsPerAccount: { points: 120, perSeconds: HOUR, per: 'account' },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
export type HandlerLimit = {
  [Name in LimitName]: (typeof LIMITS)[Name]['per'] extends 'handler' ? Name : never;
}[LimitName];

/** A limit as a row uses it. With `cost`, a call counts once for each distinct item of that list in the body. */
export interface LimitUse {
  readonly name: LimitName;
  readonly cost?: `body.${string}`;
}

const PERIODS: readonly (readonly [seconds: number, word: string])[] = [
  [HOUR, 'h'],
  [MINUTE, 'min'],
  [1, 's'],
];
const inWords = (seconds: number): string => {
  const [unit, word] = PERIODS.find(([length]) => seconds % length === 0) ?? [1, 's'];
  return `${seconds / unit} ${word}`;
};
const keyInWords = ({ per, by }: Limit): string =>
  by ?? (typeof per === 'string' ? per : per.map((path) => path.slice(5)).join(' or '));

/** One line for documentation: `20 per 1 h and address`. */
export const describeLimit = ({ name, cost }: LimitUse): string => {
  const limit: Limit = LIMITS[name];
  const slows = limit.slowAfter === undefined ? '' : `, slower after ${limit.slowAfter}`;
  const each = cost ? `, each of ${cost.slice(5)} counts` : '';
  return `${limit.points} per ${inWords(limit.perSeconds)} and ${keyInWords(limit)}${slows}${each}`;
};
