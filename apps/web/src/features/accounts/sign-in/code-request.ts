import { CODE_MINUTES } from '@tailgate/contract/facts';
import type { PhoneParts } from '../identifier.ts';

/** A code that was asked for. Kept for the tab alone, so that a reload finds its way back; the number stays out of the address bar. */
export interface CodeRequest {
  readonly sessionId: string;
  readonly typed: string;
  readonly phone: PhoneParts;
  readonly rememberMe: boolean;
  readonly sentAtMs: number;
}

const KEY = 'tailgate.code-request';
const GOOD_FOR_MS = CODE_MINUTES * 60_000;

export const keepCodeRequest = (request: CodeRequest): void => sessionStorage.setItem(KEY, JSON.stringify(request));

export const forgetCodeRequest = (): void => sessionStorage.removeItem(KEY);

export const keptCodeRequest = (nowMs: number): CodeRequest | null => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as CodeRequest | null;
    return kept && nowMs - kept.sentAtMs < GOOD_FOR_MS ? kept : null;
  } catch {
    return null;
  }
};
