import type { ReviewFilter, ReviewableFilter, ReviewReportReason } from '@tailgate/contract';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import { readPage, type Page } from '../../platform/db/page.ts';
import type { Tables } from '../../platform/db/tables.ts';

interface PetService {
  readonly petName: string;
  readonly breed: string | null;
  readonly serviceName: string;
}

const petServicesOf = (appointment: 'reviews.appointment_id' | 'appointments.id') => sql<PetService[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('petName', l.pet_name, 'breed', l.breed_name, 'serviceName',
    l.service_name) order by l.position), '[]')
  from appointment_lines l where l.appointment_id = ${sql.ref(appointment)})`;

/** Reviews with what was done and who says it. */
const reviews = (tx: Tx, wanted: Rows<'reviews'>) =>
  tx
    .selectFrom('reviews')
    .innerJoin('accounts as customer', 'customer.id', 'reviews.customer_id')
    .select(['reviews.id', 'reviews.appointment_id as appointmentId', 'reviews.rating', 'reviews.comment'])
    .select(['reviews.photo_ids as photoIds', 'reviews.created_at as createdAt', 'reviews.edited_at as editedAt'])
    .select(['reviews.reply', 'reviews.replied_at as repliedAt', 'reviews.reply_edited_at as replyEditedAt'])
    .select(['reviews.hidden_at as hiddenAt', 'reviews.customer_id as customerId'])
    .select(['customer.first_name as firstName', 'customer.last_name as lastName'])
    .select(['customer.anonymised_at as forgottenAt', petServicesOf('reviews.appointment_id').as('petServices')])
    .where(wanted as never);
export type ReviewRow = Awaited<ReturnType<ReturnType<typeof reviews>['execute']>>[number];

type Condition = (review: ExpressionBuilder<Tables, 'reviews'>) => ReturnType<Rows<'reviews'>>;

const IS_SHOWN: Readonly<Record<ReviewFilter, Condition>> = {
  all: (review) => review.val(true),
  withText: (review) => review('reviews.comment', '<>', ''),
  withPhotos: () => sql<boolean>`cardinality(reviews.photo_ids) > 0`,
  withoutReply: (review) => review('reviews.reply', 'is', null),
};

/** Those that count: of the provider, not hidden. */
const ofProvider =
  (providerId: string): Condition =>
  (review) =>
    review.and([review('reviews.provider_id', '=', providerId), review('reviews.hidden_at', 'is', null)]);

const withStars =
  (stars: number | undefined): Condition =>
  (review) =>
    stars === undefined ? review.val(true) : review('reviews.rating', '=', stars);

const ofBreed =
  (breedId: string | undefined): Condition =>
  (review) =>
    breedId === undefined
      ? review.val(true)
      : sql<boolean>`exists (select 1 from appointment_lines l join pets p on p.id = l.pet_id
          where l.appointment_id = reviews.appointment_id and p.breed_id = ${breedId})`;

interface WantedReviews {
  readonly providerId: string;
  readonly filters: readonly ReviewFilter[];
  readonly stars: number | undefined;
  readonly breedId?: string | undefined;
}

/** One page of what is said about a provider, the newest first. */
export const reviewsOfProvider = (tx: Tx, { providerId, filters, stars, breedId }: WantedReviews, page: Page) => {
  const wanted: Rows<'reviews'> = (review) =>
    review.and([
      ofProvider(providerId)(review),
      ...filters.map((filter) => IS_SHOWN[filter](review)),
      withStars(stars)(review),
      ofBreed(breedId)(review),
    ]);
  return readPage(reviews(tx, wanted).orderBy('reviews.created_at', 'desc').orderBy('reviews.id', 'desc'), page);
};

export const reviewNamed = (tx: Tx, wanted: Rows<'reviews'>) => reviews(tx, wanted).executeTakeFirst();

/** How many reviews of a provider each filter shows. */
export const countReviews = (tx: Tx, providerId: string, stars: number | undefined) =>
  tx
    .selectFrom('reviews')
    .where(ofProvider(providerId))
    .where(withStars(stars))
    .select((review) => {
      const count = (filter: ReviewFilter) => sql<number>`count(*) filter (where ${IS_SHOWN[filter](review)})::int`;
      return [
        count('all').as('all'),
        count('withText').as('withText'),
        count('withPhotos').as('withPhotos'),
        count('withoutReply').as('withoutReply'),
      ];
    })
    .executeTakeFirstOrThrow();

/** What the database has counted. */
export const reviewTotals = (tx: Tx, providerId: string) =>
  tx
    .selectFrom('providers')
    .where('account_id', '=', providerId)
    .select(['average_rating as averageRating', 'review_count as reviewCount', 'star_counts as starCounts'])
    .executeTakeFirst();

/** The orders of a customer. A completed one has a review or can get one. */
const orders = (tx: Tx, wanted: Rows<'appointments'>) =>
  tx
    .selectFrom('appointments')
    .innerJoin('accounts as provider', 'provider.id', 'appointments.provider_id')
    .select(['appointments.id', 'appointments.starts_at as startsAt', 'appointments.time_zone as timeZone'])
    .select(['appointments.status', 'appointments.provider_id as providerId'])
    .select(['provider.first_name', 'provider.last_name', petServicesOf('appointments.id').as('petServices')])
    .where(wanted as never);
export type ReviewableOrder = Awaited<ReturnType<ReturnType<typeof orders>['execute']>>[number];

export const reviewableOrder = (tx: Tx, wanted: Rows<'appointments'>) => orders(tx, wanted).executeTakeFirst();

const IS_REVIEWED = sql<boolean>`exists (select 1 from reviews r where r.appointment_id = appointments.id)`;
const IS_LISTED = {
  all: sql<boolean>`true`,
  toReview: sql<boolean>`not ${IS_REVIEWED}`,
  reviewed: IS_REVIEWED,
} as const satisfies Record<ReviewableFilter, unknown>;

export const reviewableOrders = (
  tx: Tx,
  { customerId, filter }: { readonly customerId: string; readonly filter: ReviewableFilter },
  page: Page,
) => {
  const completed: Rows<'appointments'> = (row) =>
    row.and([row('appointments.customer_id', '=', customerId), row('appointments.status', '=', 'complete')]);
  const wanted = orders(tx, completed).where(IS_LISTED[filter]);
  return readPage(wanted.orderBy('appointments.starts_at', 'desc').orderBy('appointments.id'), page);
};

/** The reviews of these orders, by order. */
export const reviewsOfOrders = async (tx: Tx, orderIds: readonly string[]) => {
  if (orderIds.length === 0) return new Map<string, ReviewRow>();
  const rows = await reviews(tx, (review) => review('reviews.appointment_id', 'in', orderIds)).execute();
  return new Map(rows.map((row) => [row.appointmentId, row]));
};

interface ReportRow {
  readonly reason: ReviewReportReason;
  readonly note: string;
  readonly reportedAt: string;
  readonly by: string;
  readonly byGroomer: boolean;
  readonly isAnswered: boolean;
}

const REPORTS = sql<ReportRow[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('reason', r.reason, 'note', r.note, 'reportedAt', r.reported_at,
    'by', trim(a.first_name || ' ' || a.last_name), 'byGroomer', r.reporter_id = reviews.provider_id, 'isAnswered',
    r.answered_at is not null) order by r.reported_at desc), '[]')
  from review_reports r join accounts a on a.id = r.reporter_id where r.review_id = reviews.id)`;

const IS_REPORTED = sql<boolean>`exists (
  select 1 from review_reports r where r.review_id = reviews.id and r.answered_at is null)`;
const IS_HIDDEN = sql<boolean>`reviews.hidden_at is not null`;
const IS_FOR_STAFF = { reported: IS_REPORTED, hidden: IS_HIDDEN, all: sql<boolean>`true` } as const;

const staffReviews = (tx: Tx, wanted: Rows<'reviews'>) =>
  reviews(tx, wanted)
    .innerJoin('accounts as provider', 'provider.id', 'reviews.provider_id')
    .leftJoin('accounts as decider', 'decider.id', 'reviews.decided_by')
    .select(['reviews.provider_id as providerId', 'reviews.decided_at as decidedAt'])
    .select(['reviews.decision_reason as decisionReason', REPORTS.as('reports')])
    .select([
      sql<string>`trim(provider.first_name || ' ' || provider.last_name)`.as('providerName'),
      sql<string | null>`trim(decider.first_name || ' ' || decider.last_name)`.as('deciderName'),
    ]);
export type StaffReviewRow = Awaited<ReturnType<ReturnType<typeof staffReviews>['execute']>>[number];

export const staffReviewNamed = (tx: Tx, wanted: Rows<'reviews'>) => staffReviews(tx, wanted).executeTakeFirst();

/** Reviews of the site, the newest first. */
export const reviewsForStaff = (tx: Tx, filter: keyof typeof IS_FOR_STAFF, page: Page) =>
  readPage(
    staffReviews(tx, () => IS_FOR_STAFF[filter])
      .orderBy('reviews.created_at', 'desc')
      .orderBy('reviews.id', 'desc'),
    page,
  );

/** How many wait for staff, and how many are hidden. */
export const countForStaff = async (tx: Tx) => {
  const { rows } = await sql<{ readonly reported: number; readonly hidden: number }>`
    select (select count(distinct review_id)::int from review_reports where answered_at is null) as reported,
      (select count(*)::int from reviews where hidden_at is not null) as hidden`.execute(tx);
  return rows[0] ?? { reported: 0, hidden: 0 };
};
