import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLiveReconnect, useLiveTopic } from '#shell/live/live-topics.ts';
import { refreshOwn } from './own-query.ts';

/** Keeps own appointments up to date while the area is open; messages missed while offline are made up for. */
export const useOwnLive = (): void => {
  const queryClient = useQueryClient();
  const refresh = useCallback(() => void refreshOwn(queryClient), [queryClient]);
  useLiveTopic('schedule.changed', refresh);
  useLiveReconnect(refresh);
};
