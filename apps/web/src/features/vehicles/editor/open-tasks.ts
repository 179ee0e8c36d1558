import type { VanSection } from '@tailgate/contract/facts';
import type { Vehicle } from '../vehicles-query.ts';
import { shortDate } from '../vehicle-words.ts';

export interface OpenRow {
  /** The first where several are one row. */
  readonly task: string;
  readonly section: VanSection;
  readonly words: string;
  /** What mends it: 'Upload'. */
  readonly verb: string;
  readonly isExpired: boolean;
  readonly isRequired: boolean;
}

type OpenTask = Vehicle['readiness']['open'][number];

const SET: readonly string[] = [
  'odometer',
  'insurance-type',
  'plan',
  'charge',
  'introductory-rate',
  'mileage-option',
  'availability',
];

const verbOf = (task: string): string => {
  if (task.startsWith('document-')) return 'Upload';
  return SET.includes(task) ? 'Set' : 'Add';
};

const wordsOf = ({ task, label, isExpired }: OpenTask, { documents }: Vehicle, today: string): string => {
  if (!isExpired) return label;
  const date = documents.find(({ kind }) => task === `document-${kind}`)?.expiresOn;
  return date ? `${label} expired ${shortDate(date, today)}` : `${label} expired`;
};

const MOST_NAMED = 3;

/** `Passenger side, interior`; more are counted. */
const photosInWords = (photos: readonly OpenTask[]): string => {
  if (photos.length > MOST_NAMED) return `${photos.length} photos`;
  const names = photos.map(({ label }, index) => (index === 0 ? label : label.toLowerCase()));
  return photos.length === 1 ? `${names.join('')} photo` : names.join(', ');
};

const isPhoto = ({ section }: OpenTask) => section === 'photos';

/** What is left, expired first; the photos are one row. */
export const openRows = (vehicle: Vehicle, today: string): readonly OpenRow[] => {
  const { open } = vehicle.readiness;
  const photos = open.filter(isPhoto);
  return open.flatMap((task) => {
    if (isPhoto(task) && task !== photos[0]) return [];
    return [
      {
        ...task,
        words: isPhoto(task) ? photosInWords(photos) : wordsOf(task, vehicle, today),
        verb: verbOf(task.task),
      },
    ];
  });
};
