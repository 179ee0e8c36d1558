import { randomInt } from 'node:crypto';

/** Codes are read aloud and typed from paper, so 0/O, 1/I, 2/Z, 5/S and 8/B are left out. */
const SIGNS = 'ACDEFGHJKLMNPQRTUVWXY34679';
const GROUP_SIGNS = 4;

const group = () => Array.from({ length: GROUP_SIGNS }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');

/** `K7QM-4XDA` with two groups of four: 19 bits a group. */
export const newSpokenCode = (groups: number): string => Array.from({ length: groups }, group).join('-');

/** The last group, by which people tell codes apart that are not shown whole. */
export const endingOf = (code: string): string => code.slice(-GROUP_SIGNS);
