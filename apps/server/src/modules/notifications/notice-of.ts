import type { NotificationRow } from '@tailgate/contract/notifications';
import { Failure } from '../../platform/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { About, Notice } from './notices.queries.ts';

interface Wish {
  readonly name: string;
  readonly row: Pick<NotificationRow, 'limit' | 'mostPerDay'>;
  readonly to: { readonly accountId?: string | null; readonly firstName?: string | null };
  /** Whose doing it is. */
  readonly by: string | null;
  readonly about: About | null;
  readonly now: Date;
  readonly earliest: Date | undefined;
  readonly reaches: boolean;
}

const MINUTE_MS = 60_000;
const LONG_MINUTES = 120;

const inWords = (minutes: number): string => {
  if (minutes >= LONG_MINUTES) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
};

export const refusalOf = ({ to, now }: Pick<Wish, 'to' | 'now'>, due: Date): Failure => {
  const wait = inWords(Math.ceil((due.getTime() - now.getTime()) / MINUTE_MS));
  return new Failure('too_many_messages', {
    message: `You sent ${to.firstName || 'this person'} several messages. Try again in ${wait}.`,
    retryAfterSeconds: Math.ceil((due.getTime() - now.getTime()) / 1000),
  });
};

/**
 * What is written down of a notification: of one that a person causes another to get, for its caps, and of one about an
 * appointment, for what its people were told. Null for all others.
 */
export const noticeOf = ({ name, row, to, by, about, now, earliest, reaches }: Wish): Notice | null => {
  const isBounded = row.limit === 'latest' || row.limit === 'refused';
  if (about === null && !(isBounded && by !== null)) return null;
  const recipientId = to.accountId ?? null;
  if (recipientId === null) throw new Error(`${name} is counted for each account, but goes to an address without one`);
  return {
    id: newId(),
    name,
    senderId: by,
    recipientId,
    about,
    now,
    earliest,
    reaches,
    replaces: row.limit === 'latest',
    counts: isBounded && by !== null && by !== recipientId && reaches,
    refuses: row.limit === 'refused',
    mostPerDay: row.mostPerDay ?? null,
  };
};
