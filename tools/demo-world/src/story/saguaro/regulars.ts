import type { RegularStory } from '../site-story.ts';

export const regulars: readonly RegularStory[] = [
  {
    name: ['Valerie', 'Monroe'],
    email: 'customer@saguaro.example',
    login: 'customer',
    neighbourhood: 'Arcadia',
    addressLine: '4408 E Palo Brea Ln',
    addressNotes: 'Gate code 5190. Early visits only from June to September.',
    vip: true,
  },
  { name: ['Desmond', 'Achebe'], neighbourhood: 'Arcadia' },
  { name: ['Kirsten', 'Holm'], neighbourhood: 'Biltmore' },
  { name: ['Luis', 'Barragan'], neighbourhood: 'Coronado', vip: true },
  { name: ['Nadine', 'Hughes'], neighbourhood: 'Old Town' },
  { name: ['Cody', 'Manuelito'], neighbourhood: 'Uptown' },
  { name: ['Fern', 'Gallagher'], neighbourhood: 'McCormick Ranch' },
  {
    name: ['Raj', 'Mehta'],
    neighbourhood: 'Kierland',
    email: 'pending-customer@saguaro.example',
    login: 'pendingCustomer',
    isInvited: true,
  },
];
