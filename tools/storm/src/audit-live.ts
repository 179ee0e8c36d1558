import type { Finding } from './audit.ts';
import type { Burst, Facts } from './facts.ts';

function auditBurst({ occasion, throughAgainMs, sent, received }: Burst): Finding[] {
  if (throughAgainMs === undefined)
    return [{ rule: 'live', message: `${occasion}: the browser heard nothing any more` }];
  if (sent.length === received.length && sent.every((number, index) => number === received[index])) return [];
  return [
    { rule: 'live', message: `${occasion}: sent ${sent.join(' ')}, received ${received.join(' ') || 'nothing'}` },
  ];
}

/** The browser hears its own subjects only, and after the loss of its node every later message, in order, once. */
export function auditLive({ live }: Pick<Facts, 'live'>): Finding[] {
  const heardForeign = new Set(live.subjectsSeen.filter((subject) => !subject.startsWith(live.ownPrefix)));
  const notRefused = live.foreignSubscriptions.filter(({ answer }) => !/permissions violation/i.test(answer));
  return [
    ...live.bursts.flatMap(auditBurst),
    ...[...heardForeign].map((subject): Finding => ({ rule: 'live', message: `the browser heard ${subject}` })),
    ...notRefused.map(({ subject, answer }): Finding => ({
      rule: 'live',
      message: `subscribing to ${subject} was answered ${answer}`,
    })),
    ...live.told
      .filter(({ arrived }) => !arrived)
      .map(({ target }): Finding => ({
        rule: 'live',
        message: `what ${target} published after the storm never arrived`,
      })),
  ];
}
