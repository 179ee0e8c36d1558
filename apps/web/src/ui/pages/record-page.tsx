import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './record-page.module.css';

/** One section of a record; in which column it stands where there are two. */
export interface RecordPart {
  readonly id: string;
  readonly column: 'main' | 'side';
  readonly content: ReactNode;
}

interface RecordPageProps {
  /** Whose record it is, with what else can be done. */
  readonly header: ReactNode;
  /** What state it is in: a `StateBand`. */
  readonly state?: ReactNode;
  /** What is wrong: a `ProblemList`, and requests that wait. */
  readonly problems?: ReactNode;
  /** In the order in which a phone needs them at this moment. */
  readonly parts: readonly RecordPart[];
  readonly next?: RecordNext | undefined;
  /** It stands beside a list: two columns need a wider window. */
  readonly beside?: boolean;
}

interface RecordNext {
  /** What the sum is: `Estimate before tax · 2 h 5 min` */
  readonly about?: ReactNode;
  readonly sum?: string;
  /** The one filled button of the page. */
  readonly action: ReactNode;
}

const isPart = (column: RecordPart['column']) => (part: RecordPart) => part.column === column;

/**
 * One thing and all about it: its state, what is wrong, then facts and work left, money and people right. A phone
 * shows one column in the order of the moment, with the next action and the sum in the bar at its foot.
 */
export const RecordPage = ({ header, state, problems, parts, next, beside = false }: RecordPageProps) => {
  const wide = useMediaQuery(beside ? '(min-width: 1264px)' : '(min-width: 960px)', true, {
    getInitialValueInEffect: false,
  });
  return (
    <div data-page="record" data-bar={(!wide && next !== undefined) || undefined} className={classes['page']}>
      {header}
      {(state ?? (wide && next)) && (
        <div className={classes['top']}>
          <div className={classes['state']}>{state}</div>
          {wide && next && <Next {...next} />}
        </div>
      )}
      {problems}
      {wide ? <Columns parts={parts} /> : <Parts parts={parts} />}
      {!wide && next && (
        <div className={classes['bar']} data-record-bar>
          <Next {...next} />
        </div>
      )}
    </div>
  );
};

const Next = ({ about, sum, action }: RecordNext) => (
  <section className={classes['next']} aria-label="Next">
    {(about ?? sum) !== undefined && (
      <div className={classes['about']}>
        <span>{about}</span>
        {sum !== undefined && <strong>{sum}</strong>}
      </div>
    )}
    {action}
  </section>
);

const Columns = ({ parts }: Pick<RecordPageProps, 'parts'>) => (
  <div className={classes['columns']}>
    <Parts parts={parts.filter(isPart('main'))} />
    <Parts parts={parts.filter(isPart('side'))} />
  </div>
);

const Parts = ({ parts }: Pick<RecordPageProps, 'parts'>) => (
  <div className={classes['parts']}>
    {parts.map(({ id, content }) => (
      <div key={id} data-part={id} className={classes['part']}>
        {content}
      </div>
    ))}
  </div>
);
