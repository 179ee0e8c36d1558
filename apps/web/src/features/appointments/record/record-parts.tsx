import type { ReactNode } from 'react';
import { AppointmentActions } from '../appointment/appointment-actions.tsx';
import type { Drive } from '../appointment/drive-line.tsx';
import { HistoryCard } from '../appointment/history-card.tsx';
import type { UploadPhoto } from '../appointment/line-photos.tsx';
import { PetLineCard } from '../appointment/pet-line-card.tsx';
import { MoneyCard } from '../appointment/prices-card.tsx';
import { isAtTheVan, progressOf } from '../appointment/visit-words.ts';
import type { AppointmentDetail } from '../appointments-query.ts';
import type { CalendarHabits } from '../calendar/calendar-days.ts';
import { ReportCardsCard } from '../report-card/report-cards-card.tsx';
import { BookNextCard } from './book-next-card.tsx';
import { CustomerNotesCard } from './customer-notes-card.tsx';
import { WhereCard } from './where-card.tsx';

interface Part {
  readonly id: string;
  readonly column: 'main' | 'side';
  readonly content: ReactNode;
}

interface RecordOf {
  readonly appointment: AppointmentDetail;
  readonly now: Date;
  readonly clock: CalendarHabits['clock'];
  readonly drive: Drive | null;
  readonly upload: UploadPhoto;
  /** What it came to, once it is settled. */
  readonly outcome: ReactNode;
}

type PartName =
  | 'outcome'
  | 'bookNext'
  | 'where'
  | 'pets'
  | 'reportCards'
  | 'money'
  | 'customer'
  | 'actions'
  | 'history';

/** In the order in which a phone needs them. */
const ORDERS: Readonly<Record<'before' | 'during' | 'after' | 'off', readonly PartName[]>> = {
  before: ['where', 'pets', 'customer', 'money', 'actions', 'history'],
  during: ['pets', 'money', 'where', 'customer', 'actions', 'history'],
  after: ['outcome', 'bookNext', 'pets', 'reportCards', 'customer', 'where', 'history'],
  /** It did not take place. */
  off: ['outcome', 'bookNext', 'customer', 'pets', 'where', 'history'],
};

const COLUMNS: Readonly<Record<PartName, Part['column']>> = {
  outcome: 'main',
  pets: 'main',
  reportCards: 'main',
  history: 'main',
  bookNext: 'side',
  where: 'side',
  money: 'side',
  customer: 'side',
  actions: 'side',
};

/** Which moment of its life it is. */
const momentOf = (appointment: AppointmentDetail, now: Date): keyof typeof ORDERS => {
  const { status } = appointment;
  if (status === 'complete') return 'after';
  if (status === 'cancelled' || status === 'rejected') return 'off';
  return isAtTheVan(appointment, now) && progressOf(appointment).kind !== 'waiting' ? 'during' : 'before';
};

const contentOf = (name: PartName, { appointment, now, clock, drive, upload, outcome }: RecordOf): ReactNode => {
  switch (name) {
    case 'outcome':
      return outcome;
    case 'bookNext':
      return <BookNextCard appointment={appointment} clock={clock} />;
    case 'where':
      return <WhereCard appointment={appointment} drive={momentOf(appointment, now) === 'before' ? drive : null} />;
    case 'reportCards':
      return <ReportCardsCard appointment={appointment} />;
    case 'money':
      return <MoneyCard appointment={appointment} now={now} />;
    case 'customer':
      return <CustomerNotesCard appointment={appointment} />;
    case 'actions':
      return <AppointmentActions appointment={appointment} />;
    case 'history':
      return <HistoryCard appointment={appointment} clock={clock} />;
    case 'pets':
      return appointment.petServices.map((line) => (
        <PetLineCard key={line.id} appointment={appointment} line={line} now={now} upload={upload} />
      ));
  }
};

export const partsOf = (record: RecordOf): readonly Part[] =>
  ORDERS[momentOf(record.appointment, record.now)].map((name) => ({
    id: name,
    column: COLUMNS[name],
    content: contentOf(name, record),
  }));
