import { MAX_REPORT_PERIOD_DAYS } from '@tailgate/contract/facts';
import type { ReactNode } from 'react';
import { PeriodPicker } from '#shell/periods/period-picker.tsx';
import { daysInWords } from '#shell/periods/period.ts';
import { Card } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import type { ReportDays, ReportPlace } from './report-place.ts';
import classes from './reports.module.css';

interface ReportFrameProps {
  readonly of: ReportPlace;
  readonly children: (shown: ReportDays) => ReactNode;
}

/** The period above everything else, as soon as the day is known. */
export const ReportFrame = ({ of: { zone, shown, period, onPeriod }, children }: ReportFrameProps) => {
  if (!shown)
    return (
      <div className={classes['whole']}>
        <Card>
          <LoadingState what="your report" of={[zone]} rows={6} />
        </Card>
      </div>
    );
  return (
    <>
      <div className={classes['whole']}>
        <PeriodPicker
          period={period['period']}
          days={shown.days}
          now={shown}
          maxDays={MAX_REPORT_PERIOD_DAYS}
          onChange={onPeriod}
        />
        <p className={classes['printed']}>{daysInWords(shown.days)}</p>
      </div>
      {children(shown)}
    </>
  );
};
