import { MAX_ORDERED_PETS } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { SendForm } from '#shell/forms/send-form.tsx';
import { useSendForm } from '#shell/forms/use-send-form.ts';
import { addressProblem, type Address } from '#ui/address-field/address.ts';
import { Button } from '#ui/actions/button.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PageButton } from '#ui/actions/page-button.tsx';
import { keepDraft, readDraft } from '../kept-order.ts';
import { orderingQuery, petTypesQuery, sizesQuery, type OrderingSession } from '../visitor-booking-query.ts';
import classes from '../visitor-booking.module.css';
import { OwnPets } from './own-pets.tsx';
import type { OrderingParts } from '../parts.ts';
import { draftsOf, newPet, petProblems, type PetDraft, type Sizes } from './pet-drafts.ts';
import { PetEditor, type PetType } from './pet-editor.tsx';
import { addressOf, placeInWords } from '../place.ts';
import { WaitForm } from '../times/wait-form.tsx';
import { detailsDraft, useSaveDetails } from '../person/use-save-details.ts';

interface AddressAndPetsProps {
  /** Null before the first step was saved. */
  readonly session: OrderingSession | null;
  /** Whose page the visitor came from. */
  readonly providerId?: string | undefined;
  readonly parts: OrderingParts;
  readonly onSaved: (session: OrderingSession) => void;
}

interface Values extends Record<string, unknown> {
  address: Address | null;
  pets: PetDraft[];
}

/** Nobody types an address or a pet that is known already. */
const valuesOf = (session: OrderingSession | null, sizes: Sizes, petType: string | null): Values => {
  const place = session?.location ?? session?.customer?.address ?? null;
  return { address: place && addressOf(place), pets: draftsOf(session, sizes, petType) };
};

const problemsOf = ({ address, pets }: Values): Record<string, string> => {
  const problem = addressProblem(address);
  return {
    ...(problem !== null && { address: problem }),
    ...(pets.length === 0 && { pets: 'Choose or add at least one pet.' }),
    ...Object.fromEntries(
      pets.flatMap((pet, at) =>
        Object.entries(petProblems(pet)).map(([field, words]) => [`pets.${at}.${field}`, words] as const),
      ),
    ),
  };
};

interface FormProps extends AddressAndPetsProps {
  readonly onUnreached: (session: OrderingSession) => void;
  readonly petTypes: readonly PetType[];
  readonly sizes: Sizes;
}

const DetailsForm = ({ session, providerId, parts, petTypes, sizes, onSaved, onUnreached }: FormProps) => {
  const save = useSaveDetails(session, providerId, { onSaved, onUnreached });
  const draft = detailsDraft(session);
  const usual = petTypes[0]?.id ?? null;
  const sent = useSendForm(save, {
    initial: readDraft<Values>(draft, valuesOf(session, sizes, usual)),
    validate: problemsOf,
    onTyped: (values) => keepDraft(draft, values),
    input: ({ address, pets }) => address && { address, pets },
  });
  const { form } = sent;
  const { pets } = form.values;
  const own = session?.customer?.pets ?? [];
  const setPets = (changed: PetDraft[]) => form.setFieldValue('pets', changed);
  const problem = form.errors['pets'];
  return (
    <SendForm of={sent} className={classes['stack']}>
      <parts.AddressField
        label="Where should the groomer come?"
        required
        {...form.getInputProps('address')}
        value={form.values.address}
      />
      {typeof problem === 'string' && <Notice tone="danger">{problem}</Notice>}
      {own.length > 0 && <OwnPets own={own} pets={pets} onChange={setPets} />}
      {pets.map(
        (pet, at) =>
          pet.petId === null && (
            <PetEditor
              // A pet without a name has nothing else to be told apart by, and none is moved.
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
              at={at}
              form={form}
              petTypes={petTypes}
              sizes={sizes}
              canRemove={pets.length > 1 || own.length > 0}
              // The first one is where the eye is already; the others come because somebody asked for them.
              autoFocus={at > 0 && pet.name === ''}
            />
          ),
      )}
      {pets.length < MAX_ORDERED_PETS && (
        <Button look="tint" icon={<Plus size={18} aria-hidden />} onClick={() => setPets([...pets, newPet(usual)])}>
          Add another pet
        </Button>
      )}
      <PageButton busy={sent.isSaving} busyLabel="Saving…">
        Choose services
      </PageButton>
    </SendForm>
  );
};

/** An address to which nobody comes ends here: with another one, or on the wait list. */
const Unreached = ({ session, onChange }: { session: OrderingSession; onChange: () => void }) => {
  // The wait list answers into it.
  const { data } = useQuery({ ...orderingQuery(session.id), initialData: session });
  return (
    <div className={classes['stack']}>
      {data.location && <p>{placeInWords(data.location)}</p>}
      <Button look="tint" onClick={onChange}>
        Change address
      </Button>
      <WaitForm session={data} />
    </div>
  );
};

/** Where, and for whom: all that is asked before there are prices. */
export const AddressAndPets = (props: AddressAndPetsProps) => {
  const petTypes = useQuery(petTypesQuery);
  const sizes = useQuery(sizesQuery);
  const [saved, setSaved] = useState<OrderingSession | null>(null);
  const [isUnreached, setIsUnreached] = useState(false);
  if (saved && isUnreached) return <Unreached session={saved} onChange={() => setIsUnreached(false)} />;
  if (!petTypes.data || !sizes.data) return <LoadingState what="the form" of={[petTypes, sizes]} rows={4} />;
  return (
    <DetailsForm
      {...props}
      session={saved ?? props.session}
      petTypes={petTypes.data.items}
      sizes={sizes.data.items}
      onUnreached={(session) => {
        setSaved(session);
        setIsUnreached(true);
      }}
    />
  );
};
