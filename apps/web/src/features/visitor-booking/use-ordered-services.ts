import { useEffect, useRef, useState } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import {
  ORDERING,
  useKeepOrder,
  type CatalogueService,
  type OrderingSession,
  type PetInput,
} from './visitor-booking-query.ts';
import { petInputOf, servicesOf } from './pets/pet-drafts.ts';

export type Choice = NonNullable<PetInput['services']>;

/** What is done to each pet, in the order of the pets. */
const choicesOf = ({ pets }: OrderingSession): readonly Choice[] => pets.map(servicesOf);

/** The usual service of each pet that has none yet: most people come for it. */
const withUsual = (
  session: OrderingSession,
  offered: readonly CatalogueService[],
  usualId: string | null,
): readonly Choice[] =>
  choicesOf(session).map((choice, at) => {
    if (choice.length > 0) return choice;
    const petTypeId = session.pets[at]?.petType.id;
    const fitting = offered.filter(({ petType }) => petType.id === petTypeId);
    const usual = fitting.find(({ id }) => id === usualId) ?? fitting[0];
    return usual ? [{ serviceId: usual.id, addons: [] }] : [];
  });

const isWhole = (choices: readonly Choice[]): boolean => choices.every((choice) => choice.length > 0);

interface Options {
  readonly session: OrderingSession;
  readonly offered: readonly CatalogueService[];
  readonly usualId: string | null;
}

/**
 * Every change is sent at once, so that the range of prices is the API's. While one is on its way only the newest of
 * the following ones is kept.
 */
export const useOrderedServices = ({ session, offered, usualId }: Options) => {
  const [choices, setChoices] = useState(() => withUsual(session, offered, usualId));
  const [problem, setProblem] = useState<string>();
  const isSending = useRef(false);
  const next = useRef<readonly Choice[]>(null);
  const keep = useKeepOrder();
  const write = useWrite(`POST ${ORDERING}/:sessionId/set-services`, { errors: 'inline', onDone: keep });
  const send = (wanted: readonly Choice[], onSent?: () => void) => {
    isSending.current = true;
    // What failed before is sent again with it.
    setProblem(undefined);
    write.mutate(
      {
        params: { sessionId: session.id },
        body: { pets: session.pets.map((pet, at) => petInputOf(pet, wanted[at] ?? [])) },
      },
      {
        onSuccess: () => onSent?.(),
        onError: (error) => setProblem(error.message),
        onSettled: () => {
          isSending.current = false;
          const waiting = next.current;
          next.current = null;
          if (waiting) send(waiting);
        },
      },
    );
  };
  const choose = (wanted: readonly Choice[]) => {
    setChoices(wanted);
    setProblem(undefined);
    if (!isWhole(wanted)) return;
    if (isSending.current) next.current = wanted;
    else send(wanted);
  };
  const first = useRef(() => {
    if (isWhole(choices) && !isWhole(choicesOf(session))) send(choices);
  });
  useEffect(() => first.current(), []);
  return { choices, choose, problem, setProblem, isSaving: write.isPending, isWhole: isWhole(choices), retry: send };
};
