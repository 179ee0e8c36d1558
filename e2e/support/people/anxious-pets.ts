import { testNow } from '@tailgate/kit';
import { localDateAt } from '@tailgate/values';
import type { Owner } from './seed-visit.ts';

/** A groomer of the demo, whose pets of today are anxious on whatever day the journeys run. */
export const ANXIOUS = { site: 'saguaro', groomer: 'groomer@saguaro.example', timeZone: 'America/Phoenix' } as const;

export const seedAnxiousPets = async (owner: Owner): Promise<void> => {
  const { groomer, timeZone } = ANXIOUS;
  await owner.query(
    `update pets set anxious_aggressive = true where id in (
       select line.pet_id from appointment_lines line
         join appointments visit on visit.id = line.appointment_id
         join accounts a on a.id = visit.provider_id and a.email = $1
       where (visit.starts_at at time zone $2)::date = $3)`,
    [groomer, timeZone, localDateAt(testNow(), timeZone)],
  );
};
