import type { RegularStory } from '../site-story.ts';

export const regulars: readonly RegularStory[] = [
  {
    name: ['Valerie', 'Monroe'],
    email: 'customer@saguaro.example',
    login: 'customer',
    neighborhood: 'Arcadia',
    addressLine: '4408 E Palo Brea Ln',
    addressNotes: 'Gate code 5190. Early visits only from June to September.',
    vip: true,
  },
  { name: ['Desmond', 'Achebe'], neighborhood: 'Arcadia' },
  { name: ['Kirsten', 'Holm'], neighborhood: 'Biltmore' },
  { name: ['Luis', 'Barragan'], neighborhood: 'Coronado', vip: true },
  { name: ['Nadine', 'Hughes'], neighborhood: 'Old Town' },
  { name: ['Cody', 'Manuelito'], neighborhood: 'Uptown' },
  { name: ['Fern', 'Gallagher'], neighborhood: 'McCormick Ranch' },
  {
    name: ['Raj', 'Mehta'],
    neighborhood: 'Kierland',
    email: 'pending-customer@saguaro.example',
    login: 'pendingCustomer',
    isInvited: true,
  },
];
