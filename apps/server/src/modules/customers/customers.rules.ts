import { VACCINATION_SOON_DAYS } from '@tailgate/contract';
import { addDays, type LocalDate } from '@tailgate/values';

export type VaccinationState = 'valid' | 'endsSoon' | 'expired' | 'unknown';

/** The last day still protects. */
export const vaccinationState = (expiresOn: LocalDate | null, today: LocalDate): VaccinationState => {
  if (expiresOn === null) return 'unknown';
  if (expiresOn < today) return 'expired';
  return expiresOn <= addDays(today, VACCINATION_SOON_DAYS) ? 'endsSoon' : 'valid';
};

/** For addresses: `Señor Biscuit!` is `senor-biscuit`. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 63) || 'pet';
