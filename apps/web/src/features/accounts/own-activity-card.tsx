import { useQuery } from '@tanstack/react-query';
import { read } from '#shell/api/read.ts';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Row, Rows } from '#ui/layout/rows.tsx';
import { useNow } from '#ui/dates/use-now.ts';

const SHOWN = 20;
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** What the signed-in person did since midnight, on any device. */
export const OwnActivityCard = () => {
  const today = useNow().toDateString();
  const activity = useQuery(read('GET /v2/account/activity', { query: { limit: SHOWN } }));
  const done = activity.data?.items.filter(({ at }) => new Date(at).toDateString() === today);
  return (
    <Card title="Your actions today">
      {!done && <LoadingState what="your actions" of={[activity]} rows={3} />}
      {done?.length === 0 && (
        <EmptyState title="No actions today">Changes you make in people’s accounts show here.</EmptyState>
      )}
      {done && done.length > 0 && (
        <Rows label="Your actions today">
          {done.map(({ id, at, title, device }) => (
            <Row key={id} title={title} meta={device} aside={time.format(new Date(at))} />
          ))}
        </Rows>
      )}
    </Card>
  );
};
