export {
  STATUS_WORDS,
  dayOf,
  detailLook,
  petNames,
  priceRange,
  startOf,
  statusLook,
  timeOf,
} from './appointment-words.ts';
export { type Alert, alertProblems } from './alerts/alert-words.ts';
export { ChargeDialog } from './appointment/charge-dialog.tsx';
export { LastTime, lastPricesQuery } from './appointment/last-time.tsx';
export { ChargeRow, isOwnCharge } from './appointment/prices-card.tsx';
export { useNextStop } from './appointment/use-next-stop.ts';
export { PricesDialog } from './appointment/prices-dialog.tsx';
export { type Line, productInWords } from './appointment/visit-words.ts';
export {
  type AppointmentDetail,
  ORDER_PATH,
  dayRouteQuery,
  keepAppointment,
  paymentMethodsQuery,
  receiptQuery,
} from './appointments-query.ts';
export { useAppointmentsOf } from './calendar/use-appointments-of.ts';
export { bookedOf, inDollars as bookedWords } from './home/expected.ts';
export { type CalendarHabits, longDate, monthOf, shortDate, shortDayOfMonth } from './calendar/calendar-days.ts';
export { type OwnAppointment, type OwnTip, OWN, keepOwnTip, ownTipQuery } from './own/own-query.ts';
export { toConfirmWords } from './own/own-words.ts';
export { ReceiptDialog } from './receipt/receipt-dialog.tsx';
export { ReceiptSums } from './receipt/receipt-sums.tsx';
export { DayPicker } from './times/day-picker.tsx';
export { FreeTimes } from './times/free-times.tsx';
export { moveMonth } from './times/month.ts';
export {
  clockTime,
  dateInWords,
  dateOfSlot,
  dayFrom,
  localStartOf,
  startInWords,
  timeOfSlot,
} from './times/start-words.ts';
export { partnerWords } from './trading/partner-words.ts';
export { partnersQuery } from './trading/trading-query.ts';
export { ReceiptLines } from './receipt/receipt-lines.tsx';
