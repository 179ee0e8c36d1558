import { deviceDay } from '#ui/dates/device-day.ts';

interface Version {
  readonly version: number;
  readonly savedAt: string;
}

/** `Version 2 · Nov 5, 2026` */
export const versionInWords = ({ version, savedAt }: Version): string => `Version ${version} · ${deviceDay(savedAt)}`;

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const policiesInWords = (count: number): string => plural(count, 'policy', 'policies');

interface Accepted {
  readonly accepted: number;
  readonly drivers: number;
}

/** `Accepted by 3 of 5 drivers` */
export const acceptedByInWords = ({ accepted, drivers }: Accepted): string =>
  drivers === 0 ? 'No drivers yet' : `Accepted by ${accepted} of ${plural(drivers, 'driver', 'drivers')}`;

interface Reader {
  readonly policiesAccepted: number;
  readonly policies: number;
}

/** `2 of 3` */
export const readInWords = ({ policiesAccepted, policies }: Reader): string =>
  policies === 0 ? 'No policies' : `${policiesAccepted} of ${policies}`;

export const RETIRED_CONSEQUENCE =
  'Drivers no longer see it, and nobody is asked to accept it. What was accepted is kept. This can’t be undone.';
export const NEW_VERSION_CONSEQUENCE = 'Drivers are asked to read and accept the new version.';
export const UNANSWERED = 'Without an answer the invitation ends and nothing changes.';
