import type { LiveTopic } from '@tailgate/contract';
import { CHANGED_BY_MESSAGE } from '@tailgate/contract/facts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { readAgain } from '../api/read-again.ts';
import { subscribeLive, useLiveReconnect } from './live-topics.ts';

const TOPICS = Object.keys(CHANGED_BY_MESSAGE) as LiveTopic[];
const ALL = [...new Set(Object.values(CHANGED_BY_MESSAGE).flat())];

/** Keeps on screens what live messages are about; messages missed while offline are made up for. */
export const useLiveReads = (): void => {
  const queryClient = useQueryClient();
  useEffect(() => {
    const ends = TOPICS.map((topic) =>
      subscribeLive(topic, () => void readAgain(queryClient, CHANGED_BY_MESSAGE[topic])),
    );
    return () => ends.forEach((end) => end());
  }, [queryClient]);
  useLiveReconnect(useCallback(() => void readAgain(queryClient, ALL), [queryClient]));
};
