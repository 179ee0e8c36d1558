export type { Place } from './place.ts';
export { parsePhone, phoneFromParts, type Phone } from './phone.ts';
export {
  addDays,
  daysBetween,
  instantOf,
  localDateAt,
  localMinutesAt,
  parseLocalDate,
  parseMinutes,
  sendMinutes,
  showMinutes,
  weekdayOf,
  type LocalDate,
  type Weekday,
} from './local-time.ts';
