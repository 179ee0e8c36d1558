import type { LocalDate } from '@tailgate/values';
import { addDays } from '@tailgate/values/local-time';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { LaneLegend } from '#ui/lanes/lane-parts.tsx';
import { BOARD_SPANS, type BoardView } from './board-search.ts';
import { spanInWords } from './board-words.ts';
import classes from './board.module.css';

interface BoardHeadProps {
  readonly view: BoardView;
  readonly onFrom: (from: LocalDate) => void;
}

/** Which days are shown, the ones before and after, and what the looks mean. */
export const BoardHead = ({ view, onFrom }: BoardHeadProps) => {
  const move = (by: 1 | -1) => onFrom(addDays(view.from, by * BOARD_SPANS[view.span]));
  return (
    <div className={classes['head']}>
      <h2 className={classes['days']}>{spanInWords(view.from, view.to)}</h2>
      <Button compact aria-label="Earlier" onClick={() => move(-1)}>
        <ChevronLeft size={18} aria-hidden />
      </Button>
      <Button compact aria-label="Later" onClick={() => move(1)}>
        <ChevronRight size={18} aria-hidden />
      </Button>
      <LaneLegend kinds={['assigned', 'temporary', 'rental', 'service', 'off', 'open']} />
    </div>
  );
};
