import type { ColleagueStory, ProviderStory } from '../site-story.ts';

export const fleetOwners: readonly ProviderStory[] = [
  {
    name: ['Delphine', 'Marsh'],
    email: 'fleet@saguaro.example',
    login: 'fleet_owner',
    status: 'active',
    neighborhood: 'Uptown',
    businessName: 'Marsh Five Mobile',
    description: 'Five vans with two roof units each, because one is not enough in July.',
    vans: 5,
    joinedDaysAgo: 612,
  },
  {
    name: ['Otto', 'Reinhart'],
    email: 'fleet-mechanic@saguaro.example',
    login: 'fleetOwnerAndMechanic',
    alsoHolds: 'mechanic',
    status: 'active',
    neighborhood: 'Andersen Springs',
    businessName: 'Reinhart’s Single Van',
    description: 'One van, one mechanic, no surprises.',
    vans: 1,
    joinedDaysAgo: 233,
  },
  {
    name: ['Leticia', 'Armenta'],
    email: 'leticia@valleyofthevans.example',
    status: 'active',
    neighborhood: 'Arrowhead',
    businessName: 'Valley of the Vans',
    description: 'Twenty vans from Peoria to Gilbert. Weekly plans, roadside help, swaps within a day.',
    vans: 20,
    joinedDaysAgo: 709,
  },
];

export const mechanics: readonly ProviderStory[] = [
  {
    name: ['Frank', 'Tsosie'],
    email: 'mechanic@saguaro.example',
    login: 'mechanic',
    status: 'active',
    neighborhood: 'Coronado',
    businessName: 'Cool Running Van Repair',
    description: 'Roof air, generators and cooling. I come to you, with shade.',
    joinedDaysAgo: 667,
  },
  {
    name: ['Lorraine', 'Beck'],
    email: 'lorraine@valleywaterworks.example',
    status: 'active',
    neighborhood: 'Dreamy Draw',
    businessName: 'Valley Water Works',
    description: 'Hard water ruins heaters. I descale, replace and explain.',
    joinedDaysAgo: 298,
  },
  {
    name: ['Sergio', 'Pineda'],
    email: 'sergio@eastvalleyvans.example',
    status: 'active',
    neighborhood: 'Stonebridge',
    businessName: 'East Valley Van Service',
    description: 'Brakes, tires, lifts and doors, in the shop or on the road.',
    joinedDaysAgo: 540,
  },
];

export const renters: readonly ProviderStory[] = [
  {
    name: ['Robin', 'Ashe'],
    email: 'renter@saguaro.example',
    login: 'renter',
    status: 'active',
    neighborhood: 'Old Town',
    joinedDaysAgo: 119,
  },
  {
    name: ['Imani', 'Wells'],
    email: 'imani.wells@example.com',
    status: 'active',
    neighborhood: 'Moon Valley',
    joinedDaysAgo: 83,
  },
  {
    name: ['Gabe', 'Serrano'],
    email: 'gabe.serrano@example.net',
    status: 'active',
    neighborhood: 'Maple-Ash',
    joinedDaysAgo: 190,
  },
  {
    name: ['Trudy', 'Olsen'],
    email: 'trudy.olsen@example.org',
    status: 'pending',
    neighborhood: 'Country Meadows',
    joinedDaysAgo: 4,
  },
];

export const staff: readonly ColleagueStory[] = [
  { name: ['Morgan', 'Hale'], email: 'staff@saguaro.example', login: 'staff', duties: ['owner'], joinedDaysAgo: 726 },
  {
    name: ['Teresa', 'Quiroz'],
    email: 'teresa@saguaro.example',
    login: 'staffForPeople',
    duties: ['people'],
    joinedDaysAgo: 388,
  },
];

export const support: readonly ColleagueStory[] = [
  { name: ['Casey', 'Byrd'], email: 'support@saguaro.example', login: 'support', joinedDaysAgo: 590 },
  { name: ['Liam', 'Osborne'], email: 'liam@saguaro.example', joinedDaysAgo: 142 },
];
