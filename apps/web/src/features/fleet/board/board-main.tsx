import type { LocalDate } from '@tailgate/values';
import { useMemo } from 'react';
import { Notice } from '#ui/feedback/notice.tsx';
import { LaneGrid } from '#ui/lanes/lane-grid.tsx';
import type { Lane } from '#ui/lanes/lane-types.ts';
import { Card } from '#ui/layout/card.tsx';
import type { AssignStart } from './assign-dialog.tsx';
import { BoardHead } from './board-head.tsx';
import type { BoardView } from './board-search.ts';
import { GapsCard } from './gaps-card.tsx';
import type { useBoard } from './use-board.ts';
import classes from './board.module.css';

interface BoardMainProps {
  readonly board: ReturnType<typeof useBoard>;
  readonly view: BoardView;
  readonly today: LocalDate;
  /** With what is carried over them. */
  readonly lanes: readonly Lane[];
  readonly onFrom: (from: LocalDate) => void;
  readonly onAssign: (start: AssignStart) => void;
}

/** The vans by days, and what of them is without a driver. */
export const BoardMain = ({ board, view, today, lanes, onFrom, onAssign }: BoardMainProps) => {
  const { schedule, dates, vans } = board;
  const withDriver = schedule.data?.withDriver;
  const total = schedule.data?.total ?? 0;
  const days = useMemo(() => {
    const counts = new Map(withDriver?.map((day) => [day.date as LocalDate, day]));
    return dates.map((date) => {
      const day = counts.get(date);
      if (!day) return { date };
      return { date, caption: `${day.count} of ${day.of}`, low: day.of > 1 && day.count * 4 <= day.of };
    });
  }, [withDriver, dates]);
  return (
    <div className={classes['main']}>
      <Card>
        <BoardHead view={view} onFrom={onFrom} />
        <LaneGrid
          label="Drivers by van and day"
          corner="Van"
          cornerCaption="With a driver"
          days={days}
          today={today}
          lanes={lanes}
          onAct={({ laneId, from, to }) => {
            const gaps = from === to ? vans.find(({ id }) => id === laneId)?.gaps : undefined;
            const gap = gaps?.find((run) => run.from <= from && from <= run.to);
            onAssign({ vehicleId: laneId, from, to: gap?.to ?? to });
          }}
        />
        {lanes.length < total && <Notice tone="info">{`${lanes.length} of ${total} vans are shown.`}</Notice>}
      </Card>
      <GapsCard vans={vans} />
    </div>
  );
};
