import type { Outcome } from '../send.ts';

export const isSlow = (outcome: Outcome, slowMs: number): boolean => outcome.tookMs >= slowMs;

export const tooSlow = (slowMs: number): string => `took ${slowMs / 1000} s or longer, alone too`;
