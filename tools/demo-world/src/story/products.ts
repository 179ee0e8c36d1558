import { cents, type Cents } from '@tailgate/values/money';

export interface Product {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly priceCents: Cents;
  /** Null where nobody counts them. */
  readonly stock: number | null;
  readonly isActive: boolean;
  readonly picture: { readonly shape: 'bottle' | 'brush' | 'bandana' | 'balm' | 'treats'; readonly color: string };
}

/** What groomers have on the shelf of the van. */
export const PRODUCTS: readonly Product[] = [
  {
    key: 'shampoo',
    name: 'Oatmeal shampoo',
    description: 'The one we use in the van. 12 oz, for dry and itchy skin.',
    priceCents: cents(1_800),
    stock: 9,
    isActive: true,
    picture: { shape: 'bottle', color: '#3b8c6e' },
  },
  {
    key: 'toothbrush',
    name: 'Toothbrush kit',
    description: 'Soft brush and chicken toothpaste, for brushing between visits.',
    priceCents: cents(1_250),
    stock: 14,
    isActive: true,
    picture: { shape: 'brush', color: '#2f7fb8' },
  },
  {
    key: 'bandana',
    name: 'Bandana',
    description: 'Cotton, in two sizes. Tied on fresh after the groom.',
    priceCents: cents(600),
    stock: null,
    isActive: true,
    picture: { shape: 'bandana', color: '#d2543f' },
  },
  {
    key: 'balm',
    name: 'Paw balm',
    description: 'Beeswax and coconut oil for hot sidewalks. 2 oz tin.',
    priceCents: cents(1_400),
    stock: 2,
    isActive: true,
    picture: { shape: 'balm', color: '#b98b2f' },
  },
  {
    key: 'treats',
    name: 'Salmon treats',
    description: 'One ingredient, small pieces. 6 oz bag.',
    priceCents: cents(950),
    stock: 0,
    isActive: true,
    picture: { shape: 'treats', color: '#8a4f9e' },
  },
];

/** One order in so many has a product on it. */
export const PRODUCT_EVERY = 7;
/** The groomer who logs in sells all of them, the others the first few. */
export const PRODUCTS_OF_OTHERS = 3;
/** So many groomers have taken pictures. */
export const WITH_PICTURES = 3;
