import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { nobodyWords } from '#shell/refusals/unserved-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PageButton } from '#ui/actions/page-button.tsx';
import { PetAvatar, kindOf } from '#ui/avatars/pet-avatar.tsx';
import { priceRange } from '#features/appointments/index.ts';
import { petFacts } from './visitor-booking-words.ts';
import {
  servicesQuery,
  type CatalogueService,
  type OrderedPet,
  type OrderingSession,
} from './visitor-booking-query.ts';
import classes from './visitor-booking.module.css';
import { useOrderedServices, type Choice } from './use-ordered-services.ts';

interface OrderServicesProps {
  readonly session: OrderingSession;
  readonly onDone: () => void;
}

const toggled = (choice: Choice, serviceId: string): Choice =>
  choice.some((one) => one.serviceId === serviceId)
    ? choice.filter((one) => one.serviceId !== serviceId)
    : [...choice, { serviceId, addons: [] }];

const withAddOn = (choice: Choice, serviceId: string, addOnId: string): Choice =>
  choice.map((one) => {
    if (one.serviceId !== serviceId) return one;
    const addons = one.addons ?? [];
    return {
      ...one,
      addons: addons.includes(addOnId) ? addons.filter((id) => id !== addOnId) : [...addons, addOnId],
    };
  });

interface PetServicesProps {
  readonly pet: OrderedPet;
  readonly at: number;
  readonly choice: Choice;
  readonly offered: readonly CatalogueService[];
  readonly onChange: (choice: Choice) => void;
}

interface AddOnsProps {
  readonly pet: OrderedPet;
  readonly service: CatalogueService;
  readonly chosen: readonly string[];
  readonly onToggle: (addOnId: string) => void;
}

/** Closed until somebody looks for them: a list of twelve would hide the other services. */
const AddOns = ({ pet, service, chosen, onToggle }: AddOnsProps) => {
  const [isOpen, setIsOpen] = useState(chosen.length > 0);
  if (service.addOns.length === 0) return null;
  if (!isOpen)
    return (
      <div className={classes['nested']}>
        <div>
          <Button look="text" compact icon={<Plus size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
            Add-ons
          </Button>
        </div>
      </div>
    );
  return (
    <div className={classes['nested']} role="group" aria-label={`Add-ons of ${service.name} for ${pet.name}`}>
      {service.addOns.map((addOn) => (
        <CheckboxField
          key={addOn.id}
          label={addOn.name}
          checked={chosen.includes(addOn.id)}
          onChange={() => onToggle(addOn.id)}
        />
      ))}
    </div>
  );
};

const PetServices = ({ pet, at, choice, offered, onChange }: PetServicesProps) => (
  <Card title={pet.name} aside={<PetAvatar id={pet.petId ?? `pet ${at}`} kind={kindOf(pet.petType.slug)} size={36} />}>
    <div className={classes['options']} role="group" aria-label={`Services for ${pet.name}`}>
      <p className={classes['quiet']}>{petFacts(pet)}</p>
      {offered.length === 0 && <p>No services for this kind of pet yet.</p>}
      {offered.map((service) => {
        const chosen = choice.find(({ serviceId }) => serviceId === service.id);
        return (
          <div key={service.id} className={classes['option']}>
            <CheckboxField
              label={service.name}
              description={service.description}
              checked={chosen !== undefined}
              onChange={() => onChange(toggled(choice, service.id))}
            />
            {chosen && (
              <AddOns
                pet={pet}
                service={service}
                chosen={chosen.addons ?? []}
                onToggle={(addOnId) => onChange(withAddOn(choice, service.id, addOnId))}
              />
            )}
          </div>
        );
      })}
    </div>
  </Card>
);

const groomers = (count: number): string => (count === 1 ? '1 groomer' : `${count} groomers`);

const offersInWords = ({ offers, unserved, pets }: OrderingSession): string => {
  if (!offers) return '\u00A0';
  if (unserved) return nobodyWords(unserved, pets);
  return `${priceRange(offers.minPrice, offers.maxPrice, offers.currency)} · ${groomers(offers.providers)}`;
};

interface ChooseServicesProps extends OrderServicesProps {
  readonly offered: readonly CatalogueService[];
  readonly usualId: string | null;
}

const ChooseServices = ({ session, offered, usualId, onDone }: ChooseServicesProps) => {
  const { choices, choose, problem, setProblem, isSaving, isWhole, retry } = useOrderedServices({
    session,
    offered,
    usualId,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isSaving) return;
    if (!isWhole) setProblem('Choose at least one service for each pet.');
    else if (problem !== undefined || session.pets.some(({ services }) => services.length === 0))
      retry(choices, onDone);
    else onDone();
  };
  return (
    <form noValidate className={classes['stack']} onSubmit={submit}>
      {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
      {session.pets.map((pet, at) => (
        <PetServices
          // The order of the pets stays as it is in this step.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          pet={pet}
          at={at}
          choice={choices[at] ?? []}
          offered={offered.filter(({ petType }) => petType.id === pet.petType.id)}
          onChange={(choice) => choose(choices.map((other, place) => (place === at ? choice : other)))}
        />
      ))}
      <PageButton
        busy={isSaving}
        busyLabel="Finding prices…"
        above={
          <p className={classes['estimate']} aria-live="polite">
            {isWhole ? offersInWords(session) : 'Choose a service for each pet'}
          </p>
        }
      >
        See groomers and times
      </PageButton>
    </form>
  );
};

/** What is done to which pet, with the range of prices of the groomers nearby after every change. */
export const OrderServices = (props: OrderServicesProps) => {
  const services = useQuery(servicesQuery);
  if (!services.data)
    return (
      <Card>
        <CardBody>
          <LoadingState what="the services" of={[services]} rows={4} />
        </CardBody>
      </Card>
    );
  return <ChooseServices {...props} offered={services.data.items} usualId={services.data.defaultServiceId} />;
};
