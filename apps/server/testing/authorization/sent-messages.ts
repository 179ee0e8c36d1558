import type { LiveMessage } from '@tailgate/contract';
import type { Platform } from '../../src/platform/platform.ts';

export interface MessageRecord {
  /** The messages since the last call of this function. */
  take(): readonly string[];
}

/** Records live messages and queued notifications. The queue stores them sealed, so they are read before sealing. */
export const recordMessages = (platform: Platform): MessageRecord => {
  let recorded: string[] = [];
  const { seal, live } = platform;
  const recording: Pick<Platform, 'seal' | 'live'> = {
    seal: {
      ...seal,
      close: (plain, context) => {
        recorded.push(plain);
        return seal.close(plain, context);
      },
    },
    live: {
      ...live,
      publish: (message: LiveMessage) => {
        recorded.push(JSON.stringify(message));
        live.publish(message);
      },
    },
  };
  Object.assign(platform, recording);
  return {
    take: () => {
      const taken = recorded;
      recorded = [];
      return taken;
    },
  };
};
