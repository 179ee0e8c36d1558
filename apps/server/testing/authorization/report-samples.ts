import type { CallName } from '@tailgate/contract';
import { testNow } from '@tailgate/kit/instant';
import { newIdIn } from '../worlds/tags.ts';
import { appointmentIn } from './customer-appointment-samples.ts';
import type { Sample } from './samples.ts';

const REPORT = '/v2/service-report/service-provider';
const CARD = '/v2/pet/service-report';
/** The ledger of the worlds is of the day on which the tests run. */
const THESE_YEARS = () => {
  const year = testNow().getUTCFullYear();
  return { query: { start_date: `${year - 1}-07-01`, end_date: `${year + 1}-06-30` } };
};

export const REPORT_SAMPLES = {
  [`GET ${REPORT}/earnings-details`]: THESE_YEARS,
  [`GET ${REPORT}/payouts`]: THESE_YEARS,
  [`GET ${REPORT}/profit-per-stop`]: THESE_YEARS,
  [`GET ${REPORT}/orders/:id`]: () => ({}),
  [`GET ${REPORT}/chart/widget-report-data`]: () => ({ query: { report_id: 'Top10Customers' } }),
  [`GET ${REPORT}/sales-taxes-payable`]: THESE_YEARS,
  [`GET ${REPORT}/available-for-merchant-processing`]: () => ({}),
  [`GET ${REPORT}/customer/:id/spend-amount`]: () => ({}),
  [`POST ${CARD}/card-report`]: ({ reference, place, world }) => ({
    body: {
      appointmentId: reference('appointment.manage'),
      petId: reference('visitPet.describe'),
      coat: 'healthy',
      skin: null,
      ears: 'waxy',
      nails: 'trimmed',
      behavior: 'calm',
      note: 'A good boy.',
      photoIds: place === 'body.photoIds[]' ? [reference('image.use')] : [],
    },
    setup: `delete from report_cards; update appointments set status = 'complete' where provider_id = '${world.personId}';
      update appointment_lines l set before_file_id = (select f.id from files f where f.owner_id = '${world.personId}' and f.kind = 'image' and f.status = 'ready' limit 1)
      from appointments a where a.id = l.appointment_id and a.provider_id = '${world.personId}'`,
  }),
  [`GET ${CARD}/appointment/:id/card-reports`]: ({ world: { personId, tag } }) => ({
    setup: `delete from report_cards;
      insert into report_cards (appointment_id, pet_id, site_id, provider_id, note, sent_at)
      select distinct l.appointment_id, l.pet_id, l.site_id, a.provider_id, '${tag} card', app.now()
      from appointment_lines l join appointments a on a.id = l.appointment_id
      where a.provider_id = '${personId}' and l.pet_id is not null`,
  }),
  [`GET ${CARD}/appointment/:id/pet/:petId/card-report`]: (scene) => {
    const { name, personId, tag } = scene.world;
    const params = { id: newIdIn(name), petId: String(scene.world.rowsOf('pets')[0]?.['id']) };
    return {
      params,
      setup: `${appointmentIn(scene, params.id, 'complete', 'null, null')};
        update appointment_lines set pet_id = '${params.petId}' where appointment_id = '${params.id}';
        insert into report_cards (appointment_id, pet_id, site_id, provider_id, note, sent_at)
        select appointment_id, pet_id, site_id, '${personId}', '${tag} card', app.now() from appointment_lines
        where appointment_id = '${params.id}'`,
    };
  },
} satisfies Partial<Record<CallName, Sample>>;
