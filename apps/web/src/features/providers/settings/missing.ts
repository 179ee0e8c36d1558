import type { SettingsValues } from './settings-values.ts';

/** What an account may lack, and the field in which it is made good. */
export const FIELD_OF_MISSING = {
  photo: 'profilePicture',
  'business-name': 'businessName',
  address: 'physicalAddress',
  'page-address': 'vanityUrl',
  'emergency-contact': 'emergencyContactName',
} as const satisfies Record<string, keyof SettingsValues>;

export type Missing = keyof typeof FIELD_OF_MISSING;

export interface SettingsSearch {
  readonly missing?: Missing;
}

export const readSettingsSearch = (search: Record<string, unknown>): SettingsSearch => {
  const { missing } = search;
  return typeof missing === 'string' && Object.hasOwn(FIELD_OF_MISSING, missing) ? { missing: missing as Missing } : {};
};
