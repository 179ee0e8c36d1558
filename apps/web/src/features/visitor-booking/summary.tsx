import { VisuallyHidden } from '@mantine/core';
import { MAX_VISIT_MESSAGE_LENGTH } from '@tailgate/contract/facts';
import { CalendarX, CreditCard, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PageButton } from '#ui/actions/page-button.tsx';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { Row, RowIcon, Rows } from '#ui/layout/rows.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { Deadline, deadlineAt } from '#ui/dates/deadline.tsx';
import { useNow } from '#ui/dates/use-now.ts';
import { durationInWords } from '#ui/words/duration.ts';
import { providerInWords, providerName } from '#ui/words/provider-name.ts';
import { priceRange } from '#features/appointments/index.ts';
import { NextTimes } from './times/next-times.tsx';
import type { ChosenTime, OrderingSession, StoredCard } from './visitor-booking-query.ts';
import { cancelDeadline, cardInWords, lateCancelWords, slotInWords } from './visitor-booking-words.ts';
import classes from './visitor-booking.module.css';
import { placeInWords } from './place.ts';
import { PriceCard } from './price-card.tsx';
import { usePlaceOrder } from './use-place-order.ts';

interface SummaryProps {
  readonly session: OrderingSession;
  readonly chosen: ChosenTime;
  readonly card: StoredCard;
}

interface WholeSummaryProps extends SummaryProps {
  /** What else the groomer can bring along. */
  readonly offer: ReactNode;
}

const WhenAndWhere = ({ session, chosen }: Omit<SummaryProps, 'card'>) => {
  const { location } = session;
  return (
    <Card>
      <Rows label="When and where">
        <Row
          lead={
            <PersonAvatar
              id={chosen.provider.id}
              name={providerName(chosen.provider)}
              photoUrl={chosen.provider.profilePicture?.url ?? null}
            />
          }
          title={slotInWords(chosen.start)}
          meta={`${providerInWords(chosen.provider)} · ${durationInWords(chosen.minutes)}`}
          aside={
            <TextLink to="/ordering/available-providers" search={{ session: session.id }}>
              Edit<VisuallyHidden> time</VisuallyHidden>
            </TextLink>
          }
        />
        {location && (
          <Row
            lead={<RowIcon icon={MapPin} />}
            title={placeInWords(location)}
            meta={[location.addressLine2, location.addressNotes].filter((note) => note !== '').join(' · ')}
            aside={
              <TextLink to="/ordering/profile" search={{ session: session.id }}>
                Edit<VisuallyHidden> address</VisuallyHidden>
              </TextLink>
            }
          />
        )}
      </Rows>
    </Card>
  );
};

const Terms = ({ session, chosen, card }: SummaryProps) => {
  const isLapsed = deadlineAt(chosen.cancelFreeUntil, useNow()).stage === 'over';
  return (
    <Card>
      <Rows label="Payment and cancellation">
        <Row
          lead={<RowIcon icon={CreditCard} />}
          title={cardInWords(card)}
          meta="Charged after the appointment"
          aside={
            <TextLink to="/ordering/payment" search={{ session: session.id, card: card.id }}>
              Change<VisuallyHidden> card</VisuallyHidden>
            </TextLink>
          }
        />
        <Row
          lead={<RowIcon icon={CalendarX} />}
          title={<Deadline {...cancelDeadline(chosen)} />}
          meta={isLapsed ? 'Until then, canceling is free.' : lateCancelWords(chosen)}
          aside={
            <TextLink to="/cancellation-policy" target="_blank">
              Policy
            </TextLink>
          }
        />
      </Rows>
    </Card>
  );
};

/** Everything once more, before it is sent to the groomer. */
export const Summary = ({ session, chosen, card, offer }: WholeSummaryProps) => {
  const { place, problem, nextStarts, message, type, isPlacing } = usePlaceOrder(session);
  return (
    <form
      noValidate
      className={classes['stack']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPlacing) place(card.id);
      }}
    >
      {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
      {nextStarts.length > 0 && <NextTimes session={session} providerId={chosen.provider.id} starts={nextStarts} />}
      <WhenAndWhere session={session} chosen={chosen} />
      <PriceCard session={session} chosen={chosen} />
      {offer}
      <Notice tone="info">
        The final price depends on coat and condition. You pay after the appointment, nothing is charged now.
      </Notice>
      <Terms session={session} chosen={chosen} card={card} />
      <Card>
        <CardBody>
          <TextAreaField
            label={`Note for ${chosen.provider.displayName}`}
            optional
            rows={3}
            maxLength={MAX_VISIT_MESSAGE_LENGTH}
            placeholder="Anything that helps with this appointment"
            value={message}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
        </CardBody>
      </Card>
      <PageButton
        busy={isPlacing}
        busyLabel="Sending…"
        above={`${priceRange(chosen.minPrice, chosen.maxPrice, chosen.currency)} before tax and tip`}
      >
        Request booking
      </PageButton>
    </form>
  );
};
