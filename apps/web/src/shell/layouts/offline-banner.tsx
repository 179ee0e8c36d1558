import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useCallback, useSyncExternalStore } from 'react';
import { currentTimeMs } from '#ui/dates/clock.ts';
import { useOnline } from '../connectivity/online.ts';
import classes from './offline-banner.module.css';
import { savedAt } from './saved-at.ts';

/** When the newest of what can be seen was fetched, if anything was. */
const savedWords = (queryClient: QueryClient): string => {
  const answers = queryClient.getQueryCache().getAll();
  const newestMs = Math.max(0, ...answers.map(({ state }) => state.dataUpdatedAt));
  return newestMs > 0 ? ` · saved ${savedAt(newestMs, currentTimeMs())}` : '';
};

/** Above everything else for as long as the server is out of reach: what is on the screen was saved before. */
export const OfflineBanner = () => (useOnline() ? null : <Banner />);

const Banner = () => {
  const queryClient = useQueryClient();
  const saved = useSyncExternalStore(
    useCallback((listener) => queryClient.getQueryCache().subscribe(listener), [queryClient]),
    () => savedWords(queryClient),
  );
  return (
    <div className={classes['banner']} role="status">
      <CloudOff size={20} aria-hidden className={classes['icon']} />
      <span className={classes['words']}>
        <strong>Offline</strong>
        {saved}
      </span>
    </div>
  );
};
