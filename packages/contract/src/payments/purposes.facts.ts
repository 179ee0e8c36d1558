interface PurposeFacts {
  /** What the money is about: a row of this kind, of which the charge has the id. */
  readonly subject: string;
  /** Purposes of one bill are charged once between them, and refunded and disputed together. */
  readonly bill: string;
  /** How staff read it. */
  readonly words: string;
}

/** Everything a card can be charged for. What settles, fails and reverses each stands in the server's table of purposes. */
export const PURPOSES = {
  order: { subject: 'appointment', bill: 'order', words: 'Charge' },
  no_show: { subject: 'appointment', bill: 'order', words: 'Charge for a no-show' },
  cancellation: { subject: 'appointment', bill: 'order', words: 'Charge for a cancellation' },
  // What stayed owed of one of the three above, by the customer's link.
  due: { subject: 'appointment', bill: 'order', words: 'Charge by link' },
  tip: { subject: 'appointment', bill: 'tip', words: 'Charge for a tip' },
} as const satisfies Readonly<Record<string, PurposeFacts>>;

export type ChargePurpose = keyof typeof PURPOSES;
export type MoneySubjectKind = (typeof PURPOSES)[ChargePurpose]['subject'];
export type Bill = (typeof PURPOSES)[ChargePurpose]['bill'];

export const CHARGE_PURPOSES = Object.keys(PURPOSES) as readonly ChargePurpose[];
export const billOf = (purpose: ChargePurpose): Bill => PURPOSES[purpose].bill;
/** The purposes that are charged, refunded and disputed together with this one. */
export const purposesOfBill = (purpose: ChargePurpose): readonly ChargePurpose[] =>
  CHARGE_PURPOSES.filter((other) => billOf(other) === billOf(purpose));
