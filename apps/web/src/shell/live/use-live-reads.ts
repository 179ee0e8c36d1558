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
      const nouns = topics.flatMap((topic) => CHANGED_BY_MESSAGE[topic]);
      // Loaded by the first message: most visits get none. Where that fails, as after a release, everything has changed.
      const again = await import('../api/read-again.ts').catch(() => null);
      await (again ? again.readAgain(queryClient, nouns) : queryClient.invalidateQueries());
    },
    [queryClient],
  );
  useEffect(() => {
    const ends = TOPICS.map((topic) => subscribeLive(topic, () => void read([topic])));
    return () => ends.forEach((end) => end());
  }, [read]);
  useLiveReconnect(useCallback(() => void read(TOPICS), [read]));
};
