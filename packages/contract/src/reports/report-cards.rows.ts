import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { ref } from '../reference.ts';
import { id, image, instant, pageOf, pageQuery, text } from '../schemas.ts';
import { MAX_REPORT_CARD_NOTE_LENGTH, MAX_REPORT_CARD_PHOTOS, REPORT_CARD_WORDS } from './reports.facts.ts';

const choiceOf = <const Words extends Readonly<Record<string, string>>>(words: Words) =>
  z.enum(Object.keys(words) as [keyof Words & string, ...(keyof Words & string)[]]).nullable();

/** What is null was not looked at. */
const condition = {
  coat: choiceOf(REPORT_CARD_WORDS.coat),
  skin: choiceOf(REPORT_CARD_WORDS.skin),
  ears: choiceOf(REPORT_CARD_WORDS.ears),
  nails: choiceOf(REPORT_CARD_WORDS.nails),
  behavior: choiceOf(REPORT_CARD_WORDS.behavior),
};

const card = z.object({
  appointmentId: id,
  petId: id,
  petName: z.string(),
  /** By its slug. */
  petType: z.string(),
  groomerName: z.string(),
  appointmentStart: instant,
  ...condition,
  note: z.string(),
  photos: z.array(image.extend({ taken: z.enum(['before', 'after']) })),
  sentAt: instant,
});

export const reportCardRows = {
  sendReportCard: endpoint({
    method: 'POST',
    path: '/v2/pet/service-report/card-report',
    summary:
      'Sends the customer how a pet was, with photos of the visit, once its services have ended. Sent again, it is changed and nobody is told twice.',
    access: signedInAs(['groomer'], { whileImpersonating: 'barred' }),
    activity: 'Sent a report card',
    changes: ['report-cards'],
    body: z.object({
      appointmentId: ref('appointment.manage'),
      petId: ref('visitPet.describe'),
      ...condition,
      note: text(MAX_REPORT_CARD_NOTE_LENGTH).trim().default(''),
      /** Photos of the pet that this visit has. */
      photoIds: z.array(ref('image.use')).max(MAX_REPORT_CARD_PHOTOS).default([]),
    }),
    answer: card,
    errors: ['not_found', 'illegal_transition'],
  }),
  listReportCards: endpoint({
    method: 'GET',
    path: '/v2/pet/service-report/appointment/:id/card-reports',
    summary: 'Addition: the report cards that the groomer of an appointment has sent for its pets.',
    access: signedInAs(['groomer']),
    shows: ['report-cards'],
    params: z.object({ id: ref('appointment.manage') }),
    query: z.object({ ...pageQuery }),
    answer: pageOf(card),
    errors: ['not_found'],
  }),
  readReportCard: endpoint({
    method: 'GET',
    path: '/v2/pet/service-report/appointment/:id/pet/:petId/card-report',
    summary: 'The report card of a pet after a visit, for its groomer and its owner.',
    access: signedInAs(['groomer', 'customer']),
    shows: ['report-cards'],
    params: z.object({ id: ref('reportCard.read'), petId: ref('reportCardPet.read') }),
    answer: card,
    errors: ['not_found'],
  }),
};
