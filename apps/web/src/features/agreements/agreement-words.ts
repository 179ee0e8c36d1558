import { showDate } from '@tailgate/values/date-text';
import { localDateAt } from '@tailgate/values/local-time';
import type { Agreement } from './agreements-query.ts';

/** In the zone of this device: the person remembers the day on which they signed. */
export const dayOf = (instant: string): string =>
  showDate(localDateAt(new Date(instant), Intl.DateTimeFormat().resolvedOptions().timeZone));

export const versionInWords = ({ version, issuedAt }: Pick<Agreement, 'version' | 'issuedAt'>): string =>
  `Version ${version} · Issued ${dayOf(issuedAt)}`;

/** What the person has to know before they open it. */
export const stateInWords = ({ acceptedVersion, version, required }: Agreement): string => {
  if (acceptedVersion !== null && acceptedVersion < version) return `Updated. You accepted version ${acceptedVersion}.`;
  return required ? 'Required' : 'Not required';
};
