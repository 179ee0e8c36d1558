import type { LocalDate } from '@tailgate/values';
import { Plus, Repeat2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { ChoiceChips } from '#ui/fields/choice-chips.tsx';
import type { AssignStart } from './assign-dialog.tsx';
import { BoardDialogs } from './board-dialogs.tsx';
import { NoGroomers, NoVans } from './board-empty.tsx';
import { BoardMain } from './board-main.tsx';
import { SPAN_CHOICES, type BoardView } from './board-search.ts';
import { DragGhost } from './drag-ghost.tsx';
import { GroomersAside } from './groomers-aside.tsx';
import { useBoardDrag } from './use-board-drag.ts';
import { useBoard } from './use-board.ts';
import classes from './board.module.css';

interface DriverBoardProps {
  readonly view: BoardView;
  readonly today: LocalDate;
  readonly isNarrow: boolean;
  readonly onView: (change: { readonly view?: string; readonly from?: LocalDate }) => Promise<void>;
}

/** Who drives which van on which day: planned on the board, saved together. */
export const DriverBoard = ({ view, today, isNarrow, onView }: DriverBoardProps) => {
  const board = useBoard(view, today);
  const { drag, begin, target, shown } = useBoardDrag(board, today);
  const isStepping = useRef(false);
  const [assigning, setAssigning] = useState<AssignStart | null>(null);
  const [isWeekly, setIsWeekly] = useState(false);
  const step = (change: Parameters<typeof onView>[0]) => {
    isStepping.current = true;
    void onView(change).finally(() => {
      isStepping.current = false;
    });
  };
  if (!board.schedule.data) return <LoadingState what="the board" of={[board.schedule]} rows={6} />;
  if (board.items.length === 0 && view.search === '') return <NoVans />;
  const drivers = board.drivers.data;
  return (
    <>
      <div className={classes['bar']}>
        {!isNarrow && (
          <ChoiceChips
            label="Days shown"
            choices={SPAN_CHOICES}
            chosen={view.span}
            onChoose={(span) => step({ view: span })}
          />
        )}
        <span className={classes['tools']}>
          <ButtonLink compact look="text" to="/fleet-owner/account/temporary-assignations">
            Temporary
          </ButtonLink>
          <ButtonLink compact look="text" to="/fleet-owner/account/days-off">
            Days off
          </ButtonLink>
          <Button
            compact
            icon={<Plus size={18} aria-hidden />}
            onClick={() => setAssigning({ vehicleId: null, from: today, to: null })}
          >
            Assign groomer
          </Button>
          <Button compact icon={<Repeat2 size={18} aria-hidden />} onClick={() => setIsWeekly(true)}>
            Weekly pattern
          </Button>
        </span>
      </div>
      <div className={classes['board']}>
        <BoardMain
          board={board}
          view={view}
          today={today}
          lanes={shown}
          onFrom={(from) => step({ from })}
          onAssign={setAssigning}
        />
        {drivers?.length === 0 && <NoGroomers />}
        {drivers !== undefined && drivers.length > 0 && (
          <GroomersAside
            drivers={drivers}
            vans={board.vans}
            dates={board.dates}
            dragged={drag?.driver.id ?? null}
            begin={begin}
          />
        )}
      </div>
      {drag && <DragGhost drag={drag} van={target?.van.name} runs={target?.runs ?? []} />}
      <BoardDialogs
        board={board}
        today={today}
        assigning={assigning}
        isWeekly={isWeekly}
        onClose={() => {
          setAssigning(null);
          setIsWeekly(false);
        }}
        isStaying={() => isStepping.current}
      />
    </>
  );
};
