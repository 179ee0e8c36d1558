import type { CallAnswer } from '@tailgate/contract';
import { read } from '#shell/api/read.ts';

const CARDS = '/v2/pet/service-report';
export const SEND = `POST ${CARDS}/card-report` as const;
const READ = `GET ${CARDS}/appointment/:id/pet/:petId/card-report` as const;
const LIST = `GET ${CARDS}/appointment/:id/card-reports` as const;
const OWN = 'GET /v2/service-appointment/customer/appointments';

export type ReportCard = CallAnswer<typeof READ>;
export type OwnAppointment = CallAnswer<typeof OWN>['items'][number];

export const reportCardQuery = (id: string, petId: string) => read(READ, { params: { id, petId } });

const MOST_PETS = 100;
/** Which cards of an appointment were sent already. */
export const sentCardsQuery = (id: string) => read(LIST, { params: { id }, query: { limit: MOST_PETS } });

export const ownAppointmentQuery = (id: string) => read(`${OWN}/:id`, { params: { id } });
export const ownUpcomingQuery = read(OWN, { query: { when: 'upcoming', limit: 20 } });
