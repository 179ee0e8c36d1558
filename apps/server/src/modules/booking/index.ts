export { acceptCancellation } from './accept-cancellation.ts';
export { summaryAnswer } from './summary-answer.ts';
export { visitAnswer } from './visit-answer.ts';
export { onMyWayIn } from './answer-parts.ts';
export { askForTime, type AskName } from './ask-for-time.ts';
export { bookAppointment } from './book-appointment.ts';
export {
  appointmentToMove,
  askedOccupantOf,
  lastLinesOf,
  placedTimes,
  type AppointmentToMove,
} from './booking.queries.ts';
export { changeLines } from './change-lines.ts';
export { completeVisit } from './complete-visit.ts';
export { markNoShow, requireNoShow } from './mark-no-show.ts';
export { endAfter, requirePossible } from './lines-change.rules.ts';
export { linesOfOrder, type OrderLine } from './lines.queries.ts';
export { ownAnswers, productsAnswer } from './own-appointment-answer.ts';
export { openOrder } from './open-order.ts';
export { orderContents, type OrderContents } from './order-contents.ts';
export type { Charge } from './change-charges.ts';
export { finalServicePrice } from './line-prices.ts';
export { lockedOrder, markBeingPaid, orderNamed, visitOf, visitsOf, type Order } from './orders.queries.ts';
export { hasBookedSince, orderToRepeat, placedOrder } from './order-to-repeat.ts';
export { recordOffline, type NotedLine } from './record-offline.ts';
export { arrivalAfter, requireReachable } from './booking.rules.ts';
export { moveTo, type MoveName } from './move-to.ts';
export { recordSetOut } from './record-set-out.ts';
export { takeOver, type TakeOverName } from './take-over.ts';
export { cancelFreeUntil, dayText, petsText, whenText } from './booking.rules.ts';
