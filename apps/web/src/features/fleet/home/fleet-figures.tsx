import { centsOf, showEstimate } from '@tailgate/values/money';
import { CalendarClock, Gauge, Van } from 'lucide-react';
import { StatCard, type Delta } from '#ui/figures/stat-card.tsx';
import { DashboardFigures } from '#ui/pages/dashboard-page.tsx';
import { shortSpan } from '../track/day-words.ts';
import { splitInWords, vansInWords } from './home-words.ts';
import type { Overview } from './overview-query.ts';
import classes from './home.module.css';

const deltaOf = (percent: number | null): Delta | undefined => {
  if (percent === null) return undefined;
  if (percent === 0) return { direction: 'same', words: 'Same as last week' };
  return percent > 0
    ? { direction: 'up', words: `${percent}% over last week` }
    : { direction: 'down', words: `${-percent}% under last week` };
};

const thisWeek = ({ booked }: Overview) => booked.weeks.at(-1) ?? { from: '', to: '', amount: 0 };
const wholeDollars = (amount: number): string => showEstimate(centsOf(amount));

/** The first row of a desktop: what is booked, and how many vans are used. */
export const FleetFigures = ({ overview }: { overview: Overview }) => {
  const { booked, use, vans } = overview;
  const { from, to, amount } = thisWeek(overview);
  const delta = deltaOf(booked.changePercent);
  return (
    <DashboardFigures>
      <StatCard
        label="Booked this week"
        value={wholeDollars(amount)}
        {...(delta ? { delta } : { note: shortSpan(from, to) })}
        bars={booked.weeks.map((week) => week.amount)}
      />
      <StatCard
        label={`Use, ${shortSpan(use.from, use.to)}`}
        value={use.percent === null ? '–' : `${use.percent}%`}
        note={`${use.heldDays} of ${use.vanDays} van days`}
        icon={<Gauge size={20} aria-hidden />}
      />
      <StatCard
        label="Out now"
        value={`${vans.out} of ${vans.listed}`}
        note={splitInWords(vans)}
        icon={<Van size={20} aria-hidden />}
      />
      <StatCard
        label="Average per listed van"
        value={vans.listed === 0 ? '–' : wholeDollars(amount / vans.listed)}
        note={vans.drafts > 0 ? `${vansInWords(vans.drafts)} not listed yet` : 'Booked this week'}
        icon={<CalendarClock size={20} aria-hidden />}
      />
    </DashboardFigures>
  );
};

/** The same in one card of a phone, with a tick for each listed van. */
export const PhoneFigures = ({ overview }: { overview: Overview }) => {
  const { vans, use } = overview;
  const ticks = [
    ...Array.from({ length: vans.out }, () => 'out'),
    ...Array.from({ length: vans.inService }, () => 'service'),
    ...Array.from({ length: vans.idle }, () => 'idle'),
  ];
  return (
    <section className={classes['phoneFigures']} aria-label="Your vans now">
      <dl className={classes['three']}>
        <div>
          <dt>vans out</dt>
          <dd>
            {vans.out} of {vans.listed}
          </dd>
        </div>
        <div>
          <dt>booked this week</dt>
          <dd>{wholeDollars(thisWeek(overview).amount)}</dd>
        </div>
        <div>
          <dt>use, 14 days</dt>
          <dd>{use.percent === null ? '–' : `${use.percent}%`}</dd>
        </div>
      </dl>
      <p className={classes['ticksRow']}>
        <span aria-hidden className={classes['ticks']}>
          {ticks.map((state, at) => (
            <i key={at} data-state={state} />
          ))}
        </span>
        {splitInWords(vans)}
      </p>
    </section>
  );
};
