import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { availableSlots } from '../appointments/appointments.schemas.ts';
import { endpoint } from '../endpoint.ts';
import { ref } from '../reference.ts';
import { id, instant } from '../schemas.ts';

export const nextTimesRows = {
  listNextTimes: endpoint({
    method: 'GET',
    path: '/v2/service-appointment/service-provider/appointments/:id/next-times',
    summary:
      'Three times for the next appointment of the same customer: on the days closest to their usual cycle, at the usual time of day. None where something is booked already.',
    access: signedInAs(['groomer']),
    shows: ['appointments', 'free-times'],
    params: z.object({ id: ref('appointment.read') }),
    answer: availableSlots.extend({
      /** Days between completed appointments on average; null before the second. */
      usualCycleDays: z.number().int().nullable(),
      /** The day around which times are looked for. */
      around: z.iso.date(),
      /** What the customer has booked already. */
      booked: z.object({ id, appointmentStart: instant }).nullable(),
    }),
    errors: ['not_found'],
    addition: 'The specification books the next appointment, and shows no call that proposes times for it.',
  }),
};
