import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { SmallBars } from '../pictures/small-bars.tsx';
import classes from './stat-card.module.css';

const ICONS = { up: TrendingUp, down: TrendingDown, same: Minus };

export interface Delta {
  readonly direction: keyof typeof ICONS;
  /** '8% over last week'. */
  readonly words: string;
  /** More is not always better: costs that rise are no good news. */
  readonly tone?: 'good' | 'bad' | 'neutral';
}

interface StatCardProps {
  readonly label: string;
  readonly value: string;
  readonly delta?: Delta;
  readonly note?: string;
  readonly icon?: ReactNode;
  /** The last one is now. */
  readonly bars?: readonly number[];
  /** Other figures that belong to it. */
  readonly foot?: ReactNode;
}

const toneOf = ({ direction, tone }: Delta) =>
  tone ?? ({ up: 'good', down: 'bad', same: 'neutral' } as const)[direction];

/** A figure against another one, in words with an arrow. */
export const DeltaLine = ({ delta }: { delta: Delta }) => {
  const Icon = ICONS[delta.direction];
  return (
    <span className={classes['delta']} data-tone={toneOf(delta)}>
      <Icon size={16} aria-hidden />
      {delta.words}
    </span>
  );
};

export const StatCard = ({ label, value, delta, note, icon, bars, foot }: StatCardProps) => (
  <section className={classes['card']} aria-label={label}>
    <div className={classes['words']}>
      <span className={classes['label']}>{label}</span>
      <strong className={classes['value']}>{value}</strong>
      {delta && <DeltaLine delta={delta} />}
      {note && <span className={classes['note']}>{note}</span>}
    </div>
    {bars ? <SmallBars values={bars} /> : icon && <span className={classes['icon']}>{icon}</span>}
    {foot && <div className={classes['foot']}>{foot}</div>}
  </section>
);
