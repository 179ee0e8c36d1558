import type { OrderingSession } from './visitor-booking-query.ts';

/** The pages of the flow in the order in which they come. */
const ORDERING_PAGES = [
  '/ordering/appointment-details',
  '/ordering/select-services',
  '/ordering/available-providers',
  '/ordering/upsells',
  '/ordering/login',
  '/ordering/verification',
  '/ordering/profile',
  '/ordering/payment',
  '/ordering/summary',
] as const;
export type OrderingPage = (typeof ORDERING_PAGES)[number];

export const STEPS = 5;
/** Which of the five steps a page belongs to: who one is, and how one pays, is a single step to the visitor. */
export const STEP_OF: Readonly<Record<OrderingPage, number>> = {
  '/ordering/appointment-details': 1,
  '/ordering/select-services': 2,
  '/ordering/available-providers': 3,
  '/ordering/upsells': 3,
  '/ordering/login': 4,
  '/ordering/verification': 4,
  '/ordering/profile': 4,
  '/ordering/payment': 4,
  '/ordering/summary': 5,
};

export type Progress = Pick<OrderingSession, 'location' | 'pets' | 'chosen' | 'missing' | 'placed'>;

/** The person beside the session: a card on file, or a phone number that was proved and has no account yet. */
export interface Person {
  readonly hasCard: boolean;
  readonly hasProof: boolean;
}

/** The page where something is left to do. */
export const firstUnfinished = (session: Progress, { hasCard, hasProof }: Person): OrderingPage => {
  if (session.placed) return '/ordering/summary';
  if (session.location === null || session.pets.length === 0) return '/ordering/appointment-details';
  if (session.pets.some(({ services }) => services.length === 0)) return '/ordering/select-services';
  if (!session.chosen) return '/ordering/available-providers';
  if (session.missing.includes('account')) return hasProof ? '/ordering/profile' : '/ordering/login';
  if (session.missing.includes('profile')) return '/ordering/profile';
  return hasCard ? '/ordering/summary' : '/ordering/payment';
};

const placeOf = (page: OrderingPage): number => ORDERING_PAGES.indexOf(page);

/** Products come with the groomer; most have none. */
const sellsProducts = ({ chosen }: Pick<Progress, 'chosen'>): boolean => chosen?.sellsProducts === true;

/** A signed-in person is not asked for the phone again, and nobody for products where there are none. */
const isDone = (page: OrderingPage, session: Progress): boolean => {
  if (page === '/ordering/upsells') return !sellsProducts(session);
  return (page === '/ordering/login' || page === '/ordering/verification') && !session.missing.includes('account');
};

/** The wanted page if everything before it is done, or else the one where something is left. */
export const pageToShow = (wanted: OrderingPage, session: Progress, person: Person): OrderingPage => {
  const first = firstUnfinished(session, person);
  if (session.placed || isDone(wanted, session)) return first;
  if (wanted === '/ordering/verification' && first === '/ordering/login') return wanted;
  return placeOf(wanted) <= placeOf(first) ? wanted : first;
};

/** Where the arrow leads; null on the first page. */
export const pageBefore = (
  page: OrderingPage,
  session: Pick<Progress, 'chosen'> | undefined,
  isSignedIn: boolean,
): OrderingPage | null => {
  if (page === '/ordering/profile' && !isSignedIn) return '/ordering/login';
  if (page === '/ordering/profile' || page === '/ordering/login')
    return session && sellsProducts(session) ? '/ordering/upsells' : '/ordering/available-providers';
  return ORDERING_PAGES[placeOf(page) - 1] ?? null;
};
