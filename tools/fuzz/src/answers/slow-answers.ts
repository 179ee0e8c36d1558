import type { Outcome } from '../send.ts';

const SLOWEST_MS = 2_000;

export const isSlow = (outcome: Outcome): boolean => outcome.tookMs >= SLOWEST_MS;

export const TOO_SLOW = `took ${SLOWEST_MS / 1000} s or longer, alone too`;
