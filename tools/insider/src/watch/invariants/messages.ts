import { NOTICE_CAPS } from '@tailgate/contract/notifications';
import type { Violation } from '../rules.ts';
import type { State } from '../state.ts';

const HOUR_MS = 3_600_000;

/** What one person made the site send to another within an hour. What waits for its turn was not sent. */
export const messageViolations = ({ notices }: Pick<State, 'notices'>, now: Date): Violation[] => {
  const lately = notices.filter(({ sentAt }) => new Date(sentAt).getTime() > now.getTime() - HOUR_MS);
  return [...Map.groupBy(lately, ({ senderId, recipientId }) => `${senderId} ${recipientId}`).values()]
    .filter(({ length }) => length > NOTICE_CAPS.perHour)
    .map(({ length }) => ({
      rule: 'too-many-messages',
      what: `${length} messages to one person within an hour, at most ${NOTICE_CAPS.perHour}`,
    }));
};
