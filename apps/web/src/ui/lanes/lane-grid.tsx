import type { LocalDate } from '@tailgate/values';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useRef, type CSSProperties, type MouseEvent } from 'react';
import { useLaneCursor } from './lane-cursor.ts';
import { LaneHead, LaneRow } from './lane-parts.tsx';
import type { Lane, LaneCells, LaneDay } from './lane-types.ts';
import { useLaneWindow } from './lane-window.ts';
import classes from './lane-grid.module.css';

const ROW_PX = 72;
/** The name stands above the days there. */
const NARROW_ROW_PX = 96;
const NARROW_BELOW_PX = 600;

interface LaneGridProps {
  readonly label: string;
  /** What a row is: 'Van'. */
  readonly corner: string;
  /** What the captions of the days say: 'With a driver'. */
  readonly cornerCaption?: string;
  readonly days: readonly LaneDay[];
  readonly today: LocalDate;
  readonly lanes: readonly Lane[];
  /** Enter or a press on a cell; with Shift on several days of one row. */
  readonly onAct?: (cells: LaneCells) => void;
}

const cellAt = ({ target }: MouseEvent) =>
  target instanceof HTMLElement ? target.closest<HTMLElement>('[data-lane][data-date]') : null;

/** Rows by days: who has what when. Only the rows in view are drawn, so hundreds of them scroll as a few do. */
export const LaneGrid = ({ label, corner, cornerCaption, days, today, lanes, onAct }: LaneGridProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const { ref, width } = useElementSize();
  const merged = useMergedRef(frame, ref);
  const rowHeight = width > 0 && width < NARROW_BELOW_PX ? NARROW_ROW_PX : ROW_PX;
  const { first, last, onScroll } = useLaneWindow(frame, { count: lanes.length, rowHeight });
  const { cursor, onKeyDown, goTo } = useLaneCursor(frame, { lanes, days, rowHeight, onAct });
  const press = (event: MouseEvent) => {
    const cell = cellAt(event);
    const { lane, date } = cell?.dataset ?? {};
    if (lane === undefined || date === undefined) return;
    const cells = goTo(lane, date as LocalDate, event.shiftKey);
    if (cells && !event.shiftKey) onAct?.(cells);
  };
  return (
    <div
      ref={merged}
      className={classes['frame']}
      data-narrow={rowHeight === NARROW_ROW_PX || undefined}
      data-acts={onAct ? true : undefined}
      style={{ '--days': days.length, '--row': `${rowHeight}px` } as CSSProperties}
      onScroll={onScroll}
    >
      {/* Keys and presses are those of its cells. */}
      <div
        role="grid"
        aria-label={label}
        aria-rowcount={lanes.length + 1}
        aria-colcount={days.length + 1}
        className={classes['grid']}
        onKeyDown={onKeyDown}
        onClick={press}
      >
        <LaneHead corner={corner} cornerCaption={cornerCaption} days={days} today={today} />
        <div
          role="rowgroup"
          className={classes['rows']}
          style={{ height: lanes.length * rowHeight, paddingTop: first * rowHeight }}
        >
          {lanes.slice(first, last).map((lane, at) => {
            const index = first + at;
            const isActive = index === cursor.row;
            return (
              <LaneRow
                key={lane.id}
                lane={lane}
                days={days}
                today={today}
                index={index}
                active={isActive ? cursor.column : null}
                anchor={isActive ? cursor.anchor : null}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
};
