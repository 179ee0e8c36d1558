import { useRef, useState, type SubmitEvent } from 'react';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PageButton } from '#ui/actions/page-button.tsx';
import { useSavePrices } from '../catalogue-query.ts';
import { byPetType, suggestedOf, type Offering } from './offerings.ts';
import classes from '../services.module.css';
import { ServicesState } from './services-state.tsx';
import { useOfferings } from './use-offerings.ts';

interface ChooseServicesProps {
  readonly onSaved: () => void;
  /** Starts with the usual services as long as nothing is chosen. */
  readonly suggest?: boolean;
}

/** What a groomer offers at all, saved in one call. */
export const ChooseServices = ({ onSaved, suggest = false }: ChooseServicesProps) => {
  const state = useOfferings();
  if (!state.offerings) return <ServicesState {...state} />;
  if (state.offerings.length === 0)
    return (
      <Card>
        <EmptyState level={2} title="No services yet">
          This site has no services yet.
        </EmptyState>
      </Card>
    );
  const offered = state.offerings.filter((offering) => offering.offered);
  const first = suggest && offered.length === 0 ? suggestedOf(state.offerings) : offered;
  return <Choice offerings={state.offerings} first={first} onSaved={onSaved} />;
};

interface ChoiceProps {
  readonly offerings: readonly Offering[];
  /** What is chosen when the page opens. */
  readonly first: readonly Offering[];
  readonly onSaved: () => void;
}

const Choice = ({ offerings, first, onSaved }: ChoiceProps) => {
  const [chosen, setChosen] = useState(() => first.map(({ id }) => id));
  const [isAsked, setIsAsked] = useState(false);
  const list = useRef<HTMLFormElement>(null);
  const save = useSavePrices();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    setIsAsked(true);
    if (chosen.length === 0) {
      // Focus scrolls the first service into view, below the message.
      list.current?.querySelector('input')?.focus();
      return;
    }
    const services = offerings
      .filter(({ id, offered }) => offered !== chosen.includes(id))
      .map(({ id, offered }) => ({ serviceId: id, offered: !offered }));
    if (services.length === 0) onSaved();
    else save.mutate({ body: { services } }, { onSuccess: onSaved });
  };
  return (
    <form ref={list} noValidate className={classes['stack']} onSubmit={submit}>
      {isAsked && chosen.length === 0 && (
        <Notice tone="danger">Choose at least one service. Customers can’t book you without one.</Notice>
      )}
      {byPetType(offerings).map(({ petType, offerings: ofType }) => (
        <Card key={petType.id} title={petType.name}>
          <CardBody>
            <div className={classes['fields']} role="group" aria-label={petType.name}>
              {ofType.map(({ id, name, catalogue }) => (
                <CheckboxField
                  key={id}
                  label={name}
                  description={catalogue.description}
                  checked={chosen.includes(id)}
                  onChange={(isChosen) =>
                    setChosen(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id))
                  }
                />
              ))}
            </div>
          </CardBody>
        </Card>
      ))}
      {save.error && <Notice tone="danger">{save.error.message}</Notice>}
      <PageButton busy={save.isPending} busyLabel="Saving…">
        Save and continue
      </PageButton>
    </form>
  );
};
