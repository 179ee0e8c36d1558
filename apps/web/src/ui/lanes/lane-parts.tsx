import type { LocalDate } from '@tailgate/values';
import { daysBetween, weekdayOf } from '@tailgate/values/local-time';
import { showDate } from '@tailgate/values/date-text';
import { weekdayName } from '@tailgate/values/weekdays';
import { Ban, Check } from 'lucide-react';
import { memo, type CSSProperties } from 'react';
import { LANE_KINDS } from './lane-kinds.ts';
import type { Lane, LaneBar, LaneDay, LaneKind, LaneMark } from './lane-types.ts';
import classes from './lane-grid.module.css';

type Vars = CSSProperties & Readonly<Record<`--${string}`, number | string>>;

const shortWeekday = (date: LocalDate) => weekdayName(weekdayOf(date)).slice(0, 3);
const monthAndDay = (date: LocalDate) => showDate(date).split(',')[0] ?? '';

/** Where a stretch lies among the days shown; null outside of them. */
const placeOf = ({ from, to }: Pick<LaneBar, 'from' | 'to'>, days: readonly LaneDay[]) => {
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  if (first === undefined || last === undefined || to < first || from > last) return null;
  const start = from < first ? first : from;
  const end = to > last ? last : to;
  const style: Vars = { '--at': daysBetween(first, start), '--span': daysBetween(start, end) + 1 };
  return { style, cutBefore: from < first, cutAfter: to > last };
};

const BarView = ({ bar, days }: { bar: LaneBar; days: readonly LaneDay[] }) => {
  const place = placeOf(bar, days);
  if (place === null) return null;
  const { icon: Icon } = LANE_KINDS[bar.kind];
  return (
    <span
      className={classes['bar']}
      data-kind={bar.kind}
      data-unsaved={bar.unsaved || undefined}
      data-cut-before={place.cutBefore || undefined}
      data-cut-after={place.cutAfter || undefined}
      style={place.style}
    >
      {bar.lead ?? <Icon size={16} aria-hidden />}
      <span className={classes['full']}>{bar.label}</span>
      {bar.short !== undefined && <span className={classes['short']}>{bar.short}</span>}
    </span>
  );
};

const MarkView = ({ mark, days }: { mark: LaneMark; days: readonly LaneDay[] }) => {
  const place = placeOf(mark, days);
  if (place === null) return null;
  const Icon = mark.tone === 'free' ? Check : Ban;
  return (
    <span className={classes['mark']} data-tone={mark.tone} style={place.style}>
      <Icon size={14} aria-hidden />
      {mark.label}
    </span>
  );
};

const spoken = (date: LocalDate, { bars, marks = [] }: Lane): string => {
  const on = <Stretch extends { readonly from: LocalDate; readonly to: LocalDate }>(all: readonly Stretch[]) =>
    all.filter(({ from, to }) => from <= date && date <= to);
  const what = [
    ...on(bars).map(({ label, kind }) =>
      label.includes(LANE_KINDS[kind].word) ? label : `${label}, ${LANE_KINDS[kind].word.toLowerCase()}`,
    ),
    ...on(marks).map(({ label }) => label),
  ];
  return [`${shortWeekday(date)}, ${monthAndDay(date)}`, ...what].join(': ');
};

interface LaneRowProps {
  readonly lane: Lane;
  readonly days: readonly LaneDay[];
  readonly today: LocalDate;
  readonly index: number;
  /** The column of the active cell, and of the first one that was chosen with it. */
  readonly active: number | null;
  readonly anchor: number | null;
}

const LaneRowView = ({ lane, days, today, index, active, anchor }: LaneRowProps) => {
  const isChosen = (column: number) =>
    active !== null && anchor !== null && Math.min(active, anchor) <= column && column <= Math.max(active, anchor);
  return (
    <div role="row" aria-rowindex={index + 2} className={classes['row']}>
      <div role="rowheader" className={classes['name']}>
        {lane.lead}
        <span className={classes['words']}>
          <strong>{lane.title ?? lane.name}</strong>
          {lane.subtitle !== undefined && <span className={classes['subtitle']}>{lane.subtitle}</span>}
        </span>
        {lane.figure !== undefined && <span className={classes['figure']}>{lane.figure}</span>}
      </div>
      {days.map(({ date }, column) => (
        <div
          key={date}
          title={spoken(date, lane)}
          role="gridcell"
          aria-colindex={column + 2}
          aria-label={spoken(date, lane)}
          aria-selected={isChosen(column)}
          tabIndex={active === column ? 0 : -1}
          className={classes['cell']}
          data-lane={lane.id}
          data-date={date}
          data-row={index}
          data-column={column}
          data-today={date === today || undefined}
          style={{ '--at': column } as Vars}
        />
      ))}
      <span aria-hidden className={classes['layer']}>
        {lane.bars.map((bar) => (
          <BarView key={bar.id} bar={bar} days={days} />
        ))}
        {lane.marks?.map((mark) => (
          <MarkView key={`${mark.from}${mark.tone}`} mark={mark} days={days} />
        ))}
      </span>
    </div>
  );
};
/** Drawn again only when something of it changes: a move of the pointer concerns one row. */
export const LaneRow = memo(LaneRowView);

interface LaneHeadProps {
  readonly corner: string;
  readonly cornerCaption?: string | undefined;
  readonly days: readonly LaneDay[];
  readonly today: LocalDate;
}

const LaneHeadView = ({ corner, cornerCaption, days, today }: LaneHeadProps) => (
  <div role="row" aria-rowindex={1} className={classes['head']}>
    <div role="columnheader" className={classes['corner']}>
      <strong>{corner}</strong>
      {cornerCaption !== undefined && <span>{cornerCaption}</span>}
    </div>
    {days.map(({ date, caption, low }, column) => (
      <div
        key={date}
        role="columnheader"
        aria-colindex={column + 2}
        className={classes['day']}
        data-today={date === today || undefined}
        {...(date === today && { 'aria-current': 'date' as const })}
      >
        <span>{shortWeekday(date)}</span>
        <strong>{Number(date.slice(8))}</strong>
        {caption !== undefined && (
          <span className={classes['caption']} data-low={low || undefined}>
            {caption}
          </span>
        )}
      </div>
    ))}
  </div>
);
export const LaneHead = memo(LaneHeadView);

/** What the looks mean, of the kinds that can occur. */
export const LaneLegend = ({ kinds }: { kinds: readonly LaneKind[] }) => (
  <ul className={classes['legend']} aria-label="Legend">
    {kinds.map((kind) => {
      const { icon: Icon, word } = LANE_KINDS[kind];
      return (
        <li key={kind}>
          <span className={classes['swatch']} data-kind={kind}>
            <Icon size={12} aria-hidden />
          </span>
          {word}
        </li>
      );
    })}
  </ul>
);
