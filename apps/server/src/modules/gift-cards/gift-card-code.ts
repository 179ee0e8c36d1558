import { createHash } from 'node:crypto';
import { newSpokenCode } from '../../platform/spoken-code.ts';

const GROUPS = 4;

/** `7Q2K-…`: 16 signs, 75 bits, too many to guess and so no secret that a slow hash must protect. */
export const newGiftCardCode = (): string => newSpokenCode(GROUPS);

/** As people type it: with or without dashes and spaces, in any case. */
export const hashOfGiftCard = (typed: string): string =>
  createHash('sha256')
    .update(typed.toUpperCase().replaceAll(/[^A-Z\d]/g, ''))
    .digest('hex');
