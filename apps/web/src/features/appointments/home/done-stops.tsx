import { UnstyledButton } from '@mantine/core';
import { centsOf, showMoney, sumCents } from '@tailgate/values/money';
import { ChevronDown, CircleCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { Card } from '#ui/layout/card.tsx';
import type { RouteStop } from '../appointments-query.ts';
import type { Clock } from '../calendar/appointment-event.tsx';
import classes from './done.module.css';
import { expectedOf, inDollars } from './expected.ts';
import { isDone } from './route-state.ts';
import { StopLine } from './stop-lines.tsx';

const paidFor = ({ total }: RouteStop) => centsOf(total ?? 0);

/** What is done of a day, as one line with its sum; what each was is a press away. */
export const DoneStops = ({ stops, shown }: { stops: readonly RouteStop[]; shown: Clock }) => {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const done = stops.filter(isDone);
  const left = stops.filter((stop) => !isDone(stop));
  if (done.length === 0) return null;
  return (
    <Card>
      <UnstyledButton
        className={classes['summary'] ?? ''}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <CircleCheck size={24} aria-hidden className={classes['check']} />
        <strong>
          {done.length} done · {showMoney(sumCents(done.map(paidFor)))}
        </strong>{' '}
        {left.length > 0 && <span className={classes['left']}>{inDollars(expectedOf(left))} left today</span>}
        <ChevronDown size={20} aria-hidden className={classes['chevron']} />
      </UnstyledButton>
      <ul id={listId} hidden={!isOpen} className={classes['stops']} aria-label="Done today">
        {done.map((stop) => (
          <li key={stop.id}>
            <StopLine stop={stop} shown={shown} />
            <span>{showMoney(paidFor(stop))}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
};
