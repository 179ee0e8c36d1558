import { addDays, type LocalDate } from '@tailgate/values';

/** Tomorrow is allowed: a receipt can be dated after midnight while the provider's day has not ended. */
export const dateProblems = (dateOfExpense: LocalDate, today: LocalDate): Record<string, string> =>
  dateOfExpense > addDays(today, 1) ? { dateOfExpense: 'must not be after tomorrow' } : {};
