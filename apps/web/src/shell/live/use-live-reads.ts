import type { LiveTopic } from '@tailgate/contract';
import { CHANGED_BY_MESSAGE } from '@tailgate/contract/facts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { subscribeLive, useLiveReconnect } from './live-topics.ts';

const TOPICS = Object.keys(CHANGED_BY_MESSAGE) as LiveTopic[];

/** Keeps on screens what live messages are about; messages missed while offline are made up for. */
export const useLiveReads = (): void => {
  const queryClient = useQueryClient();
  const read = useCallback(
    async (topics: readonly LiveTopic[]) => {
      // Loaded by the first message: most visits get none.
      const { readAgain } = await import('../api/read-again.ts');
      await readAgain(
        queryClient,
        topics.flatMap((topic) => CHANGED_BY_MESSAGE[topic]),
      );
    },
    [queryClient],
  );
  useEffect(() => {
    const ends = TOPICS.map((topic) => subscribeLive(topic, () => void read([topic])));
    return () => ends.forEach((end) => end());
  }, [read]);
  useLiveReconnect(useCallback(() => void read(TOPICS), [read]));
};
