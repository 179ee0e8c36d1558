import { sandbox } from '@tailgate/sandbox/client';
import { askDatabase } from '../ask-database.ts';
import { SANDBOX_URL } from '../places.ts';

const outbox = sandbox(SANDBOX_URL);

/** The phone number of the customer of a visit. */
export const phoneOf = (visit: string): Promise<string> =>
  askDatabase(`select a.phone from accounts a join appointments v on v.customer_id = a.id where v.id = :'visit'`, {
    visit,
  });

/** Begins before the link is sent. The function it answers finds the path of the link in the text. */
export const textedLink = async (phone: string, page: 'pay' | 'confirm' = 'pay'): Promise<() => Promise<string>> => {
  const afterId = (await outbox.messages({ limit: 1 }))[0]?.id ?? 0;
  return async () => {
    const { text } = await outbox.waitForSms({ to: phone, contains: `/${page}/`, afterId });
    return new RegExp(`/${page}/[\\w-]{43}`).exec(text)?.[0] ?? '';
  };
};
