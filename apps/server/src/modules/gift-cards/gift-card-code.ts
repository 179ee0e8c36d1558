import { createHash, randomInt } from 'node:crypto';

/** Codes are read aloud and typed from paper: without 0/O, 1/I, 2/Z, 5/S and 8/B. */
const SIGNS = 'ACDEFGHJKLMNPQRTUVWXY34679';
const GROUPS = 4;
const GROUP_SIGNS = 4;

const group = () => Array.from({ length: GROUP_SIGNS }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');

/** `7Q2K-…`: 16 signs, 75 bits, too many to guess and so no secret that a slow hash must protect. */
export const newGiftCardCode = (): string => Array.from({ length: GROUPS }, group).join('-');

/** As people type it: with or without dashes and spaces, in any case. */
export const hashOfGiftCard = (typed: string): string =>
  createHash('sha256')
    .update(typed.toUpperCase().replaceAll(/[^A-Z\d]/g, ''))
    .digest('hex');

export const endingOf = (code: string): string => code.slice(-GROUP_SIGNS);
