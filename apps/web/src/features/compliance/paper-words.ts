import { VAN_DOCUMENT_WORDS, type VanDocumentKind } from '@tailgate/contract/facts';
import { showDate } from '@tailgate/values/date-text';
import { addDays, type LocalDate } from '@tailgate/values/local-time';
import { centsOf, showEstimate } from '@tailgate/values/money';
import { daysLeftInWords } from '#ui/words/days-left.ts';
import type { DriverPaper, Paper } from './compliance-query.ts';

type Dated = Pick<Paper, 'expiresOn' | 'daysLeft'>;
type Hit = Pick<Paper, 'appointments'>;

export const documentInText = (kind: VanDocumentKind): string => VAN_DOCUMENT_WORDS[kind].toLowerCase();

/** `Jun 20`, and of another year `Mar 14, 2027` */
export const dayInWords = ({ expiresOn, daysLeft }: Dated): string => {
  if (expiresOn === null || daysLeft === null) return '';
  const date = expiresOn as LocalDate;
  const words = showDate(date);
  return addDays(date, -daysLeft).slice(0, 4) === date.slice(0, 4) ? words.replace(/, \d{4}$/, '') : words;
};

/** `expires Jun 20, in 9 days` */
const expiryInText = (paper: Paper): string => {
  if (paper.state === 'missing') return 'is missing';
  const day = dayInWords(paper);
  if (paper.state === 'expired') return `expired ${day}`;
  return paper.state === 'soon' ? `expires ${day}, ${daysLeftInWords(paper.daysLeft ?? 0)}` : `is valid until ${day}`;
};

/** `Inspection expires Jun 20, in 9 days` */
export const paperInWords = (paper: Paper): string => `${VAN_DOCUMENT_WORDS[paper.kind]} ${expiryInText(paper)}`;

/** `Van 4: inspection expires Jun 20, in 9 days` */
export const paperOfVanInWords = (paper: Paper): string =>
  `${paper.vehicle.name}: ${documentInText(paper.kind)} ${expiryInText(paper)}`;

export const countInWords = (count: number): string => (count === 1 ? '1 appointment' : `${count} appointments`);
export const sumInWords = ({ appointments }: Hit): string => showEstimate(centsOf(Math.round(appointments.expected)));

/** `4 booked appointments ($515) are after that date and can’t start without a new one.` */
export const hitInWords = (paper: Paper): string => {
  const { count } = paper.appointments;
  if (paper.state === 'missing') return 'A listed van needs one.';
  if (count === 0)
    return paper.state === 'expired'
      ? 'Appointments can’t start in this van without a new one.'
      : 'No booked appointments are after that date.';
  const [what, are] = count === 1 ? ['1 booked appointment', 'is'] : [`${count} booked appointments`, 'are'];
  return paper.state === 'expired'
    ? `${what} (${sumInWords(paper)}) can’t start without a new one.`
    : `${what} (${sumInWords(paper)}) ${are} after that date and can’t start without a new one.`;
};

/** `4 appointments after Jun 20, $515`, for a row. */
export const hitInShort = (paper: Paper): string | null => {
  const { count } = paper.appointments;
  if (count === 0) return null;
  const when = paper.state === 'expired' ? 'can’t start' : `after ${dayInWords(paper)}`;
  return `${countInWords(count)} ${when}, ${sumInWords(paper)}`;
};

/** What is lost without a new one is red; what is only about to end is not. */
export const toneOf = ({ state, appointments }: Pick<Paper, 'state' | 'appointments'>): 'danger' | 'warning' =>
  state === 'expired' || (state === 'soon' && appointments.count > 0) ? 'danger' : 'warning';

/** What it means for the groomer, and who can mend it. */
export const driverHitInWords = ({
  appointments: { count },
  state,
  isYours,
  renewedBy,
  ...rest
}: DriverPaper): string => {
  const mends = isYours ? 'Upload a new one to keep working.' : `${renewedBy.name} has to renew it.`;
  if (state === 'missing') return isYours ? 'A listed van needs one.' : mends;
  const after =
    state === 'expired' ? 'can’t start without a new one' : `after ${dayInWords(rest)} can’t start without a new one`;
  if (count === 0) return mends;
  return `${count === 1 ? '1 of your appointments' : `${count} of your appointments`} ${after}. ${mends}`;
};
