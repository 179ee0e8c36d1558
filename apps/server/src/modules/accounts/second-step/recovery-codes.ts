import { RECOVERY_CODE_COUNT, RECOVERY_CODE_LENGTH } from '@tailgate/contract';
import { randomInt } from 'node:crypto';
import type { Seal } from '../../../platform/seal.ts';

/** Without characters that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const HALF = RECOVERY_CODE_LENGTH / 2;

const newCode = (): string => {
  const code = Array.from({ length: RECOVERY_CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${code.slice(0, HALF)}-${code.slice(HALF)}`;
};

export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODE_COUNT }, newCode);

/** People type hyphens, spaces and capitals as they like. */
const plain = (typed: string) => typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Keyed and bound to the account; one for each key of the ring, the newest first. */
export const hashesOfRecoveryCode = (seal: Seal, accountId: string, typed: string) =>
  seal.macs(`${accountId}:${plain(typed)}`, 'recovery-code');
