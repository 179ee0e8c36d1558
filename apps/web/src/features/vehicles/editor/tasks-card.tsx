import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useToday } from '#shell/periods/use-today.ts';
import { ProgressRing } from '#ui/feedback/progress-ring.tsx';
import type { Vehicle } from '../vehicles-query.ts';
import classes from './editor.module.css';
import { openRows } from './open-tasks.ts';
import { TaskRow } from './task-row.tsx';

const MOST_SHOWN = 6;

const thingsInWords = (count: number) => (count === 1 ? '1 thing left' : `${count} things left`);

const whyInWords = ({ isForRent, readiness: { open } }: Vehicle): string => {
  if (open.length === 0) return 'Nothing is missing';
  const needed = open.filter(({ isRequired }) => isRequired).length;
  return needed === 0 ? 'All optional' : `${needed} ${isForRent ? 'needed to list this van' : 'required'}`;
};

interface TasksCardProps {
  readonly vehicle: Vehicle;
  readonly shown: string | undefined;
}

/** What is left of the record, what has expired first, each with the way to it. */
export const TasksCard = ({ vehicle, shown }: TasksCardProps) => {
  const { today = '' } = useToday();
  const [showsAll, setShowsAll] = useState(false);
  const { done, total, open } = vehicle.readiness;
  const rows = openRows(vehicle, today);
  const first = showsAll ? rows : rows.slice(0, MOST_SHOWN);
  return (
    <section className={classes['card']}>
      <header className={classes['tasksHead']}>
        <ProgressRing done={done} of={total} label="Record of the van" size="lg" />
        <div>
          <h2 className={classes['cardTitle']}>{open.length === 0 ? 'All done' : thingsInWords(open.length)}</h2>
          <p className={classes['quiet']}>{whyInWords(vehicle)}</p>
        </div>
      </header>
      {rows.length > 0 && (
        <ul className={classes['tasks']} aria-label="Things left">
          {first.map((row) => (
            <TaskRow key={row.task} row={row} shown={shown} />
          ))}
        </ul>
      )}
      {rows.length > first.length && (
        <UnstyledButton className={classes['verb'] ?? ''} onClick={() => setShowsAll(true)}>
          Show {rows.length - first.length} more
        </UnstyledButton>
      )}
    </section>
  );
};
