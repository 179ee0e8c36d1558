import { sandbox } from '@tailgate/sandbox/client';
import { SANDBOX_URL } from '../places.ts';

const outbox = sandbox(SANDBOX_URL);

/** Begins before the code is asked for. The function it answers finds the code in the text. */
export const textedCode = async (phone: string): Promise<() => Promise<string>> => {
  const afterId = (await outbox.messages({ limit: 1 }))[0]?.id ?? 0;
  return async () => {
    const { text } = await outbox.waitForSms({ to: `+1${phone}`, contains: 'code', afterId });
    return /\d{6}/.exec(text)?.[0] ?? '';
  };
};
