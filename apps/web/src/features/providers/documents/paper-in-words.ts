import { localDateAt } from '@tailgate/values/local-time';
import { showDate } from '@tailgate/values/date-text';

const TYPES: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG photo',
  'image/png': 'PNG picture',
  'image/webp': 'WebP picture',
};

export const typeInWords = (type: string): string => TYPES[type] ?? 'File';

/** The day as the reader's own calendar has it. */
export const uploadedOn = (instant: string, timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone): string =>
  showDate(localDateAt(new Date(instant), timeZone));
