import type { CallAnswer } from '@tailgate/contract';
import { read } from '#shell/api/read.ts';

export const OWN_PROPOSALS = '/v2/customer/change-proposals';
const LIST = `GET ${OWN_PROPOSALS}` as const;

export type Proposal = CallAnswer<typeof LIST>['items'][number];

/** The changes that groomers propose to the customer who is signed in. */
export const ownProposalsQuery = read(LIST);
