import { deviceDay } from '#ui/dates/device-day.ts';
import type { Agreement } from './agreements-query.ts';

export const versionInWords = ({ version, issuedAt }: Pick<Agreement, 'version' | 'issuedAt'>): string =>
  `Version ${version} · Issued ${deviceDay(issuedAt)}`;

/** What the person has to know before they open it. */
export const stateInWords = ({ acceptedVersion, version, required }: Agreement): string => {
  if (acceptedVersion !== null && acceptedVersion < version) return `Updated. You accepted version ${acceptedVersion}.`;
  return required ? 'Required' : 'Not required';
};
