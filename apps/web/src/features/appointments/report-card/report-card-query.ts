import type { CallAnswer } from '@tailgate/contract';
import { read } from '#shell/api/read.ts';

const CARDS = '/v2/pet/service-report';
export const SEND = `POST ${CARDS}/card-report` as const;
const READ = `GET ${CARDS}/appointment/:id/pet/:petId/card-report` as const;
const LIST = `GET ${CARDS}/appointment/:id/card-reports` as const;

export type ReportCard = CallAnswer<typeof READ>;

export const reportCardQuery = (id: string, petId: string) => read(READ, { params: { id, petId } });

const MOST_PETS = 100;
/** Which cards of an appointment were sent already. */
export const sentCardsQuery = (id: string) => read(LIST, { params: { id }, query: { limit: MOST_PETS } });
