import { addDays, type LocalDate } from '@tailgate/values/local-time';
import type { Problem } from '#ui/feedback/problem-list.tsx';
import { shortDate } from '#features/vehicles/index.ts';
import { counted, stretchInWords } from './renter-words.ts';
import type { Renter, Stretch } from './renters-query.ts';

const SOON_DAYS = 7;

const isHeldOn = (held: readonly Stretch[], from: string, to: string): boolean =>
  held.some((stretch) => stretch.from <= to && (stretch.to === null || stretch.to >= from));

/** What keeps a renter and the vans of the fleet from going well together. */
export const problemsOf = (renter: Renter, today: string): readonly Problem[] => {
  const { status, policies, policiesAccepted, now, next, daysOff, name } = renter;
  const held = [...now, ...next];
  const soon = addDays(today as LocalDate, SOON_DAYS - 1);
  const unread = policies - policiesAccepted;
  const off = daysOff.filter(({ startDate, endDate }) => isHeldOn(held, startDate, endDate));
  return [
    ...(status === 'left' && now.length > 0
      ? [
          {
            id: 'left',
            tone: 'danger' as const,
            title: `${name} left your fleet and still has ${now.map(({ van }) => van.name).join(', ')}`,
            note: 'Take the van back, or give it to somebody else.',
          },
        ]
      : []),
    ...(status === 'attached' && unread > 0
      ? [
          {
            id: 'policies',
            tone: 'warning' as const,
            title: `${counted(unread, 'policy', 'policies')} not accepted`,
            note: 'They are asked to read the newest version in the app.',
          },
        ]
      : []),
    ...(status === 'attached' && !isHeldOn(held, today, soon)
      ? [
          {
            id: 'no-van',
            tone: 'warning' as const,
            title: 'No van in the next 7 days',
            note: next[0]
              ? `The next one is ${next[0].van.name}, ${stretchInWords(next[0], today)}.`
              : 'Book a van for them.',
          },
        ]
      : []),
    ...off.map(({ startDate, endDate }) => ({
      id: `off-${startDate}`,
      tone: 'info' as const,
      title: `Off ${stretchInWords({ from: startDate, to: endDate }, today)} while they have a van`,
      note: `The van stands idle from ${shortDate(startDate, today)}.`,
    })),
  ];
};
