import { VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
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

/** Rows in the shape of the real ones. */
export const SkeletonRows = ({ rows = 3, label = 'Loading' }: { rows?: number; label?: string }) => {
  const slow = useSlow();
  return (
    <div role="status" aria-busy className={classes['rows']} data-shown={slow || undefined}>
      <VisuallyHidden>{slow ? label : ''}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={classes['row']}>
          <span className={classes['disc']} />
          <span className={classes['words']}>
            <SkeletonLine width="48%" />
            <SkeletonLine width="72%" />
          </span>
        </div>
      ))}
    </div>
  );
};
