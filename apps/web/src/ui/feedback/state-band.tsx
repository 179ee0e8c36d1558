import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './state-band.module.css';

interface StateBandProps {
  readonly tone: 'brand' | 'success' | 'warning' | 'danger' | 'neutral';
  readonly icon: LucideIcon;
  /** `Accepted · in 38 min` */
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** The one figure that matters now: 'Leave by' 9:12. */
  readonly figure?: { readonly label: string; readonly value: string } | undefined;
  readonly children?: ReactNode;
}

/** The first thing on a record: what state it is in, and how much time that leaves. */
export const StateBand = ({ tone, icon: Icon, title, note, figure, children }: StateBandProps) => (
  <section className={classes['band']} data-tone={tone} aria-label="State">
    <Icon size={24} aria-hidden className={classes['icon']} />
    <div className={classes['words']}>
      <strong className={classes['title']}>{title}</strong>
      {note && <span className={classes['note']}>{note}</span>}
    </div>
    {figure && (
      <div className={classes['figure']}>
        <span>{figure.label}</span>
        <strong>{figure.value}</strong>
      </div>
    )}
    {children}
  </section>
);
