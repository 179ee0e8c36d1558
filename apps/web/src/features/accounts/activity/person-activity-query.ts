import { read } from '#shell/api/read.ts';
import { ACTIVITY_PAGE } from './activity-list.tsx';

const ACTIVITY = 'GET /v2/account/people/:id/activity';

const activityOf = (id: string, offset: number) =>
  read(ACTIVITY, { params: { id }, query: { limit: ACTIVITY_PAGE, offset } });

type Answer = Awaited<ReturnType<NonNullable<ReturnType<typeof activityOf>['queryFn']>>>;

/** Who it is comes with every page of the activity. */
export const personActivityQuery = (id: string, offset = 0) => ({
  ...activityOf(id, offset),
  // The page before stays until the next one is there, but never that of another person.
  placeholderData: (previous: Answer | undefined) => (previous?.person.id === id ? previous : undefined),
});
