import { useQuery } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PageButton } from '#ui/actions/page-button.tsx';
import { FormAndAside } from '#ui/pages/form-page.tsx';
import { durationInWords } from '#ui/words/duration.ts';
import { priceRange } from '#features/appointments/index.ts';
import classes from './groomer-booking.module.css';
import { PetServices } from './pet-services.tsx';
import { choiceFor } from './service-choice.ts';
import { offersQuery, timeModifiersQuery, type BookingSession } from './session-query.ts';
import { SessionSummary } from './session-summary.tsx';
import { useServices } from './use-services.ts';

interface SelectServicesProps {
  readonly session: BookingSession;
  readonly onDone: () => void;
}

const CHOOSE_ONE = 'Choose at least one service.';

/** What is done to which pet, with the estimate of the API after every change. */
export const SelectServices = ({ session, onDone }: SelectServicesProps) => {
  const offers = useQuery(offersQuery);
  const modifiers = useQuery(timeModifiersQuery);
  const { choice, choose, problem, setProblem, isSaving } = useServices(session);
  const { pets } = session.customer;
  if (pets.length === 0)
    return (
      <Card>
        <EmptyState level={2} title="No pets yet">
          {session.customer.displayName} has no active pets. Add a pet to the customer first.
        </EmptyState>
      </Card>
    );
  if (!offers.data || !modifiers.data)
    return (
      <Card>
        <LoadingState what="your services" of={[offers, modifiers]} rows={4} />
      </Card>
    );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isSaving) return;
    if (choice.length === 0) setProblem(CHOOSE_ONE);
    else onDone();
  };
  const estimate =
    choice.length === 0
      ? 'No services chosen'
      : `${priceRange(session.minPrice, session.maxPrice, session.currency)} · ${durationInWords(session.serviceTime)}`;
  return (
    <FormAndAside aside={<SessionSummary session={session} isEmpty={choice.length === 0} />}>
      <form noValidate className={classes['stack']} onSubmit={submit}>
        {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
        {pets.map((pet) => (
          <PetServices
            key={pet.id}
            pet={pet}
            chosen={choiceFor(choice, pet.id)}
            offers={offers.data.items}
            currency={session.currency}
            modifiers={modifiers.data.items}
            change={(toggle) => choose(toggle(choice))}
          />
        ))}
        <PageButton
          busy={isSaving}
          busyLabel="Calculating…"
          above={
            <p className={classes['estimate']} aria-live="polite">
              {estimate}
            </p>
          }
        >
          Choose a time
        </PageButton>
      </form>
    </FormAndAside>
  );
};
