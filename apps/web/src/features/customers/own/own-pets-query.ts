import type { CallAnswer } from '@tailgate/contract';
import { read } from '#shell/api/read.ts';

/** The pets of the customer who is signed in. */
export const OWN_PETS = '/v2/customer/pets';
const LIST = `GET ${OWN_PETS}` as const;

export type OwnPet = CallAnswer<typeof LIST>['items'][number];

export const ownPetsQuery = read(LIST);
