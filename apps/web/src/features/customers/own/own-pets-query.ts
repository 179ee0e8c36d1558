import type { CallAnswer } from '@tailgate/contract';
import type { QueryClient } from '@tanstack/react-query';
import { read } from '#shell/api/read.ts';

/** The pets of the customer who is signed in. */
export const OWN_PETS = '/v2/customer/pets';
const LIST = `GET ${OWN_PETS}` as const;

export type OwnPet = CallAnswer<typeof LIST>['items'][number];

export const ownPetsQuery = read(LIST);

/** A changed pet is read again with the others. */
export const reloadOwnPets = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ownPetsQuery.queryKey });
