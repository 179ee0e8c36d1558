import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLiveReconnect, useLiveTopic } from '#shell/live/live-topics.ts';
import { refreshSchedule } from './appointments-query.ts';

/** Keeps every read of appointments up to date while the area is open; messages missed while offline are made up for. */
export const useScheduleLive = (): void => {
  const queryClient = useQueryClient();
  const refresh = useCallback(() => void refreshSchedule(queryClient), [queryClient]);
  useLiveTopic('schedule.changed', refresh);
  useLiveReconnect(refresh);
};
