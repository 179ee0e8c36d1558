import { UnstyledButton } from '@mantine/core';
import type { LocalDate } from '@tailgate/values/local-time';
import { useQueries } from '@tanstack/react-query';
import { useState, type KeyboardEvent } from 'react';
import { LoadingState } from '#ui/loading-state.tsx';
import { queueQueries, type QueueName } from '../booking-query.ts';
import type { Clock } from '../calendar/appointment-event.tsx';
import { QueueCard } from './queue-card.tsx';
import classes from './queue.module.css';

const QUEUES: readonly { readonly name: QueueName; readonly label: string; readonly empty: string }[] = [
  { name: 'pending', label: 'Requests', empty: 'No requests wait for your answer.' },
  { name: 'reschedule', label: 'Reschedule', empty: 'No customer asks for another time.' },
  { name: 'cancellation', label: 'Cancel', empty: 'No customer asks to cancel.' },
  { name: 'unclosed', label: 'Unclosed', empty: 'Every past appointment is closed.' },
];
const NAMES = QUEUES.map(({ name }) => name);

/** What waits for the groomer, with how many of each; empty queues can still be opened. */
export const QueuePanel = ({ today, shown }: { today: LocalDate; shown: Clock }) => {
  const queries = queueQueries(today);
  const asked = useQueries({ queries: NAMES.map((name) => queries[name]) });
  const countOf = (index: number) => asked[index]?.data?.meta.total;
  const firstFilled = NAMES.findIndex((_, index) => (countOf(index) ?? 0) > 0);
  const [chosen, setChosen] = useState<number>();
  const open = chosen ?? Math.max(0, firstFilled);
  const queue = QUEUES[open] ?? QUEUES[0];
  const answer = asked[open];
  const isQuiet = firstFilled === -1 && asked.every(({ data }) => data !== undefined);

  const moveByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (open + step + QUEUES.length) % QUEUES.length;
    setChosen(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <section className={classes['panel']} aria-label="To answer" data-quiet={isQuiet || undefined}>
      <div role="tablist" aria-label="Queues" className={classes['tabs']} onKeyDown={moveByKey}>
        {QUEUES.map(({ name, label }, index) => (
          <UnstyledButton
            key={name}
            role="tab"
            id={`queue-${name}`}
            aria-selected={index === open}
            aria-controls="queue-rows"
            tabIndex={index === open ? 0 : -1}
            className={classes['tab'] ?? ''}
            onClick={() => setChosen(index)}
          >
            <span className={classes['count']} data-queue={name} data-none={countOf(index) === 0 || undefined}>
              {countOf(index) ?? '–'}
            </span>
            {label}
          </UnstyledButton>
        ))}
      </div>
      <div role="tabpanel" id="queue-rows" aria-labelledby={`queue-${queue?.name ?? 'pending'}`}>
        {!answer?.data && answer && <LoadingState what="your requests" of={[answer]} rows={2} />}
        {answer?.data?.items.length === 0 && <p className={classes['empty']}>{queue?.empty}</p>}
        {answer?.data && answer.data.items.length > 0 && queue && (
          <ul className={classes['cards']} aria-label={queue.label}>
            {answer.data.items.map((appointment) => (
              <QueueCard key={appointment.id} queue={queue.name} appointment={appointment} shown={shown} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
};
