/** Work on a schedule whose delay staff notice: weekly payouts, the close of a month, the comparison with the processor. */
export const MONEY_ROUNDS = ['payouts', 'ledgerMonth', 'reconciliation'] as const;
export type MoneyRound = (typeof MONEY_ROUNDS)[number];
