import type { CallName } from '@tailgate/contract';

/** What is different for calls out of the native shell: another origin, and no cookies. */
export interface NativeClient {
  /** Of the API: the pages come out of the app itself. */
  readonly origin: string;
  headersFor(name: CallName): Promise<Record<string, string>>;
  /** Takes the refresh token out of an answer and keeps it where the platform keeps secrets. */
  afterAnswer(name: CallName, status: number, body: unknown): Promise<unknown>;
}

let current: NativeClient | null = null;

/** Absent in a browser. */
export const nativeClient = {
  current: (): NativeClient | null => current,
  is: (client: NativeClient | null): void => {
    current = client;
  },
};
