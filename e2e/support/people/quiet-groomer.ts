import { clearAhead, seedWorkplace, sellNothing, type Owner } from './seed-visit.ts';

/** A groomer who logs in nowhere else and has nothing ahead: whoever books there is alone. */
export const QUIET = {
  site: 'tailgate',
  groomer: { email: 'jae@tidytails.example', name: 'Jae Kim', page: '/jae-kim' },
  address: '2100 W Anderson Ln, Austin, TX 78757',
} as const;

export const seedQuietGroomer = async (owner: Owner): Promise<void> => {
  const { email } = QUIET.groomer;
  await clearAhead(owner, [email]);
  await seedWorkplace(owner, [email], { zone: 'Crestview', around: email, meters: 3000, from: 480, to: 1080 });
  await sellNothing(owner, [email]);
};
