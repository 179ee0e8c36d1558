import { testNow } from '@tailgate/kit';
import { clearAhead, seedWorkplace, sellNothing, type Owner } from './seed-visit.ts';

/** A groomer who logs in nowhere else, and whose day has just begun whenever the journeys run. */
export const EARLY = {
  site: 'tailgate',
  groomer: { email: 'sunita@sunnypaws.example', name: 'Sunita Rao', page: '/sunita-rao' },
  /** Near enough for this groomer, and too far for whoever is looked for in other journeys. */
  address: '300 W 45th St, Austin, TX 78756',
} as const;

const BEGINS_AT = 8;
const FARTHEST_WEST = -12;

/**
 * Where it is eight in the morning now: what is booked there is today, with hours left for it. A groomer sets out today
 * for appointments of today, and late in the evening there is nothing left to book.
 */
const zoneInTheMorning = (now: Date): string => {
  const ahead = BEGINS_AT - now.getUTCHours();
  const offset = ahead < FARTHEST_WEST ? ahead + 24 : ahead;
  // These names count the hours behind Greenwich.
  return offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset < 0 ? '+' : '-'}${Math.abs(offset)}`;
};

export const seedEarlyGroomer = async (owner: Owner): Promise<void> => {
  const { email } = EARLY.groomer;
  await clearAhead(owner, [email]);
  await seedWorkplace(owner, [email], { zone: 'Rosedale', around: email, meters: 3000, from: 13 * 60, to: 24 * 60 });
  await sellNothing(owner, [email]);
  await owner.query(
    'update providers set time_zone = $2 where account_id in (select id from accounts where email = $1)',
    [email, zoneInTheMorning(testNow())],
  );
};
