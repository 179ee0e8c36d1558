import { MAX_RATING, REVIEW_EDIT_DAYS } from '@tailgate/contract';
import { secondsAfter } from '../../platform/clock.ts';

const DAY_S = 86_400;

export const editableUntil = (createdAt: Date): Date => secondsAfter(createdAt, REVIEW_EDIT_DAYS * DAY_S);

interface Reviewer {
  readonly firstName: string;
  readonly lastName: string;
  readonly forgottenAt: Date | null;
}

/** As everybody reads it: 'Ava B.'. */
export const publicNameOf = ({ firstName, lastName, forgottenAt }: Reviewer): string => {
  if (forgottenAt !== null) return 'Former customer';
  const [initial] = lastName.trim();
  return initial === undefined ? firstName : `${firstName} ${initial.toUpperCase()}.`;
};

/** From five stars to one, of what the database counts from one to five. */
export const starsOf = (starCounts: readonly number[]) =>
  Array.from({ length: MAX_RATING }, (_, at) => {
    const stars = MAX_RATING - at;
    return { stars, count: starCounts[stars - 1] ?? 0 };
  });
