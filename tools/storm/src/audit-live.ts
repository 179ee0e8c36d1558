import type { Finding } from './audit.ts';
import type { Burst, Facts } from './facts.ts';

function auditBurst({ occasion, throughAgainMs, sent, received }: Burst): Finding[] {
  if (throughAgainMs === undefined)
    return [{ rule: 'live', message: `${occasion}: the browser received no further messages` }];
  if (sent.length === received.length && sent.every((number, index) => number === received[index])) return [];
  return [
    { rule: 'live', message: `${occasion}: sent ${sent.join(' ')}, received ${received.join(' ') || 'nothing'}` },
  ];
}

/** The browser receives only its own subjects and, after losing its node, every later message once and in order. */
export function auditLive({ live }: Pick<Facts, 'live'>): Finding[] {
  const foreignSubjects = new Set(live.subjectsSeen.filter((subject) => !subject.startsWith(live.ownPrefix)));
  const notRefused = live.foreignSubscriptions.filter(({ answer }) => !/permissions violation/i.test(answer));
  return [
    ...live.bursts.flatMap(auditBurst),
    ...[...foreignSubjects].map((subject): Finding => ({ rule: 'live', message: `the browser received ${subject}` })),
    ...notRefused.map(({ subject, answer }): Finding => ({
      rule: 'live',
      message: `subscribing to ${subject} was answered ${answer}`,
    })),
    ...live.told
      .filter(({ arrived }) => !arrived)
      .map(({ target }): Finding => ({
        rule: 'live',
        message: `the message published by ${target} after the storm never arrived`,
      })),
  ];
}
