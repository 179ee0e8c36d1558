import type { Violation } from '../rules.ts';
import type { Person } from '../state.ts';
import { wasWrittenTo, type Happened } from '../told.ts';

/** Of one sender to one recipient within an hour, on each channel. */
export const MAX_MESSAGES_PER_HOUR = 10;
const HOUR_MS = 3_600_000;

interface Sent {
  readonly from: string;
  readonly to: string;
  readonly channel: string;
  readonly at: number;
}

/** Counts what each sender makes the site send to each person. What timers send has no sender. */
export const messageCounter = () => {
  const sent: Sent[] = [];
  return (happened: Happened, people: readonly Person[]): Violation[] => {
    const { actorId, notices, now } = happened;
    if (actorId === undefined) return [];
    for (const notice of notices)
      for (const person of people)
        if (person.id !== actorId && wasWrittenTo(person, [notice]))
          sent.push({ from: actorId, to: person.id, channel: notice.task.replace('-urgently', ''), at: now.getTime() });
    const lately = sent.filter(({ from, at }) => from === actorId && at > now.getTime() - HOUR_MS);
    const counted = Map.groupBy(lately, ({ to, channel }) => `${to} ${channel}`);
    return [...counted.values()]
      .filter(({ length }) => length > MAX_MESSAGES_PER_HOUR)
      .map(({ length, 0: first }) => ({
        rule: 'too-many-messages',
        what: `${length} messages (${first?.channel ?? ''}) to one person within an hour, at most ${MAX_MESSAGES_PER_HOUR}`,
      }));
  };
};
