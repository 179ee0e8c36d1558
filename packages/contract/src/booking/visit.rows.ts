import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { ref } from '../reference.ts';
import { id, image, instant, pageOf, pageQuery, text } from '../schemas.ts';
import { MAX_LATE_MINUTES, MAX_LINE_NOTE_LENGTH, MIN_LATE_MINUTES } from './booking.facts.ts';
import { appointmentDetail } from './booking.schemas.ts';

const LINE = '/v2/service-checkout/pet-service/service-provider/order/:id/pet-services/:petServiceId';
const groomer = signedInAs(['groomer'], { whileImpersonating: 'allowed' });
const line = z.object({ id: ref('appointment.manage'), petServiceId: ref('appointmentLine.update') });
const photo = ref('image.use').nullable().optional();

const why = 'The specification shows the end of a service, and no call that sets it.';

export const visitRows = {
  updateLineDetails: endpoint({
    method: 'PUT',
    path: `${LINE}/details`,
    summary: 'Notes and photos of one service for one pet. What is left out stays; null takes a photo away.',
    access: groomer,
    activity: 'Saved notes of a visit',
    params: line,
    body: z.object({
      spNote: text(MAX_LINE_NOTE_LENGTH).trim().optional(),
      beforePhotoId: photo,
      afterPhotoId: photo,
      isPhotoPublic: z.boolean().optional(),
    }),
    answer: appointmentDetail,
    errors: ['not_found', 'illegal_transition'],
  }),
  startLine: endpoint({
    method: 'POST',
    path: `${LINE}/start`,
    summary: 'Starts a service now. Starting it again changes nothing.',
    access: groomer,
    activity: 'Started a service',
    params: line,
    answer: appointmentDetail,
    errors: ['not_found', 'illegal_transition'],
    addition: why,
  }),
  endLine: endpoint({
    method: 'POST',
    path: `${LINE}/end`,
    summary: 'Ends a service now; one that was not started starts and ends now.',
    access: groomer,
    activity: 'Finished a service',
    params: line,
    answer: appointmentDetail,
    errors: ['not_found', 'illegal_transition'],
    addition: why,
  }),
  reopenLine: endpoint({
    method: 'DELETE',
    path: `${LINE}/end`,
    summary: 'Takes back that a service has ended.',
    access: groomer,
    activity: 'Reopened a service',
    params: line,
    answer: appointmentDetail,
    errors: ['not_found', 'illegal_transition'],
    addition: why,
  }),
  runLate: endpoint({
    method: 'POST',
    path: '/v2/service-appointment/service-provider/appointments/:id/running-late',
    summary:
      'Tells the customer by how many minutes the groomer is late: on the day, before the first service, a few times.',
    access: groomer,
    activity: 'Told a customer about a delay',
    params: z.object({ id: ref('appointment.manage') }),
    body: z.object({ minutes: z.number().int().min(MIN_LATE_MINUTES).max(MAX_LATE_MINUTES) }),
    answer: appointmentDetail,
    errors: ['not_found', 'illegal_transition'],
    addition: 'The specification shows messages to customers, and no call for this one.',
  }),
  listPetHistory: endpoint({
    method: 'GET',
    path: '/v2/service-schedule/service-provider/pet-history',
    summary: 'What was done to a pet, with notes and photos, the latest first.',
    access: signedInAs(['groomer']),
    query: z.object({ pet_id: ref('pet.book'), ...pageQuery }),
    answer: pageOf(
      z.object({
        appointmentId: id,
        appointmentStart: instant,
        groomerName: z.string(),
        serviceName: z.string(),
        addOns: z.array(z.string()),
        minutes: z.number().int(),
        spNote: z.string(),
        beforePhoto: image.nullable(),
        afterPhoto: image.nullable(),
      }),
    ),
    errors: ['not_found'],
  }),
};
