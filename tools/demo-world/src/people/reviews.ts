import { randomFrom, type Random } from '@tailgate/kit';
import type { SeedAppointment, SeedPet, SeedReview } from '@tailgate/server/seeding';
import { APOLOGIES, FINE, POOR, PRAISE, REPORTED, REPORT_NOTE, SO_SO, THANKS } from '../story/reviews.ts';
import type { ProviderStory, SiteStory } from '../story/site-story.ts';
import type { DemoPerson } from './demo-person.ts';
import { demoId, slugOf } from './ids.ts';

const HOUR_MS = 3_600_000;
/** Who writes does it within two days, and is answered within another. */
const LATEST_HOURS = 48;
const WITH_WORDS = 0.55;
const WITH_REPLY = 0.35;

interface Making {
  readonly people: readonly DemoPerson[];
  readonly pets: readonly SeedPet[];
  readonly appointments: readonly SeedAppointment[];
  readonly now: Date;
}

/** Mostly five stars; the lower the average of the story, the more others. */
const ratingFor = (average: number, random: Random): number => {
  const missing = 5 - average;
  if (!random.chance(Math.min(0.9, missing * 0.8))) return 5;
  if (random.chance(0.78)) return 4;
  return random.chance(0.75) ? 3 : random.integer(1, 2);
};

const wordsFor = (rating: number, random: Random): string => {
  if (rating === 3) return random.pick(SO_SO);
  if (rating < 3) return random.pick(POOR);
  const { first, second } = rating === 5 ? PRAISE : FINE;
  return random.chance(0.6) ? `${random.pick(first)} ${random.pick(second)}` : random.pick(first);
};

const filled = (text: string, names: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_all, name: string) => names[name] ?? '');

interface Reviewing {
  readonly story: SiteStory;
  readonly groomer: DemoPerson;
  readonly average: number;
  readonly customerOf: ReadonlyMap<string, DemoPerson>;
  readonly photoOf: ReadonlyMap<string, string>;
}

const reviewOf = (
  { story, groomer, average, customerOf, photoOf }: Reviewing,
  appointment: SeedAppointment,
): SeedReview => {
  const { id: appointmentId, providerId, customerId, lines, time } = appointment;
  const random = randomFrom(story.slug, 'review', groomer.id, time.start.toISOString());
  const rating = ratingFor(average, random);
  const names = {
    pet: lines[0]?.petName ?? '',
    groomer: groomer.firstName,
    customer: customerOf.get(customerId)?.firstName ?? '',
  };
  const hasWords = random.chance(WITH_WORDS);
  const createdAt = new Date(time.end.getTime() + random.integer(2, LATEST_HOURS) * HOUR_MS);
  const hasReply = hasWords && random.chance(rating < 4 ? 0.7 : WITH_REPLY);
  const photo = photoOf.get(lines[0]?.petId ?? '');
  return {
    id: demoId(story.slug, 'review', appointmentId),
    appointmentId,
    providerId,
    customerId,
    rating,
    comment: hasWords ? filled(wordsFor(rating, random), names) : '',
    photoIds: photo && rating === 5 && random.chance(0.6) ? [photo] : [],
    createdAt,
    reply: hasReply
      ? {
          text: filled(random.pick(rating < 4 ? APOLOGIES : THANKS), names),
          at: new Date(createdAt.getTime() + random.integer(1, 24) * HOUR_MS),
        }
      : null,
    report: null,
  };
};

/** As many as the story says at most, of all times of the year. */
const evenly = <T>(all: readonly T[], count: number): T[] => {
  const step = Math.max(1.6, all.length / count);
  return all.filter((_one, at) => Math.floor((at + 1) / step) > Math.floor(at / step));
};

/** One of the latest of the groomer who logs in waits for staff. */
const withReport = (reviews: readonly SeedReview[], groomer: DemoPerson): SeedReview[] => {
  const late = reviews.at(-4);
  if (groomer.login !== 'groomer' || !late) return [...reviews];
  const at = new Date(late.createdAt.getTime() + HOUR_MS);
  const comment = filled(REPORTED, { groomer: groomer.firstName });
  const report = { reporterId: groomer.id, reason: 'private', note: REPORT_NOTE, at } as const;
  return reviews.map((one) => (one === late ? { ...one, rating: 3, comment, reply: null, report } : one));
};

const storyOf = (story: SiteStory, person: DemoPerson): ProviderStory | undefined =>
  story.groomers.find(({ name }) => demoId(story.slug, 'person', slugOf(name.join(' '))) === person.id);

/** What customers said about the completed visits of the past year. The demo customer has not reviewed the last one. */
export const reviewsOf = (story: SiteStory, { people, pets, appointments, now }: Making): SeedReview[] => {
  const customerOf = new Map(people.map((person) => [person.id, person]));
  const photoOf = new Map(pets.flatMap(({ id, photoFileId }) => (photoFileId ? [[id, photoFileId] as const] : [])));
  const newest = new Date(now.getTime() - (LATEST_HOURS + 24) * HOUR_MS);
  const done = appointments
    .filter(({ status, time }) => status === 'complete' && time.end <= newest)
    .toSorted((one, other) => one.time.start.getTime() - other.time.start.getTime());
  return people.flatMap((groomer) => {
    const [average, count] = storyOf(story, groomer)?.rating ?? [0, 0];
    const own = done.filter(({ providerId }) => providerId === groomer.id);
    const last = own.findLast(({ customerId }) => customerOf.get(customerId)?.login === 'customer');
    const reviewed = count === 0 ? [] : evenly(own, count).filter((one) => one !== last);
    const reviewing = { story, groomer, average, customerOf, photoOf };
    return withReport(
      reviewed.map((appointment) => reviewOf(reviewing, appointment)),
      groomer,
    );
  });
};
