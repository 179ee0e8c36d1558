import type { Meter } from '@tailgate/contract/facts';
import { addDays, type LocalDate } from '@tailgate/values/local-time';
import { SmallBars } from '#ui/pictures/small-bars.tsx';
import { shortSpan } from '../track/day-words.ts';
import type { VanRecord } from './record-query.ts';
import classes from './record.module.css';

const SHOWN_DAYS = 14;

/** What a meter gained by day; nothing without readings to compare. */
export const MeterBars = ({ record: { meters, today }, meter }: { record: VanRecord; meter: Meter }) => {
  const gains = new Map(meters.find((one) => one.meter === meter)?.days.map(({ date, gained }) => [date, gained]));
  if (gains.size === 0) return null;
  const first = addDays(today as LocalDate, 1 - SHOWN_DAYS);
  const days = Array.from({ length: SHOWN_DAYS }, (_, at) => addDays(first, at));
  return (
    <div className={classes['meterBars']}>
      <SmallBars values={days.map((date) => gains.get(date) ?? 0)} />
      <span>By day, {shortSpan(first, today)}</span>
    </div>
  );
};
