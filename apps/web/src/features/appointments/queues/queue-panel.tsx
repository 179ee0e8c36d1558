import { UnstyledButton } from '@mantine/core';
import type { LocalDate } from '@tailgate/values/local-time';
import { ChevronDown, Inbox } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import type { Clock } from '../calendar/appointment-event.tsx';
import classes from '../answers/queue.module.css';
import { useQueues, type Queue } from './use-queues.tsx';

interface QueuesProps {
  readonly today: LocalDate;
  readonly shown: Clock;
}

const PANEL = 'to-answer';
/** One that did not load says so: it may not be empty. */
const isShown = ({ count, of }: Queue): boolean =>
  count === undefined ? of.some(({ isError }) => isError) : count > 0;

/** On a phone the day comes first: one line says how much waits below it. */
export const QueueLine = ({ today, shown }: QueuesProps) => {
  const waiting = useQueues(today, shown).reduce((sum, { count = 0 }) => sum + count, 0);
  if (waiting === 0) return null;
  return (
    <a className={classes['strip']} href={`#${PANEL}`}>
      <Inbox size={20} aria-hidden />
      <span>{waiting === 1 ? '1 waits for your answer' : `${waiting} wait for your answer`}</span>
      <ChevronDown size={20} aria-hidden />
    </a>
  );
};

/** What waits for the groomer, with how many of each. Queues without anything are left out. */
export const QueuePanel = ({ today, shown }: QueuesProps) => {
  const all = useQueues(today, shown);
  const [chosen, setChosen] = useState<Queue['name']>();
  const queues = all.filter(isShown);
  const open = Math.max(
    0,
    queues.findIndex(({ name }) => name === chosen),
  );
  const queue = queues[open];
  if (!queue) return <NothingWaits all={all} />;

  const moveByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (open + step + queues.length) % queues.length;
    setChosen(queues[next]?.name);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <section className={classes['panel']} id={PANEL} aria-label="To answer">
      <div role="tablist" aria-label="Queues" className={classes['tabs']} onKeyDown={moveByKey}>
        {queues.map(({ name, label, count }, index) => (
          <UnstyledButton
            key={name}
            role="tab"
            id={`queue-${name}`}
            aria-selected={index === open}
            aria-controls="queue-rows"
            tabIndex={index === open ? 0 : -1}
            className={classes['tab'] ?? ''}
            onClick={() => setChosen(name)}
          >
            <span className={classes['count']} data-queue={name}>
              {count ?? '–'}
            </span>
            {label}
          </UnstyledButton>
        ))}
      </div>
      <div role="tabpanel" id="queue-rows" aria-labelledby={`queue-${queue.name}`}>
        {queue.count === undefined ? (
          <LoadingState what="your requests" of={queue.of} rows={2} />
        ) : (
          <ul className={classes['cards']} aria-label={queue.label}>
            {queue.cards()}
          </ul>
        )}
      </div>
    </section>
  );
};

/** Also while the queues load. */
const NothingWaits = ({ all }: { all: readonly Queue[] }) => {
  const loading = all.filter(({ count }) => count === undefined);
  return (
    <section className={classes['panel']} aria-label="To answer" data-quiet={loading.length === 0 || undefined}>
      {loading.length > 0 ? (
        <LoadingState what="your requests" of={loading.flatMap(({ of }) => of)} rows={2} />
      ) : (
        <p className={classes['empty']}>Nothing waits for your answer.</p>
      )}
    </section>
  );
};
