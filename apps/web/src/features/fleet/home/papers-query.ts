import type { CallAnswer } from '@tailgate/contract';
import { read } from '#shell/api/read.ts';

const PAPERS = 'GET /v2/service-vehicle/fleet-owner/fleet-management/compliance';
const MOST_SHOWN = 5;

export type Paper = CallAnswer<typeof PAPERS>['items'][number];

/** What is wrong with documents of any van, what hurts first. */
export const attentionQuery = read(PAPERS, { query: { filter: 'attention', limit: MOST_SHOWN } });
