import { useQuery } from '@tanstack/react-query';
import { CalendarOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { PageButtons } from '#ui/page-buttons.tsx';
import { Row, RowIcon, Rows } from '#ui/rows.tsx';
import { rangeInWords, whenInWords } from './time-off.ts';
import { timeOffPageQuery, type TimeOffChanges } from './time-off-query.ts';

/** Everything that is not over yet, the next first. */
export const TimeOffList = ({ today, changes }: { today: string; changes: TimeOffChanges }) => {
  const [offset, setOffset] = useState(0);
  const list = useQuery(timeOffPageQuery(offset));
  // When the last one of a page goes, so does the page.
  if (list.data && list.data.items.length === 0 && offset > 0 && !list.isPlaceholderData)
    setOffset(Math.max(0, offset - list.data.limit));
  return (
    <Card title="Your time off">
      {!list.data && <LoadingState what="your time off" of={[list]} rows={3} />}
      {list.data?.total === 0 && (
        <EmptyState title="No time off planned">Days off show here. Customers can’t book you on them.</EmptyState>
      )}
      {list.data && list.data.items.length > 0 && (
        <>
          <Rows label="Time off">
            {list.data.items.map((timeOff) => (
              <Row
                key={timeOff.id}
                lead={<RowIcon icon={CalendarOff} />}
                title={rangeInWords(timeOff)}
                meta={whenInWords(timeOff, today)}
                aside={
                  <Button
                    compact
                    busy={changes.cancelling === timeOff.id}
                    busyLabel="Cancelling…"
                    aria-label={`Cancel time off ${rangeInWords(timeOff)}`}
                    onClick={() => changes.cancel(timeOff)}
                  >
                    Cancel
                  </Button>
                }
              />
            ))}
          </Rows>
          <PageButtons {...list.data} onMove={setOffset} />
        </>
      )}
    </Card>
  );
};
