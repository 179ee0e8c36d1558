import type { PublicGroomers, PublicProvider } from './public-pages-query.ts';

const MAYA = {
  id: '0190a000-0000-7000-8000-000000000001',
  address: 'maya-torres',
  displayName: 'Maya Torres',
  businessName: null,
  photo: null,
  city: 'Austin',
  stateOrProvince: 'TX',
  reviewSummary: { averageRating: 4.86, reviewCount: 212 },
  currency: 'USD',
  priceFrom: 52,
};

export const provider = (changes: Partial<PublicProvider> = {}): PublicProvider => ({
  ...MAYA,
  description: 'I groom one family at a time in a quiet van.',
  petTypes: ['Dog', 'Cat'],
  maxPetWeight: 90,
  sizes: [
    { size: 'extra_small', label: 'Extra small', minWeight: 0, maxWeight: 10 },
    { size: 'small', label: 'Small', minWeight: 11, maxWeight: 25 },
    { size: 'medium', label: 'Medium', minWeight: 26, maxWeight: 45 },
    { size: 'large', label: 'Large', minWeight: 46, maxWeight: 80 },
    { size: 'extra_large', label: 'Extra large', minWeight: 81, maxWeight: null },
  ],
  services: [
    {
      id: '0190a000-0000-7000-8000-000000000011',
      name: 'Bath and tidy',
      description: 'Wash, dry, nails, ears',
      petType: 'Dog',
      minutes: 60,
      hourlyRate: null,
      prices: [52, 58, 76.5, 92, null],
      byBreed: null,
    },
    {
      id: '0190a000-0000-7000-8000-000000000012',
      name: 'Full groom',
      description: '',
      petType: 'Dog',
      minutes: 90,
      hourlyRate: null,
      prices: [null, null, null, null, null],
      byBreed: { min: 85, max: 140 },
    },
    {
      id: '0190a000-0000-7000-8000-000000000013',
      name: 'De-matting',
      description: '',
      petType: 'Cat',
      minutes: 45,
      hourlyRate: 80,
      prices: [60, 60, 60, 60, 60],
      byBreed: null,
    },
  ],
  zones: [
    {
      name: 'South Austin',
      weekdays: [2, 3, 4],
      travelFee: 0,
      outline: [
        { latitude: 30.2, longitude: -97.8 },
        { latitude: 30.2, longitude: -97.7 },
        { latitude: 30.3, longitude: -97.7 },
        { latitude: 30.3, longitude: -97.8 },
      ],
    },
  ],
  showcase: [{ small: '/pictures/w-thumbnail.webp', large: '/pictures/w-medium.webp' }],
  photos: [
    {
      id: '0190a000-0000-7000-8000-000000000021',
      before: { small: '/pictures/b-thumbnail.webp', large: '/pictures/b-medium.webp' },
      after: { small: '/pictures/a-thumbnail.webp', large: '/pictures/a-medium.webp' },
      breed: 'Goldendoodle',
      service: 'Full groom',
    },
  ],
  timeZone: 'America/Chicago',
  nextTimes: [
    { date: '2026-11-21', part: 'morning' },
    { date: '2026-11-21', part: 'afternoon' },
  ],
  ...changes,
});

export const groomers = (changes: Partial<PublicGroomers> = {}): PublicGroomers => ({
  items: [MAYA],
  total: 1,
  limit: 12,
  offset: 0,
  ...changes,
});
