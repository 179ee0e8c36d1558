import { z } from 'zod';
import { id, image, instant } from '../schemas.ts';
import { MAX_RATING } from './reviews.facts.ts';

export const petServices = z.array(
  z.object({ petName: z.string(), breed: z.string().nullable(), serviceName: z.string() }),
);

/** A review as everybody sees it. */
export const review = z.object({
  id,
  rating: z.number().int(),
  comment: z.string(),
  photos: z.array(image),
  createdAt: instant,
  editedAt: instant.nullable(),
  /** First name and initial: no more of a reviewer is public. */
  customer: z.object({ displayName: z.string() }),
  petServices,
  reply: z.object({ text: z.string(), createdAt: instant, editedAt: instant.nullable() }).nullable(),
});

export const reviewSummary = z.object({
  averageRating: z.number(),
  reviewCount: z.number().int(),
  /** From five stars to one. */
  stars: z.array(z.object({ stars: z.number().int(), count: z.number().int() })).length(MAX_RATING),
});
