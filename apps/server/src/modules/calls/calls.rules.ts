import type { CallLine } from '../../views/call-lines.ts';

/** A conversation ends a day after the groomer last asked for its number. */
export const CONVERSATION_SECONDS = 24 * 60 * 60;
export const OTHER_PHONE_SECONDS = 60 * 60;

export interface Dialed {
  readonly phone: string;
  /** The groomer's other phone has called, so it is theirs. */
  readonly confirms: boolean;
}

/** Whom a call reaches; nobody where the caller's phone is no longer the one of that person. */
export const dialedBy = (line: CallLine, caller: string): Dialed | undefined => {
  const { provider_phone: own, customer_phone: customer, other_phone: other, is_confirmed: isConfirmed } = line;
  if (line.is_provider) {
    if (customer === null || (caller !== own && caller !== other)) return undefined;
    return { phone: customer, confirms: caller === other && !isConfirmed };
  }
  const phone = other !== null && isConfirmed ? other : own;
  return phone !== null && caller === customer ? { phone, confirms: false } : undefined;
};
