import { clearAhead, seedWorkplace, sellNothing, type Owner } from './seed-visit.ts';

/** A groomer who logs in nowhere else and has nothing ahead, for somebody who loses the network while booking. */
export const UNREACHED = {
  site: 'tailgate',
  groomer: { email: 'away-groomer@tailgate.example', name: 'Kim Tran', page: '/kim-tran' },
  address: '7300 Convict Hill Rd, Austin, TX 78749',
} as const;

export const seedUnreachedGroomer = async (owner: Owner): Promise<void> => {
  const { email } = UNREACHED.groomer;
  await clearAhead(owner, [email]);
  await seedWorkplace(owner, [email], { zone: 'Legend Oaks', around: email, meters: 4000, from: 480, to: 1080 });
  await sellNothing(owner, [email]);
};
