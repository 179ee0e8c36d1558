import { MAX_UPSELL_CENTS, MAX_UPSELL_STOCK, MIN_UPSELL_CENTS } from '@tailgate/contract/facts';
import { centsOf, dollarsOf, showEstimate, type Cents } from '@tailgate/values/money';
import type { Upsell } from './upsells-query.ts';

export interface UpsellValues {
  name: string;
  description: string;
  price: Cents | null;
  isCounted: boolean;
  quantity: number | null;
  isActive: boolean;
  /** The first is the one that customers see in the store. */
  images: Upsell['images'];
}

export const NEW_UPSELL: UpsellValues = {
  name: '',
  description: '',
  price: null,
  isCounted: false,
  quantity: null,
  isActive: true,
  images: [],
};

/** The default image comes first. */
const inOrder = ({ images, defaultImage }: Upsell): Upsell['images'] => [
  ...images.filter(({ id }) => id === defaultImage?.id),
  ...images.filter(({ id }) => id !== defaultImage?.id),
];

export const valuesOf = (upsell: Upsell): UpsellValues => ({
  name: upsell.name,
  description: upsell.description,
  price: centsOf(upsell.price),
  isCounted: upsell.quantity !== null,
  quantity: upsell.quantity,
  isActive: upsell.isActive,
  images: inOrder(upsell),
});

const priceProblem = (price: Cents | null): string | null => {
  if (price === null || price < MIN_UPSELL_CENTS) return 'Enter the price';
  return price > MAX_UPSELL_CENTS ? `Enter ${showEstimate(MAX_UPSELL_CENTS)} at most` : null;
};

const quantityProblem = (quantity: number | null, { isCounted }: UpsellValues): string | null => {
  if (!isCounted) return null;
  if (quantity === null) return 'Enter how many you have';
  return quantity > MAX_UPSELL_STOCK ? `Enter ${MAX_UPSELL_STOCK.toLocaleString('en-US')} at most` : null;
};

export const RULES = {
  name: (name: string) => (name.trim() === '' ? 'Enter a name' : null),
  description: (description: string) => (description.trim() === '' ? 'Say in a few words what it is' : null),
  price: priceProblem,
  quantity: quantityProblem,
};

const stockOf = ({ isCounted, quantity }: UpsellValues): number | null => (isCounted ? quantity : null);

/** As it is sent; the rules have refused what is missing. */
export const bodyOf = (values: UpsellValues) => {
  const { name, description, price, isActive, images } = values;
  const [first] = images;
  return {
    name,
    description,
    price: price === null ? 0 : dollarsOf(price),
    images: images.map(({ id }) => id),
    defaultImage: first?.id ?? null,
    quantity: stockOf(values),
    isActive,
  };
};

/** How many there are is sent only if it was changed here: a visit may have sold one since the form was opened. */
export const changesOf = (values: UpsellValues, saved: UpsellValues) => {
  const { quantity, ...rest } = bodyOf(values);
  return stockOf(saved) === quantity ? rest : { ...rest, quantity };
};
