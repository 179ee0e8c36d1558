import type { AnswerOf, reportsContract } from '@tailgate/contract';
import type { Tx } from '../../platform/db/database.ts';
import { Failure, found, refuseProblems } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { recipientOf } from '../accounts/index.ts';
import { imagesById } from '../attachments/index.ts';
import { whenText } from '../appointments/index.ts';
import { notify } from '../notifications/index.ts';
import { businessNameOf } from '../providers/index.ts';
import { saveReportCard, type Condition, type ReportCardRow } from './report-cards.queries.ts';
import { visitOfPet, type VisitOfPet } from './visit-of-pet.view.ts';

type Card = AnswerOf<typeof reportsContract.readReportCard>;

const cardAnswer = async (tx: Tx, row: ReportCardRow, visit: VisitOfPet, platform: Platform): Promise<Card> => {
  const chosen = visit.photos.filter(({ id }) => row.photoIds.includes(id));
  const images = await imagesById(
    tx,
    chosen.map(({ id }) => id),
    platform,
  );
  const { photoIds: _chosen, sentAt, ...card } = row;
  return {
    ...card,
    petName: visit.petName,
    petType: visit.petType,
    groomerName: await businessNameOf(tx, visit.providerId),
    appointmentStart: visit.startsAt.toISOString(),
    photos: chosen.flatMap(({ id, taken }) => {
      const image = images.get(id);
      return image ? [{ ...image, taken }] : [];
    }),
    sentAt: sentAt.toISOString(),
  };
};

/** As it was sent, with the photos that are still there. */
export const reportCardAnswer = async (tx: Tx, row: ReportCardRow, platform: Platform): Promise<Card> =>
  await cardAnswer(tx, row, found(await visitOfPet(tx, row)), platform);

/** Of a visit, without pets that were taken off it since. */
export const reportCardAnswers = async (
  tx: Tx,
  rows: readonly ReportCardRow[],
  platform: Platform,
): Promise<Card[]> => {
  const cards: Card[] = [];
  for (const row of rows) {
    const visit = await visitOfPet(tx, row);
    if (visit) cards.push(await cardAnswer(tx, row, visit, platform));
  }
  return cards;
};

const tellCustomer = async (
  tx: Tx,
  { appointmentId, petId }: CardToSend,
  visit: VisitOfPet,
  platform: Platform,
): Promise<void> => {
  const to = await recipientOf(tx, visit.customerId);
  const variables = {
    groomer: await businessNameOf(tx, visit.providerId),
    pets: visit.petName,
    when: whenText(visit.startsAt, visit.timeZone),
    id: appointmentId,
    petId,
  };
  await notify(tx, platform, 'reportCardSent', { to, variables, about: { appointmentId, startsAt: visit.startsAt } });
};

export interface CardToSend extends Condition {
  readonly appointmentId: string;
  readonly petId: string;
  readonly photoIds: readonly string[];
}

/** Tells the customer how the pet was. Sent again, the card is changed, and nobody is told twice. */
export const sendReportCard = async (tx: Tx, card: CardToSend, platform: Platform): Promise<Card> => {
  const visit = found(await visitOfPet(tx, card));
  if (!visit.isDone)
    throw new Failure('illegal_transition', { message: 'Finish all services of this pet before you send its card.' });
  const ofVisit = new Set(visit.photos.map(({ id }) => id));
  refuseProblems(
    card.photoIds.every((id) => ofVisit.has(id)) ? {} : { photoIds: 'are not photos of this pet and visit' },
  );
  const sent = { ...card, sentAt: platform.clock.now(), providerId: visit.providerId };
  const saved = await saveReportCard(tx, sent);
  if (saved.isNew) await tellCustomer(tx, card, visit, platform);
  return await cardAnswer(tx, { ...card, sentAt: saved.sentAt }, visit, platform);
};
