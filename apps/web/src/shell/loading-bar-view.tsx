import '@mantine/core/styles/Progress.layer.css';
import '@mantine/nprogress/styles.layer.css';
import { createNprogress, NavigationProgress } from '@mantine/nprogress';
import { useEffect } from 'react';
import classes from './loading-bar.module.css';
import { RUNS_FOR_MS, type BarState } from './loading-bar.ts';

/** How many steps the bar takes from nothing to full: large ones first, small ones near the end. */
const STEPS = 40;
const [store, bar] = createNprogress();

const show: Record<BarState, () => void> = {
  unused: () => undefined,
  hidden: bar.reset,
  running: () => {
    bar.reset();
    bar.start();
  },
  finished: () => {
    bar.stop();
    bar.set(100);
  },
};

/** A decoration: screen readers hear of the new page when it is there. */
export const LoadingBarView = ({ state }: { state: BarState }) => {
  useEffect(() => show[state](), [state]);
  return (
    <NavigationProgress
      store={store}
      stepInterval={RUNS_FOR_MS / STEPS}
      size={3}
      color="var(--brand-fill)"
      className={classes['bar'] ?? ''}
      aria-hidden
    />
  );
};
