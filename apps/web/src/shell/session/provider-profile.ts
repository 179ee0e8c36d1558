import type { CallAnswer, ProviderKind } from '@tailgate/contract';

type Answer = CallAnswer<'GET /v2/service-provider/account'>;

interface Reviews {
  readonly reviewSummary?: Answer['reviewSummary'] | null | undefined;
  readonly rating?: number | null | undefined;
  readonly reviewsNumber?: number | null | undefined;
}

/** Older profiles carry two loose numbers instead of the summary. */
export const reviewSummaryOf = ({ reviewSummary, rating, reviewsNumber }: Reviews): Answer['reviewSummary'] =>
  reviewSummary ?? { averageRating: rating ?? 0, reviewCount: reviewsNumber ?? 0 };

export const messagingSystemIdOf = (profile: Pick<Partial<Answer>, 'messagingSystemId' | 'vanityUrl'>): string | null =>
  profile.messagingSystemId ?? profile.vanityUrl ?? null;

export const DEFAULT_SERVICE_CATEGORY: ProviderKind = 'grooming';

interface Category {
  readonly serviceCategory?: ProviderKind | undefined;
  readonly lockServiceCategory?: boolean | undefined;
}

/** A locked category stays what it was, whatever the profile that was just loaded says. */
export const serviceCategoryOf = (loaded: Category, kept: Category = {}): ProviderKind =>
  (kept.lockServiceCategory ? kept.serviceCategory : loaded.serviceCategory) ?? DEFAULT_SERVICE_CATEGORY;

export const providerProfileOf = (answer: Answer & Reviews, kept?: Category) => ({
  ...answer,
  reviewSummary: reviewSummaryOf(answer),
  messagingSystemId: messagingSystemIdOf(answer),
  serviceCategory: serviceCategoryOf(answer, kept),
});

export type ProviderProfile = ReturnType<typeof providerProfileOf>;
