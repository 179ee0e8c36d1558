import { CODE_MINUTES } from '@tailgate/contract/facts';
import { currentTimeMs } from '#ui/dates/clock.ts';
import { forgetDraft, keepDraft, readDraft } from '../kept-order.ts';

/** A code that was asked for, and once it was right, the proof of a number that has no account yet. */
export interface PhoneProof {
  readonly codeId: string;
  readonly phone: string;
  readonly sentAtMs: number;
  /** Null until it was typed right. */
  readonly code: string | null;
}

const PHONE = 'phone';
const NONE: PhoneProof = { codeId: '', phone: '', sentAtMs: 0, code: null };
const GOOD_FOR_MS = CODE_MINUTES * 60_000;
/** A right code of a new number stays good for half an hour. */
const PROVED_FOR_MS = 30 * 60_000;

export const keepProof = (proof: PhoneProof): void => keepDraft(PHONE, proof);
export const forgetProof = (): void => forgetDraft(PHONE);

/** Of this tab; null when there is none or it is too old. */
export const keptProof = (nowMs: number = currentTimeMs()): PhoneProof | null => {
  const kept = readDraft(PHONE, NONE);
  if (kept.codeId === '') return null;
  return nowMs - kept.sentAtMs < (kept.code === null ? GOOD_FOR_MS : PROVED_FOR_MS) ? kept : null;
};
