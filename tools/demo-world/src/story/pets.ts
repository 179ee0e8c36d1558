import type { PetFace } from '../portraits/pet-face.ts';

/** Pets that screens and tests refer to, by their owner: name and breed. */
export const PETS_OF_REGULARS: Readonly<Record<string, readonly (readonly [name: string, breed: string])[]>> = {
  'Priya Raman': [
    ['Biscuit', 'Goldendoodle'],
    ['Mochi', 'Shih Tzu'],
  ],
  'Dan Whitaker': [['Pepper', 'Siberian Husky']],
  'Amara Okafor': [['Duke', 'German Shepherd']],
  'Hugo Lindqvist': [['Olive', 'Beagle']],
  'Lena Kowalski': [['Clementine', 'Cocker Spaniel']],
  'Nina Petrov': [['Tofu', 'Domestic Shorthair']],
  'Theo Walsh': [['Maple', 'Golden Retriever']],
  'Bea Castillo': [['Pixel', 'Australian Shepherd']],
  'Linh Nguyen': [['Ziggy', 'Standard Poodle']],
  'Jon Pike': [['Bear', 'Newfoundland']],
  'Sam Okoro': [['Luna', 'Siberian Husky']],
  'Grace Lim': [['Bao', 'Goldendoodle']],
};

export const PET_NAMES = [
  'Bella',
  'Charlie',
  'Max',
  'Cooper',
  'Daisy',
  'Lucy',
  'Milo',
  'Rocky',
  'Sadie',
  'Teddy',
  'Winston',
  'Rosie',
  'Gus',
  'Hazel',
  'Louie',
  'Nala',
  'Finn',
  'Ruby',
  'Oscar',
  'Willow',
  'Murphy',
  'Pearl',
  'Scout',
  'Waffles',
  'Rocket',
  'Dot',
  'Sasha',
  'Archie',
  'Ginger',
  'Otis',
  'Penny',
  'Bruno',
  'Coco',
  'Ollie',
  'Fern',
  'Ranger',
  'Kiwi',
  'Jasper',
  'Moose',
  'Peaches',
] as const;

export const ALERTS = [
  'Bites when nails are done. Muzzle on, second pair of hands, back feet last.',
  'Heart murmur. Short sessions, no high heat.',
  'Two dogs that fight: groom one at a time, crate the other.',
  'Escapes through open doors. Leash on before the van door opens.',
] as const;

export const NOTES = [
  'Gate 4418. Park in the driveway, outlet left of the garage.',
  'Prefers texts. Pays by card on file, always tips in cash.',
  'One inch body, round face, no bow. Dryer on low.',
  `Long-time customer who moved here from the north side. Likes the same slot every five weeks, first one in the morning if possible.

The dogs are used to the van: carry Biscuit up the step, the other one jumps in alone. Face is scissored, never clippered. Ears get red with the blue cleaner, use the gentle one. Ask about the allergy pills before using any new shampoo, and write down which one was used.

Neighbors complain about the generator before 9 AM: plug into the outlet beside the garage instead.`,
  'New baby in the house: call, never ring the bell.',
  '',
] as const;

export const GROOMER_NOTES = [
  '7 blade on the body, teddy bear face.',
  'Sanitary trim only, keep the tail long.',
  'Scared of the dryer: towel first, then low.',
  'Ears need plucking every time.',
  '',
] as const;

export const VACCINES = ['Rabies', 'Bordetella', 'Distemper'] as const;

/** Photos that groomers took: coats as they are drawn. */
export const FACES: readonly PetFace[] = [
  {
    shape: 'curly',
    coat: '#c98a4b',
    patch: '#e0ab74',
    background: '#fde7c7',
    collar: '#009fd8',
  },
  {
    shape: 'floppy',
    coat: '#f4ede4',
    patch: '#a9713f',
    background: '#dcecf9',
    collar: '#f2784b',
  },
  {
    shape: 'pointed',
    coat: '#6b7280',
    patch: '#f3f4f6',
    background: '#e2f3e4',
    collar: '#b91c1c',
  },
  {
    shape: 'floppy',
    coat: '#2f2a28',
    patch: '#5a4a42',
    background: '#f7dfe5',
    collar: '#0f766e',
  },
];
export const CAT_FACE: PetFace = {
  shape: 'cat',
  coat: '#e3a35b',
  patch: '#7a4b1f',
  background: '#e9e2f8',
  collar: '#7c3aed',
};
