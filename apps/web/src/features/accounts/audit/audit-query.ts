import type { CallAnswer, CallInput } from '@tailgate/contract';
import { addDays, type LocalDate } from '@tailgate/values/local-time';
import { keepPreviousData } from '@tanstack/react-query';
import { read } from '#shell/api/read.ts';
import type { Days } from '#shell/periods/period.ts';
import type { TableState } from '#ui/table/table-types.ts';

const AUDIT = 'GET /v2/staff/audit-log';

export type AuditRecord = CallAnswer<typeof AUDIT>['items'][number];
type Query = NonNullable<CallInput<typeof AUDIT>['query']>;

/** Midnight where the reader is, as the times of the list are. */
const startOf = (day: LocalDate): string => new Date(`${day}T00:00`).toISOString();

/** What was done on these days, both included. */
export const auditQuery = ({ from, to }: Days, { search, filters: { kind }, size, page }: TableState) => ({
  ...read(AUDIT, {
    query: {
      from: startOf(from),
      until: startOf(addDays(to, 1)),
      search,
      limit: size,
      offset: (page - 1) * size,
      // The address was checked against the same list as the contract's.
      ...(kind && { kind: kind as NonNullable<Query['kind']> }),
    },
  }),
  placeholderData: keepPreviousData,
});
