import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, Mail, MessageSquare, Phone } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { useToday } from '#shell/periods/use-today.ts';
import { AnchorButton, ButtonLink } from '#ui/actions/button.tsx';
import { deviceDay } from '#ui/dates/device-day.ts';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { PendingRequest } from '#ui/feedback/pending-request.tsx';
import { ProblemList } from '#ui/feedback/problem-list.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { RecordPage } from '#ui/pages/record-page.tsx';
import { useWithdrawInvitation } from '../drivers-query.ts';
import { UNANSWERED } from '../fleet-words.ts';
import { DaysOffCard, HistoryCard, MonthsCard, PoliciesCard, VansCard } from './renter-cards.tsx';
import { RenterBadge, RenterFace } from './renter-parts.tsx';
import { problemsOf } from './renter-problems.tsx';
import { renterQuery, type Renter } from './renters-query.ts';
import classes from './renters.module.css';

const RENTERS = { to: '/fleet-owner/customers', label: 'Renters' } as const;

type Page = ComponentProps<typeof RecordPage>;

interface RenterRecordProps {
  readonly id: string;
  readonly children: (page: Page) => ReactNode;
}

/** A renter and all that is between them and the fleet. */
export const RenterRecord = ({ id, children }: RenterRecordProps) => {
  const renter = useQuery(renterQuery(id));
  const { today } = useToday();
  if (renter.data && today !== undefined)
    return (
      <Found renter={renter.data} today={today}>
        {children}
      </Found>
    );
  return children({
    header: <PageHeader title="Renter" back={RENTERS} />,
    parts: [
      {
        id: 'state',
        column: 'main',
        content: (
          <Card>
            <LoadingState what="the renter" of={[renter]} rows={8} />
          </Card>
        ),
      },
    ],
  });
};

interface FoundProps {
  readonly renter: Renter;
  readonly today: string;
}

const Found = ({ renter, today, children }: FoundProps & Pick<RenterRecordProps, 'children'>) => {
  const wide = useMediaQuery('(min-width: 960px)', true, { getInitialValueInEffect: false });
  const book = renter.status === 'attached' && (
    <ButtonLink
      look="filled"
      compact={wide}
      fullWidth={!wide}
      icon={<CalendarPlus size={18} aria-hidden />}
      to="/fleet-owner/add-customer/select-services"
      search={{ renter: renter.id }}
    >
      Book a van
    </ButtonLink>
  );
  return children({
    header: <Head renter={renter} next={wide ? book : undefined} />,
    problems: (
      <>
        <Invitation renter={renter} />
        <ProblemList label={`What to know about ${renter.name}`} problems={problemsOf(renter, today)} />
      </>
    ),
    parts: [
      { id: 'vans', column: 'main', content: <VansCard renter={renter} today={today} /> },
      { id: 'months', column: 'side', content: <MonthsCard renter={renter} /> },
      { id: 'policies', column: 'side', content: <PoliciesCard renter={renter} /> },
      { id: 'off', column: 'side', content: <DaysOffCard renter={renter} today={today} /> },
      { id: 'history', column: 'main', content: <HistoryCard id={renter.id} today={today} /> },
    ],
    next: !wide && book ? { action: book } : undefined,
  });
};

/** Only attached ones gave their number to the fleet. */
const Contact = ({ renter: { phone, email } }: { renter: Renter }) => (
  <>
    {phone !== null && (
      <>
        <AnchorButton compact icon={<Phone size={18} aria-hidden />} href={`tel:${phone}`}>
          Call
        </AnchorButton>
        <AnchorButton compact icon={<MessageSquare size={18} aria-hidden />} href={`sms:${phone}`}>
          Text
        </AnchorButton>
      </>
    )}
    {email !== null && (
      <AnchorButton compact icon={<Mail size={18} aria-hidden />} href={`mailto:${email}`}>
        Email
      </AnchorButton>
    )}
  </>
);

const Head = ({ renter, next }: { renter: Renter; next: ReactNode }) => (
  <>
    <PageHeader
      title={renter.name}
      back={RENTERS}
      picture={<RenterFace of={renter} size={44} />}
      lead={
        <span className={classes['identity']}>
          <RenterBadge of={renter} />
          {renter.businessName !== '' && <span>{renter.businessName}</span>}
          <span>{`Since ${deviceDay(renter.since)}`}</span>
        </span>
      }
      actions={next}
    />
    <div className={classes['actions']}>
      <Contact renter={renter} />
    </div>
  </>
);

const Invitation = ({ renter }: { renter: Renter }) => {
  const { withdraw, isPending } = useWithdrawInvitation();
  if (renter.answerBy === null) return null;
  return (
    <PendingRequest
      otherwise={UNANSWERED}
      withdrawal={
        renter.can.withdraw
          ? {
              label: 'Withdraw invitation',
              busy: isPending,
              onWithdraw: () => withdraw({ id: renter.driverId, name: renter.name }),
            }
          : undefined
      }
    >
      {`Invited ${deviceDay(renter.invitedAt)}. ${renter.name} can answer until ${deviceDay(renter.answerBy)}.`}
    </PendingRequest>
  );
};
