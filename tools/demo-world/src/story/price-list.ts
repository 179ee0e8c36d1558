/** Dollars and minutes. */
type Price = readonly [dollars: number, minutes: number];

export interface ServiceStory {
  readonly name: string;
  readonly petType: 'dog' | 'cat';
  readonly description: string;
  readonly features: readonly string[];
  /** Up to 20 pounds, up to 50, up to 80, and above; cats come in one size. */
  readonly prices: readonly Price[];
  /** Priced by breed instead of weight. */
  readonly isBreedWork?: true;
}

export const SERVICES: readonly ServiceStory[] = [
  {
    name: 'Full groom',
    petType: 'dog',
    description: 'Everything in one visit: bath, dry, brush-out and a haircut in the style you like.',
    features: ['Bath and blow-dry', 'Haircut', 'Nail trim', 'Ear cleaning', 'Sanitary trim'],
    prices: [
      [115, 75],
      [135, 100],
      [180, 135],
      [230, 180],
    ],
  },
  {
    name: 'Bath and brush',
    petType: 'dog',
    description: 'A warm bath, a thorough dry and a brush-out for coats that need no scissors.',
    features: ['Bath and blow-dry', 'Brush-out', 'Nail trim', 'Ear cleaning'],
    prices: [
      [80, 45],
      [95, 60],
      [120, 75],
      [150, 105],
    ],
  },
  {
    name: 'Bath and tidy',
    petType: 'dog',
    description: 'A bath, and a trim where it shows: face, feet and sanitary area.',
    features: ['Bath and blow-dry', 'Brush-out', 'Face, feet and sanitary trim', 'Nail trim'],
    prices: [
      [95, 60],
      [110, 75],
      [140, 100],
      [175, 120],
    ],
  },
  {
    name: 'Doodle groom',
    petType: 'dog',
    description: 'For curls of every mix: line-brushing to the skin, then a hand-finished haircut.',
    features: ['Bath and blow-dry', 'Line-brushing', 'Hand-scissored haircut', 'Nail trim', 'Ear cleaning'],
    prices: [
      [140, 105],
      [170, 135],
      [215, 165],
      [260, 195],
    ],
    isBreedWork: true,
  },
  {
    name: 'De-shed',
    petType: 'dog',
    description: 'Gets the loose undercoat out before it reaches your sofa.',
    features: ['De-shedding shampoo', 'Forced dry', 'Undercoat rake', 'Nail trim'],
    prices: [
      [100, 60],
      [125, 80],
      [160, 110],
      [195, 140],
    ],
  },
  {
    name: 'Puppy intro',
    petType: 'dog',
    description: 'A short, kind first visit for puppies under six months: sounds, water, a little brushing, praise.',
    features: ['Gentle bath', 'Face and feet trim', 'Nail trim', 'Plenty of breaks'],
    prices: [
      [70, 40],
      [80, 45],
      [95, 60],
    ],
  },
  {
    name: 'Cat bath',
    petType: 'cat',
    description: 'A quiet bath and dry in your own driveway, without a waiting room full of dogs.',
    features: ['Bath and towel dry', 'Comb-out', 'Nail trim'],
    prices: [[110, 60]],
  },
  {
    name: 'Lion cut',
    petType: 'cat',
    description: 'A close clip of the body for matted or very long coats; head, legs and tail keep their fur.',
    features: ['Bath', 'Body clip', 'Nail trim'],
    prices: [[140, 75]],
  },
];

export interface ExtraStory {
  readonly name: string;
  readonly price: Price;
}

interface AddOnStory extends ExtraStory {
  readonly description: string;
  /** For dogs only, unless `alsoForCats`. */
  readonly alsoForCats?: true;
}

export const ADD_ONS: readonly AddOnStory[] = [
  { name: 'Nail grind', description: 'Smooth edges after the trim.', price: [15, 10] },
  { name: 'Teeth brushing', description: 'Enzyme paste and a soft brush.', price: [15, 10] },
  { name: 'Ear cleaning', description: 'A deep clean, with plucking where needed.', price: [12, 5], alsoForCats: true },
  { name: 'Gland expression', description: 'External, when the pet needs it.', price: [15, 5] },
  { name: 'Dematting', description: 'Fifteen minutes of careful work on mats.', price: [15, 15], alsoForCats: true },
  {
    name: 'Medicated shampoo',
    description: 'For itchy or irritated skin, left to work for ten minutes.',
    price: [15, 10],
    alsoForCats: true,
  },
  { name: 'Blueberry facial', description: 'Brightens a stained face, smells of breakfast.', price: [12, 5] },
  { name: 'Paw balm', description: 'For pads that know hot pavement.', price: [10, 5], alsoForCats: true },
  { name: 'Bandana', description: 'A fresh one to go home in.', price: [6, 0] },
  { name: 'Flea treatment', description: 'A bath that ends what is living there.', price: [25, 15], alsoForCats: true },
  {
    name: 'Special handling',
    description: 'A second pair of hands, or more time, for pets that find it hard.',
    price: [25, 20],
    alsoForCats: true,
  },
  { name: 'Senior care', description: 'Breaks, warm towels and a soft mat.', price: [15, 15], alsoForCats: true },
];

export const TIME_MODIFIERS: readonly ExtraStory[] = [
  { name: 'Matted coat', price: [30, 30] },
  { name: 'Senior pet', price: [10, 15] },
  { name: 'Anxious pet', price: [10, 15] },
  { name: 'First groom', price: [0, 15] },
  { name: 'Extra thick coat', price: [20, 20] },
];
