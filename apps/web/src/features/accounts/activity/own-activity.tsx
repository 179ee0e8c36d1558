import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '#shell/api/read.ts';
import { Card } from '#ui/layout/card.tsx';
import { ACTIVITY_PAGE, ActivityList } from './activity-list.tsx';

const activityQuery = (offset: number) => ({
  ...read('GET /v2/account/activity', { query: { limit: ACTIVITY_PAGE, offset } }),
  placeholderData: keepPreviousData,
});

/** What was done in the person's own account. */
export const OwnActivity = () => {
  const [offset, setOffset] = useState(0);
  const activity = useQuery(activityQuery(offset));
  return (
    <Card>
      <ActivityList activity={activity} empty="Logins and changes to your account show here." onMove={setOffset} />
    </Card>
  );
};
