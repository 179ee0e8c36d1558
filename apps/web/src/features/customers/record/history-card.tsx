import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageButtons } from '#ui/actions/page-buttons.tsx';
import { STATUS_LOOKS, type Tone } from '#ui/badges/badge-looks.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Card, CardFoot } from '#ui/layout/card.tsx';
import { RowIcon, RowLink, Rows } from '#ui/layout/rows.tsx';
import { inDollars } from '#ui/words/dollars.ts';
import { durationInWords } from '#ui/words/duration.ts';
import { statusLook } from '#features/appointments/index.ts';
import classes from '../customers.module.css';
import { historyQuery, type CustomerFigures, type CustomerVisit } from './record-query.ts';
import { amountWords, momentWords, type Told } from './record-words.ts';

const lookOf = ({ isNoShow, status }: CustomerVisit): { readonly tone: Tone; readonly word: string } =>
  isNoShow ? { tone: 'noshow', word: 'No-show' } : statusLook(status);

/** What happened to it and to its money, but for a completed one that was simply paid. */
const asideOf = (visit: CustomerVisit): string => {
  const { status, isNoShow, tip, refunded, owed } = visit;
  return [
    status === 'complete' && !isNoShow ? null : lookOf(visit).word,
    owed > 0 ? `${inDollars(owed)} unpaid` : null,
    refunded > 0 ? `${inDollars(refunded)} refunded` : null,
    tip > 0 ? `tip ${inDollars(tip)}` : null,
  ]
    .filter((words) => words !== null)
    .join(' · ');
};

/** Without a fee nothing is said of the money of what did not take place. */
const isWithoutMoney = ({ status, total }: CustomerVisit): boolean =>
  total === null && (status === 'cancelled' || status === 'rejected');

const Visit = ({ visit, currency, told }: { visit: CustomerVisit; currency: string; told: Told }) => (
  <RowLink
    to="/groomer/appointments/$orderId"
    params={{ orderId: visit.id }}
    lead={<RowIcon icon={STATUS_LOOKS[lookOf(visit).tone].icon} />}
    title={momentWords(visit.appointmentStart, told)}
    meta={[visit.pets.join(', '), visit.services.join(', '), durationInWords(visit.minutes)].join(' · ')}
    aside={
      <span className={classes['amount']} data-status={visit.status}>
        {!isWithoutMoney(visit) && <strong>{amountWords(visit, currency)}</strong>}
        <span>{asideOf(visit)}</span>
      </span>
    }
  />
);

interface HistoryCardProps {
  readonly id: string;
  readonly figures: CustomerFigures;
  readonly told: Told;
}

/** Every appointment with what it came to, canceled and missed ones too; together they are what was spent. */
export const HistoryCard = ({ id, figures: { appointments, spent }, told }: HistoryCardProps) => {
  const [offset, setOffset] = useState(0);
  const history = useQuery(historyQuery(id, offset));
  const { data } = history;
  const sum = `${appointments} ${appointments === 1 ? 'appointment' : 'appointments'} · ${inDollars(spent)}`;
  return (
    <Card title="History" {...(appointments > 0 && { aside: sum })}>
      {!data && <LoadingState what="the history" of={[history]} rows={4} />}
      {data?.items.length === 0 && (
        <EmptyState title="No appointments yet">Appointments with this customer appear here.</EmptyState>
      )}
      {data && data.items.length > 0 && (
        <>
          <Rows label="History">
            {data.items.map((visit) => (
              <Visit key={visit.id} visit={visit} currency={data.currency} told={told} />
            ))}
          </Rows>
          {data.total > data.limit && (
            <CardFoot>
              <PageButtons {...data} label="Pages of the history" onMove={setOffset} />
            </CardFoot>
          )}
        </>
      )}
    </Card>
  );
};
