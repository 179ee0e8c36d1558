import { useQuery } from '@tanstack/react-query';
import { localDateAt } from '@tailgate/values/local-time';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { PageButtons } from '#ui/actions/page-buttons.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Card, CardBody, CardFoot } from '#ui/layout/card.tsx';
import { shortDay } from '../track/day-words.ts';
import { historyQuery, type VanEvent } from './record-query.ts';
import { eventInWords, eventValue } from './record-words.ts';
import classes from './record.module.css';

const FIRST = 4;
const A_PAGE = 15;

interface HistoryCardProps {
  readonly vehicleId: string;
  readonly timeZone: string;
}

/** What became of the van, the newest first: a few, and all of it page by page. */
export const HistoryCard = ({ vehicleId, timeZone }: HistoryCardProps) => {
  const [isWhole, setIsWhole] = useState(false);
  const [offset, setOffset] = useState(0);
  const history = useQuery(historyQuery(vehicleId, isWhole ? { limit: A_PAGE, offset } : { limit: FIRST, offset: 0 }));
  const { data } = history;
  const hasMore = (data?.total ?? 0) > FIRST;
  return (
    <Card
      title="History"
      aside={
        hasMore && (
          <Button
            compact
            look="text"
            aria-expanded={isWhole}
            onClick={() => {
              setIsWhole(!isWhole);
              setOffset(0);
            }}
          >
            {isWhole ? 'Show less' : `All ${data?.total.toLocaleString('en-US')}`}
          </Button>
        )
      }
    >
      {!data && <LoadingState what="the history" of={[history]} rows={3} />}
      {data?.total === 0 && <CardBody>Nothing has happened yet.</CardBody>}
      {data && data.total > 0 && <Events events={data.items} timeZone={timeZone} />}
      {isWhole && data && data.total > A_PAGE && (
        <CardFoot>
          <PageButtons {...data} label="Pages of history" onMove={setOffset} />
        </CardFoot>
      )}
    </Card>
  );
};

const Events = ({ events, timeZone }: { events: readonly VanEvent[]; timeZone: string }) => (
  <ol className={classes['events']} aria-label="History">
    {events.map((event) => (
      <li key={`${event.kind} ${event.id}`}>
        <time dateTime={event.at}>{shortDay(localDateAt(new Date(event.at), timeZone))}</time>
        <span>{eventInWords(event)}</span>
        <strong>{eventValue(event)}</strong>
      </li>
    ))}
  </ol>
);
