import { CornerDownRight, TriangleAlert } from 'lucide-react';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import type { DropDays, Run } from './board-plan.ts';
import { counted, spanInWords } from './board-words.ts';
import type { DriverDrag } from './use-driver-drag.ts';
import classes from './board.module.css';

interface DragGhostProps {
  readonly drag: DriverDrag;
  readonly van: string | undefined;
  readonly runs: readonly Run<DropDays>[];
}

const countOf = (runs: readonly Run<DropDays>[]) => runs.reduce((sum, { days }) => sum + days, 0);
/** Below the pointer, so that it hides no cell. */
const BELOW_PX = 18;

/** What is carried, which days it is over, and what letting go does. */
export const DragGhost = ({ drag, van, runs }: DragGhostProps) => {
  const [free, taken] = [
    runs.filter(({ value }) => value.tone === 'free'),
    runs.filter(({ value }) => value.tone === 'taken'),
  ];
  const { driver, temporary } = drag;
  const doing =
    free.length === 0
      ? 'Nothing to assign here'
      : `Drop to assign ${free.map(({ from, to }) => spanInWords(from, to)).join(' and ')}${taken.length > 0 || temporary ? ' only' : ''}`;
  return (
    <div className={classes['ghost']} style={{ left: drag.x + BELOW_PX, top: drag.y + BELOW_PX }} role="status">
      <span className={classes['carried']}>
        <PersonAvatar id={driver.id} name={driver.name} photoUrl={driver.picture} size={28} />
        <strong>{driver.name}</strong>
        {runs.length > 0 && <span className={classes['quiet']}>{counted(countOf(runs), 'day')}</span>}
      </span>
      {van !== undefined && (
        <span className={classes['effects']}>
          {taken.length > 0 && (
            <strong className={classes['conflicts']}>
              <TriangleAlert size={16} aria-hidden />
              {`${countOf(taken)} of ${counted(countOf(runs), 'day')} not free`}
            </strong>
          )}
          {runs.map(({ from, to, value }) => (
            <span key={from} data-tone={value.tone}>
              <b>{spanInWords(from, to)}</b> {value.tone === 'taken' ? `${van}: ${value.label}` : 'Free'}
            </span>
          ))}
          <strong className={classes['doing']}>
            <CornerDownRight size={16} aria-hidden />
            {doing}
          </strong>
          <span className={classes['quiet']}>Esc cancels</span>
        </span>
      )}
    </div>
  );
};
