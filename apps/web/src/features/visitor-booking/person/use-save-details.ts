import { useRef } from 'react';
import { useAction } from '#shell/api/use-action.ts';
import { useWrite } from '#shell/api/use-write.ts';
import type { Address } from '#ui/address-field/address.ts';
import { forgetDraft, keepSessionId } from '../kept-order.ts';
import { ORDERING, useKeepOrder, type OrderingSession } from '../visitor-booking-query.ts';
import { inputOf, type PetDraft } from '../pets/pet-drafts.ts';
import { isSamePlace, storedOf } from '../place.ts';

export interface Details {
  readonly address: Address;
  readonly pets: readonly PetDraft[];
}

/** The name under which the first step keeps what is typed: of one person, for whom it outlives the booking. */
export const detailsDraft = (session: OrderingSession | null): string =>
  ['details', ...(session?.customer ? [session.customer.id] : [])].join('.');

interface SavedDetails {
  readonly onSaved: (session: OrderingSession) => void;
  /** Nobody comes to the address: there is nothing to choose. */
  readonly onUnreached: (session: OrderingSession) => void;
}

/** Saves place and pets. The session begins with it, and an attempt that got half way is continued. */
export const useSaveDetails = (
  session: OrderingSession | null,
  providerId: string | undefined,
  { onSaved, onUnreached }: SavedDetails,
) => {
  const keep = useKeepOrder();
  const begun = useRef(session);
  const open = useWrite(`POST ${ORDERING}/init`, { errors: 'inline' });
  const locate = useWrite(`POST ${ORDERING}/:sessionId/set-location`, { errors: 'inline' });
  const describe = useWrite(`POST ${ORDERING}/:sessionId/set-services`, { errors: 'inline' });
  return useAction(
    async ({ address, pets }: Details) => {
      const current =
        begun.current ?? (await open.mutateAsync({ body: providerId === undefined ? {} : { providerId } }));
      begun.current = current;
      keepSessionId(current.id);
      const params = { sessionId: current.id };
      const location = storedOf(address);
      // The same place again would be one more search.
      if (location && !isSamePlace(location, current.location))
        begun.current = await locate.mutateAsync({ params, body: { location } });
      return await describe.mutateAsync({ params, body: { pets: pets.map((pet) => inputOf(pet, current)) } });
    },
    {
      errors: 'inline',
      onDone: (saved) => {
        keep(saved);
        forgetDraft(detailsDraft(session));
        if (saved.unserved?.cause === 'address') onUnreached(saved);
        else onSaved(saved);
      },
    },
  );
};
