import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { localDateAt } from '@tailgate/values/local-time';
import type { ReactNode } from 'react';
import { TextLink } from '#ui/actions/text-link.tsx';
import { useNow } from '#ui/dates/use-now.ts';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { ProblemList, type Problem } from '#ui/feedback/problem-list.tsx';
import { RecordPage, type RecordPart } from '#ui/pages/record-page.tsx';
import { inDollars } from '#ui/words/dollars.ts';
import type { CalendarHabits } from '#features/appointments/index.ts';
import { BookLink } from './book-link.tsx';
import { ContactCard } from './contact-card.tsx';
import { customerQuery, type Customer } from './customers-query.ts';
import { NotesCard } from './notes-card.tsx';
import type { CustomerParts } from './parts.ts';
import { PetsCard } from './pets-card.tsx';
import { SentProposals } from './proposals/sent-proposals.tsx';
import { problemsOf } from './record/customer-problems.ts';
import { HistoryCard } from './record/history-card.tsx';
import { NextState } from './record/next-state.tsx';
import { figuresQuery, type CustomerFigures } from './record/record-query.ts';
import type { Told } from './record/record-words.ts';
import { SpendCard } from './record/spend-card.tsx';

interface CustomerDetailProps {
  readonly id: string;
  readonly header: ReactNode;
  readonly clock: CalendarHabits['clock'];
  readonly parts: CustomerParts;
  /** Where the customer stands in the loyalty program. */
  readonly loyalty: ReactNode;
}

const owedOf = ({ owed, owedFor }: CustomerFigures): readonly Problem[] =>
  owedFor === null
    ? []
    : [
        {
          id: 'owed',
          tone: 'danger',
          title: `${inDollars(owed)} unpaid`,
          action: (
            <TextLink to="/groomer/appointments/$orderId" params={{ orderId: owedFor }}>
              View appointment
            </TextLink>
          ),
        },
      ];

/** Everything a groomer knows about a customer: what comes next, what is wrong, pets, history and money. */
export const CustomerDetail = ({ id, header, clock, parts, loyalty }: CustomerDetailProps) => {
  const customer = useQuery(customerQuery(id));
  const figures = useQuery(figuresQuery(id));
  const wide = useMediaQuery('(min-width: 960px)', true, { getInitialValueInEffect: false });
  const now = useNow();
  const { data } = customer;
  const money = figures.data;
  if (!data)
    return (
      <>
        {header}
        <LoadingState what="the customer" of={[customer]} rows={6} />
      </>
    );
  const told = money && { timeZone: money.timeZone, clock, now };
  return (
    <RecordPage
      beside
      header={header}
      state={money && told && <NextState figures={money} told={told} />}
      problems={
        <ProblemList
          label={`Alerts for ${data.displayName}`}
          problems={[...problemsOf(data, localDateAt(now, money?.timeZone ?? 'UTC')), ...(money ? owedOf(money) : [])]}
        />
      }
      parts={partsOf(data, { parts, loyalty, figures: money, told, of: figures })}
      {...(!wide && data.blockedAt === null && { next: { action: <BookLink customerId={id} /> } })}
    />
  );
};

interface Shown {
  readonly parts: CustomerParts;
  readonly loyalty: ReactNode;
  readonly figures: CustomerFigures | undefined;
  readonly told: Told | undefined;
  readonly of: Parameters<typeof LoadingState>[0]['of'][number];
}

const partsOf = (customer: Customer, { parts, loyalty, figures, told, of }: Shown): readonly RecordPart[] => [
  { id: 'proposals', column: 'main', content: <SentProposals customer={customer} /> },
  { id: 'pets', column: 'main', content: <PetsCard customer={customer} parts={parts} /> },
  ...(figures && told
    ? [
        {
          id: 'history',
          column: 'main' as const,
          content: <HistoryCard id={customer.id} figures={figures} told={told} />,
        },
        { id: 'spend', column: 'side' as const, content: <SpendCard figures={figures} told={told} /> },
      ]
    : [
        {
          id: 'history',
          column: 'main' as const,
          content: <LoadingState what="the history" of={[of]} rows={4} />,
        },
      ]),
  { id: 'notes', column: 'side', content: <NotesCard key={customer.id} customer={customer} /> },
  { id: 'contact', column: 'side', content: <ContactCard customer={customer} card={figures?.card} /> },
  { id: 'loyalty', column: 'side', content: loyalty },
];
