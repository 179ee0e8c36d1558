import { CODE_LENGTH, CODE_MINUTES } from '@tailgate/contract';
import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Seal } from '../../../platform/seal.ts';

export const CODE_SECONDS = CODE_MINUTES * 60;

export const newCode = (): string => String(randomInt(0, 10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');

/** What a code is bound to that works in one session only. */
export const idInSession = (id: string, sessionId: string): string => `${id}:${sessionId}`;

/** Bound to its own id and keyed: a million codes are quickly guessed from a plain hash. */
const hashesOfCode = (seal: Seal, id: string, code: string) => seal.macs(`${id}:${code}`, 'phone-code');

export const hashOfCode = (seal: Seal, id: string, code: string): Buffer => hashesOfCode(seal, id, code)[0];

export const codeFits = (seal: Seal, id: string, code: string, stored: Buffer): boolean =>
  hashesOfCode(seal, id, code).some((hash) => timingSafeEqual(hash, stored));
