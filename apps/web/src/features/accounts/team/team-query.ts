import type { CallAnswer } from '@tailgate/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { read } from '#shell/api/read.ts';
import type { TableState } from '#ui/table/table-types.ts';

const TEAM = 'GET /v2/staff/team';

export type TeamMember = CallAnswer<typeof TEAM>['items'][number];

export const teamQuery = ({ size, page }: TableState) => ({
  ...read(TEAM, { query: { limit: size, offset: (page - 1) * size } }),
  placeholderData: keepPreviousData,
});
