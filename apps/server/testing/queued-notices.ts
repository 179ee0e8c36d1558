import type { RenderedNotification } from '@tailgate/contract/notifications';
import type { TestApi } from './test-api.ts';

/** A message that waits to be sent: where it goes, and its text, subject or title. */
export interface QueuedNotice {
  /** A phone number, an email address or a push token; of a push that waits for the morning, the account. */
  readonly to: string;
  readonly words: string;
}

interface Sealed {
  readonly 'send-sms': { readonly to: string; readonly body: string };
  readonly 'send-email': { readonly to: string; readonly content: { readonly subject: string } };
  readonly 'send-push': { readonly token: string; readonly message: { readonly title: string } };
  readonly 'send-later': {
    readonly to: {
      readonly accountId?: string | null;
      readonly phone?: string | null;
      readonly email?: string | null;
    };
    readonly content: RenderedNotification;
  };
}

const notice = (to: string | null | undefined, words: string | undefined): QueuedNotice[] =>
  to && words !== undefined ? [{ to, words }] : [];

const READ: { readonly [Kind in keyof Sealed]: (message: Sealed[Kind]) => readonly QueuedNotice[] } = {
  'send-sms': ({ to, body }) => notice(to, body),
  'send-email': ({ to, content }) => notice(to, content.subject),
  'send-push': ({ token, message }) => notice(token, message.title),
  'send-later': ({ to, content }) => [
    ...notice(to.phone, content.sms),
    ...notice(to.email, content.email?.subject),
    ...notice(to.accountId, content.push?.title),
  ],
};

const TASK = /^notifications\.(send-(?:sms|email|push|later))(?:-urgently)?$/;

/** What the queue holds for people of the two sites, oldest first. It is sealed there: nobody else can read it. */
export const queuedNotices = async ({
  waitingJobs,
  platform,
}: Pick<TestApi, 'waitingJobs' | 'platform'>): Promise<QueuedNotice[]> =>
  (await waitingJobs()).flatMap(({ task, payload }) => {
    const kind = TASK.exec(task)?.[1] as keyof Sealed | undefined;
    if (kind === undefined) return [];
    const { sealed } = payload as { sealed: string };
    const { message } = JSON.parse(platform.seal.open(Buffer.from(sealed, 'base64'), task)) as { message: never };
    return READ[kind](message);
  });

/** What waits to be sent to this phone, address, token or account. */
export const queuedFor = async (
  api: Pick<TestApi, 'waitingJobs' | 'platform'>,
  address: string | null,
): Promise<string[]> => (await queuedNotices(api)).filter(({ to }) => to === address).map(({ words }) => words);
