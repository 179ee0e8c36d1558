import { lazy, Suspense } from 'react';
import { type BarState, useLoadingBar } from './loading-bar.ts';

const Nothing = (_props: { state: BarState }) => null;

const Bar = lazy(async () => {
  // An ornament: where it cannot be loaded, nothing is said.
  const view = await import('./loading-bar-view.tsx').catch(() => null);
  return { default: view?.LoadingBarView ?? Nothing };
});

/** Where the bar appears. */
export const LoadingBar = () => {
  const state = useLoadingBar();
  if (state === 'unused') return null;
  return (
    <Suspense>
      <Bar state={state} />
    </Suspense>
  );
};
