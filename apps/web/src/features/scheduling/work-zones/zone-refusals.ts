import { CAPS, MAX_ZONE_NAME_LENGTH, MAX_ZONE_POINTS, PRICE_AND_POINTS_REQUIRED } from '@tailgate/contract/facts';
import type { ApiError } from '#shell/api/api-error.ts';
import { waitInWords } from '#shell/errors/form-errors.ts';
import type { ZoneProblems } from './zone-values.rules.ts';

/** The API answers in a few words, partly the specification's; a groomer reads what to do about it. */
export const BORDER_MESSAGES = {
  incomplete: 'Enter a travel fee and draw the border on the map. If the drive is free, enter 0.',
  fewCorners: 'The border needs at least three corners. Tap the map to add more.',
  crossing: 'The border crosses itself. Move or remove a corner so that no sides cross.',
  tooSmall: 'This zone is too small. Move its corners out so that it covers at least a few blocks.',
  tooLarge: 'This zone is too large for one van. Move its corners in, or draw several smaller zones.',
  manyCorners: `A border can have ${MAX_ZONE_POINTS} corners at most. Remove some of them.`,
  unknown: 'This border can’t be saved. Clear it and draw it again.',
} as const;

const OF_ANSWER: readonly (readonly [RegExp, keyof typeof BORDER_MESSAGES])[] = [
  [new RegExp(`^${PRICE_AND_POINTS_REQUIRED}$`), 'incomplete'],
  [/three corners/, 'fewCorners'],
  [/cross itself/, 'crossing'],
  [/too small/, 'tooSmall'],
  [/too large/, 'tooLarge'],
  [/too big/i, 'manyCorners'],
];

export const borderMessageOf = (answer: string): string =>
  BORDER_MESSAGES[OF_ANSWER.find(([pattern]) => pattern.test(answer))?.[1] ?? 'unknown'];

/** Under which field of the form a refused field of the call is shown, and what to do about it. */
const FIELD_MESSAGES = {
  name: `Enter a name of ${MAX_ZONE_NAME_LENGTH} characters at most`,
  price: 'Enter a fee in dollars and cents, such as 12.50',
  days: 'Choose at least one day',
} as const;
const FIELDS: Readonly<Record<string, keyof typeof FIELD_MESSAGES>> = {
  name: 'name',
  price: 'price',
  availableDays: 'days',
};

/** What the server refused, said where it is corrected. */
export const refusedFieldsOf = (error: ApiError | null): ZoneProblems =>
  Object.fromEntries(
    Object.entries(error?.errors ?? {}).flatMap(([path, answer]) => {
      const root = path.split('.')[0] ?? path;
      const field = FIELDS[root];
      if (field) return [[field, FIELD_MESSAGES[field]]];
      return root === 'points' ? [['points', borderMessageOf(answer)]] : [];
    }),
  );

/** A call about a zone that failed as a whole. */
export const zoneFailureInWords = (error: ApiError): string => {
  switch (error.code) {
    case 'not_found':
      return 'This zone no longer exists. It was deleted on another device. To keep it, draw it again as a new zone.';
    case 'limit_reached':
      return `You have ${CAPS.workZones.atMost} work zones, which is the maximum. Delete one before you add another.`;
    case 'too_many_requests':
      return `You changed zones many times in a row. Wait ${waitInWords(error.retryAfterSeconds ?? 60)} and try again.`;
    case 'unreachable':
    case 'temporarily_unavailable':
      return 'We can’t reach the server, so nothing was changed. Check your connection and try again.';
    default:
      return error.message;
  }
};

/** A border around ZIP codes that could not be drawn. */
export const outlineFailureInWords = (error: ApiError): string => {
  switch (error.code) {
    case 'validation_failed':
      return 'One of these is not a ZIP code. Enter five digits for each, separated by commas.';
    case 'too_many_requests':
      return `You looked up many ZIP codes in a row. Wait ${waitInWords(error.retryAfterSeconds ?? 60)} and try again.`;
    case 'unreachable':
    case 'temporarily_unavailable':
      return 'ZIP codes can’t be looked up right now. Try again in a moment, or draw the border on the map.';
    default:
      return error.message;
  }
};
