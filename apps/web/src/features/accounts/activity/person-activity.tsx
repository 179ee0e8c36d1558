import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#shell/api/api-error.ts';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ActivityList } from './activity-list.tsx';
import { personActivityQuery } from './person-activity-query.ts';

const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

/** What was done in the account of a person, for support. */
export const PersonActivity = ({ id }: { id: string }) => {
  const [offset, setOffset] = useState(0);
  const activity = useQuery(personActivityQuery(id, offset));
  if (isNotFound(activity.error))
    return <EmptyState title="Person not found">The account was deleted or the link is wrong.</EmptyState>;
  return (
    <Card title="Activity">
      <ActivityList activity={activity} empty="Logins and changes of this person show here." onMove={setOffset} />
    </Card>
  );
};
