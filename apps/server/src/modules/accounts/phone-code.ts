import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Seal } from '../../platform/seal.ts';

export const CODE_SECONDS = 10 * 60;
export const MAX_CODE_TRIES = 5;

export const newCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');

/** Bound to its own id and keyed: a million codes are quickly guessed from a plain hash. */
export const hashOfCode = (seal: Seal, id: string, code: string): Buffer => seal.mac(`${id}:${code}`, 'phone-code');

export const codeFits = (seal: Seal, id: string, code: string, stored: Buffer): boolean =>
  timingSafeEqual(hashOfCode(seal, id, code), stored);
