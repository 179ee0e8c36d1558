import type { SeedAppointment, SeedReportCard } from '@tailgate/server/seeding';
import type { DemoSite } from '../logins.ts';
import type { DemoPerson } from './demo-person.ts';
import { demoId } from './ids.ts';
import { petId } from './pets.ts';

/** Of the visit that has a report card. */
export const visitPhotoIds = (site: DemoSite) => ({
  beforeId: demoId(site, 'visit-photo', 'before'),
  afterId: demoId(site, 'visit-photo', 'after'),
});

const NOTE =
  'A star today! The winter coat is out and the paws are tidy. Brush behind the ears twice a week and it stays this fluffy.';

/** The last visit of the demo customer at the demo groomer: its photos, and the card that was sent after it. */
export const withReportCards = (
  site: DemoSite,
  people: readonly DemoPerson[],
  appointments: readonly SeedAppointment[],
): { readonly appointments: readonly SeedAppointment[]; readonly cards: readonly SeedReportCard[] } => {
  const groomer = people.find(({ login }) => login === 'groomer');
  const customer = people.find(({ login }) => login === 'customer');
  if (!groomer || !customer) return { appointments, cards: [] };
  const pet = petId(site, customer, 0);
  const last = appointments
    .filter(
      ({ providerId, customerId, status, lines }) =>
        providerId === groomer.id &&
        customerId === customer.id &&
        status === 'complete' &&
        lines.some((line) => line.petId === pet),
    )
    .toSorted((one, other) => other.time.start.getTime() - one.time.start.getTime())[0];
  if (!last) return { appointments, cards: [] };
  const photos = visitPhotoIds(site);
  const lines = last.lines.map((line) =>
    line.petId === pet ? { ...line, photos: { ...photos, arePublic: true } } : line,
  );
  return {
    appointments: appointments.map((one) => (one === last ? { ...one, lines } : one)),
    cards: [
      {
        appointmentId: last.id,
        petId: pet,
        providerId: groomer.id,
        coat: 'healthy',
        skin: 'dry',
        ears: 'clean',
        nails: 'trimmed',
        behavior: 'playful',
        note: NOTE,
        photoIds: [photos.beforeId, photos.afterId],
        sentAt: last.time.end,
      },
    ],
  };
};
