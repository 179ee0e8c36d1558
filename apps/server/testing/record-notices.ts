import type { Platform } from '../src/platform/platform.ts';

/** A message that was handed to the queue: what it is for, and every address or account that it names. */
export interface RecordedNotice {
  readonly task: string;
  readonly to: readonly string[];
}

const TASK = /^notifications\.send-/;

const addressesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : [];
};

interface Sealed {
  readonly message?: { readonly to?: unknown; readonly token?: unknown };
}

/** Notes who is sent what from now on, before it is sealed. Messages of a transaction that is rolled back too. */
export const recordNotices = (platform: Platform, note: (notice: RecordedNotice) => void): void => {
  const { seal } = platform;
  const recording: Pick<Platform, 'seal'> = {
    seal: {
      ...seal,
      close: (plain, context) => {
        if (TASK.test(context)) {
          const { message } = JSON.parse(plain) as Sealed;
          note({ task: context, to: addressesIn([message?.to, message?.token]) });
        }
        return seal.close(plain, context);
      },
    },
  };
  Object.assign(platform, recording);
};
