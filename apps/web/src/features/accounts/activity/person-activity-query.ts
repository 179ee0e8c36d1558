import { keepPreviousData } from '@tanstack/react-query';
import { read } from '#shell/api/read.ts';
import { ACTIVITY_PAGE } from './activity-list.tsx';

/** Who it is comes with every page of the activity. */
export const personActivityQuery = (id: string, offset = 0) => ({
  ...read('GET /v2/account/people/:id/activity', { params: { id }, query: { limit: ACTIVITY_PAGE, offset } }),
  placeholderData: keepPreviousData,
});
