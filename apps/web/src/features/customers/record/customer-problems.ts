import type { Problem } from '#ui/feedback/problem-list.tsx';
import { dayInWords } from '../customer-words.tsx';
import type { Customer } from '../customers-query.ts';
import { latestOf, stateInWords } from '../pet-words.tsx';

const ofPets = ({ pets }: Customer): readonly Problem[] =>
  pets.flatMap((pet) => [
    ...(pet.anxiousAggressive
      ? [{ id: `${pet.id} temper`, tone: 'danger' as const, title: `${pet.name} can be anxious or aggressive` }]
      : []),
    ...latestOf(pet.vaccinations)
      .filter(({ state }) => state === 'expired' || state === 'endsSoon')
      .map((record): Problem => ({
        id: record.id,
        tone: record.state === 'expired' ? 'danger' : 'warning',
        kind: 'vaccination',
        title: `${pet.name}: ${record.name}`,
        note: stateInWords(record),
      })),
  ]);

/** What is known to be wrong, apart from money. */
export const problemsOf = (customer: Customer): readonly Problem[] => {
  const { alert, alertChangedAt, block } = customer;
  return [
    ...(alert === ''
      ? []
      : [
          {
            id: 'alert',
            tone: 'danger' as const,
            title: alert,
            ...(alertChangedAt !== null && { note: `Noted ${dayInWords(alertChangedAt)}` }),
          },
        ]),
    ...(block === null
      ? []
      : [
          {
            id: 'block',
            tone: 'warning' as const,
            title: `Blocked on ${dayInWords(block.at)}: ${block.reason}`,
            ...(block.isReported && { note: 'Reported to support' }),
          },
        ]),
    ...ofPets(customer),
  ];
};
