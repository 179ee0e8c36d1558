import { VisuallyHidden } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import classes from './skeleton.module.css';

const QUIET_MS = 200;

/** Nothing for a moment: what arrives quickly should not be announced by a flash of grey. */
export const useSlow = (): boolean => {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return slow;
};

export const SkeletonLine = ({ width }: { width: number | string }) => (
  <span className={classes['line']} style={{ width }} />
);

interface PlaceProps {
  readonly label: string;
  readonly framed?: boolean;
  /** Where the waiting was long enough before. */
  readonly atOnce?: boolean;
  readonly children: ReactNode;
}

const Place = ({ label, framed = false, atOnce = false, children }: PlaceProps) => {
  const isSlow = useSlow();
  const slow = atOnce || isSlow;
  return (
    <div
      role="status"
      aria-busy
      className={classes['place']}
      data-shown={slow || undefined}
      data-framed={framed || undefined}
    >
      <VisuallyHidden>{slow ? label : ''}</VisuallyHidden>
      {children}
    </div>
  );
};

const SkeletonRow = () => (
  <div className={classes['row']}>
    <span className={classes['disc']} />
    <span className={classes['words']}>
      <SkeletonLine width="48%" />
      <SkeletonLine width="72%" />
    </span>
  </div>
);

interface SkeletonRowsProps extends Partial<Pick<PlaceProps, 'label' | 'atOnce'>> {
  readonly rows?: number;
}

/** Rows in the shape of the real ones. */
export const SkeletonRows = ({ rows = 3, label = 'Loading', atOnce = false }: SkeletonRowsProps) => (
  <Place label={label} atOnce={atOnce}>
    {Array.from({ length: rows }, (_, row) => (
      <SkeletonRow key={row} />
    ))}
  </Place>
);

interface SkeletonFieldsProps {
  readonly fields: number;
  /** A box to tick between fields and buttons. */
  readonly tick?: boolean;
  readonly buttons: number;
}

/** The skeleton of a form. Shown without delay, since nothing else is on the page. */
export const SkeletonFields = ({ fields, tick = false, buttons }: SkeletonFieldsProps) => (
  <div role="status" aria-busy aria-label="Loading" className={classes['fields']}>
    {Array.from({ length: fields }, (_, field) => (
      <span key={field} className={classes['field']}>
        <SkeletonLine width="32%" />
        <span className={classes['control']} />
      </span>
    ))}
    {tick && (
      <span className={classes['tick']}>
        <SkeletonLine width={22} />
        <SkeletonLine width="60%" />
      </span>
    )}
    <span className={classes['buttons']}>
      {Array.from({ length: buttons }, (_, button) => (
        <span key={button} className={classes['button']} />
      ))}
    </span>
  </div>
);

/** A card with a title and a few lines. */
export const SkeletonCard = ({ lines = 3, label = 'Loading' }: { lines?: number; label?: string }) => (
  <Place label={label} framed>
    <div className={classes['block']}>
      <SkeletonLine width="36%" />
      {Array.from({ length: lines }, (_, line) => (
        <SkeletonLine key={line} width={line === lines - 1 ? '58%' : '100%'} />
      ))}
    </div>
  </Place>
);

/** A card with one large number. */
export const SkeletonStat = ({ label = 'Loading' }: { label?: string }) => (
  <Place label={label} framed>
    <div className={classes['block']}>
      <SkeletonLine width="44%" />
      <span className={classes['number']} />
      <SkeletonLine width="60%" />
    </div>
  </Place>
);
