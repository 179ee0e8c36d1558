export const MAX_RATING = 5;
export const MAX_REVIEW_LENGTH = 2_000;
export const MAX_REVIEW_REPLY_LENGTH = 1_000;
export const MAX_REVIEW_PHOTOS = 6;
/** A review is changed by its author within so many days after it was written. */
export const REVIEW_EDIT_DAYS = 30;

/** Which of their reviews groomers list. */
export const REVIEW_FILTERS = ['all', 'withText', 'withPhotos', 'withoutReply'] as const;
export type ReviewFilter = (typeof REVIEW_FILTERS)[number];

/** Which completed orders customers list. */
export const REVIEWABLE_FILTERS = ['all', 'toReview', 'reviewed'] as const;
export type ReviewableFilter = (typeof REVIEWABLE_FILTERS)[number];

/** Why somebody asks staff to look at a review. */
export const REVIEW_REPORT_REASONS = ['spam', 'offensive', 'private', 'fake', 'other'] as const;
export type ReviewReportReason = (typeof REVIEW_REPORT_REASONS)[number];
export const REVIEW_REPORT_WORDS: Readonly<Record<ReviewReportReason, string>> = {
  spam: 'Spam or advertising',
  offensive: 'Offensive language',
  private: 'Private information',
  fake: 'Not about this appointment',
  other: 'Something else',
};
export const MAX_REVIEW_REPORT_LENGTH = 500;

/** Which reviews staff list. */
export const STAFF_REVIEW_FILTERS = ['reported', 'hidden', 'all'] as const;
export type StaffReviewFilter = (typeof STAFF_REVIEW_FILTERS)[number];
export const MAX_MODERATION_REASON_LENGTH = 300;
