import type { ColleagueStory, ProviderStory } from '../site-story.ts';

export const fleetOwners: readonly ProviderStory[] = [
  {
    name: ['Nora', 'Fields'],
    email: 'fleet@tailgate.example',
    login: 'fleet_owner',
    status: 'active',
    neighborhood: 'Hyde Park',
    businessName: 'Fields Five Vans',
    description: 'Five well-kept vans, serviced on the mile. I answer the phone myself.',
    vans: 5,
    joinedDaysAgo: 640,
  },
  {
    name: ['Walt', 'Becker'],
    email: 'fleet-mechanic@tailgate.example',
    login: 'fleetOwnerAndMechanic',
    alsoHolds: 'mechanic',
    status: 'active',
    neighborhood: 'Slaughter Creek',
    businessName: 'Becker’s One Good Van',
    description: 'One van, built and looked after by the man who rents it out.',
    vans: 1,
    joinedDaysAgo: 275,
  },
  {
    name: ['Carmen', 'Vidal'],
    email: 'carmen@capitolvanfleet.example',
    status: 'active',
    neighborhood: 'Falcon Pointe',
    businessName: 'Capitol Van Fleet',
    description: 'Twenty vans from three model years, with a spare on standby from Pflugerville to Kyle.',
    vans: 20,
    joinedDaysAgo: 715,
  },
];

export const mechanics: readonly ProviderStory[] = [
  {
    name: ['Earl', 'Jennings'],
    email: 'mechanic@tailgate.example',
    login: 'mechanic',
    status: 'active',
    neighborhood: 'Garrison Park',
    businessName: 'Lone Star Mobile Repair',
    description: 'Generators, pumps and brakes, at your curb. Photos with every work order.',
    joinedDaysAgo: 690,
  },
  {
    name: ['Tamika', 'Boyd'],
    email: 'tamika@pumpandpanel.example',
    status: 'active',
    neighborhood: 'Windsor Park',
    businessName: 'Pump & Panel',
    description: 'Water systems and twelve-volt electrics for working vans.',
    joinedDaysAgo: 330,
  },
  {
    name: ['Gus', 'Lindgren'],
    email: 'gus@northsidevan.example',
    status: 'active',
    neighborhood: 'Milwood',
    businessName: 'Northside Van Works',
    description: 'State inspections, tires, and a lift tall enough for a Sprinter.',
    joinedDaysAgo: 512,
  },
];

export const renters: readonly ProviderStory[] = [
  {
    name: ['Dana', 'Cho'],
    email: 'renter@tailgate.example',
    login: 'renter',
    status: 'active',
    neighborhood: 'Cherrywood',
    joinedDaysAgo: 128,
  },
  {
    name: ['Miles', 'Turner'],
    email: 'miles.turner@example.com',
    status: 'active',
    neighborhood: 'Zilker',
    joinedDaysAgo: 77,
  },
  {
    name: ['Yesenia', 'Mora'],
    email: 'yesenia.mora@example.net',
    status: 'active',
    neighborhood: 'Garrison Park',
    joinedDaysAgo: 201,
  },
  {
    name: ['Pete', 'Novak'],
    email: 'pete.novak@example.org',
    status: 'pending',
    neighborhood: 'Buttercup Creek',
    joinedDaysAgo: 5,
  },
];

export const staff: readonly ColleagueStory[] = [
  { name: ['Avery', 'Stone'], email: 'staff@tailgate.example', login: 'staff', duties: ['owner'], joinedDaysAgo: 728 },
  {
    name: ['Joan', 'Mercer'],
    email: 'joan@tailgate.example',
    login: 'staffForPeople',
    duties: ['people'],
    joinedDaysAgo: 410,
  },
];

export const support: readonly ColleagueStory[] = [
  { name: ['Riley', 'Park'], email: 'support@tailgate.example', login: 'support', joinedDaysAgo: 603 },
  { name: ['Sofia', 'Greene'], email: 'sofia@tailgate.example', joinedDaysAgo: 155 },
];
