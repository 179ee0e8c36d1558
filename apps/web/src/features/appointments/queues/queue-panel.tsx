import { UnstyledButton } from '@mantine/core';
import type { LocalDate } from '@tailgate/values/local-time';
import { useState, type KeyboardEvent } from 'react';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import type { Clock } from '../calendar/appointment-event.tsx';
import classes from '../answers/queue.module.css';
import { useQueues, type Queue } from './use-queues.tsx';

/** What waits for the groomer, with how many of each; empty queues can still be opened. */
export const QueuePanel = ({ today, shown }: { today: LocalDate; shown: Clock }) => {
  const queues = useQueues(today, shown);
  const firstFilled = queues.findIndex(({ count = 0 }) => count > 0);
  const [chosen, setChosen] = useState<Queue['name']>();
  const open = Math.max(0, chosen === undefined ? firstFilled : queues.findIndex(({ name }) => name === chosen));
  const queue = queues[open];
  const isQuiet = firstFilled === -1 && queues.every(({ count }) => count !== undefined);

  const moveByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (open + step + queues.length) % queues.length;
    setChosen(queues[next]?.name);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <section className={classes['panel']} aria-label="To answer" data-quiet={isQuiet || undefined}>
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
            <span className={classes['count']} data-queue={name} data-none={count === 0 || undefined}>
              {count ?? '–'}
            </span>
            {label}
          </UnstyledButton>
        ))}
      </div>
      <div role="tabpanel" id="queue-rows" aria-labelledby={`queue-${queue?.name ?? 'pending'}`}>
        {queue && <QueueRows queue={queue} />}
      </div>
    </section>
  );
};

const QueueRows = ({ queue: { label, empty, count, of, cards } }: { queue: Queue }) => {
  if (count === undefined) return <LoadingState what="your requests" of={of} rows={2} />;
  if (count === 0) return <p className={classes['empty']}>{empty}</p>;
  return (
    <ul className={classes['cards']} aria-label={label}>
      {cards()}
    </ul>
  );
};
