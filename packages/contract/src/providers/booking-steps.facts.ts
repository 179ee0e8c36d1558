/** What a groomer needs before customers can book, in the order in which it is asked for. */
export const BOOKING_STEPS = ['emergency-contact', 'services', 'prices', 'hours', 'zones'] as const;
export type BookingStep = (typeof BOOKING_STEPS)[number];

export interface OfferedService {
  readonly isHourly: boolean;
  readonly hourlyRate: number;
  /** Of sizes, and the highest of each breed; 0 where none is set. */
  readonly prices: readonly number[];
}

/** Of the API's answers or the database's rows; amounts in any unit. */
export interface BookingFacts {
  readonly hasEmergencyContact: boolean;
  readonly services: readonly OfferedService[];
  /** Weekdays with hours. */
  readonly workdays: readonly number[];
  /** The weekdays of each work zone. */
  readonly zones: readonly (readonly number[])[];
}

/** Whether customers can book the service. */
export const isServicePriced = ({ isHourly, hourlyRate, prices }: OfferedService): boolean =>
  isHourly ? hourlyRate > 0 : prices.some((price) => price > 0);

/** Undefined while the facts are not known. */
const isDone: Readonly<Record<BookingStep, (facts: Partial<BookingFacts>) => boolean | undefined>> = {
  'emergency-contact': ({ hasEmergencyContact }) => hasEmergencyContact,
  services: ({ services }) => services && services.length > 0,
  prices: ({ services }) => services && services.length > 0 && services.every(isServicePriced),
  hours: ({ workdays }) => workdays && workdays.length > 0,
  // A zone counts only on a day with hours: the search offers no other. Without hours, the hours come first.
  zones: ({ zones, workdays }) =>
    zones && workdays && zones.some((days) => days.some((day) => workdays.length === 0 || workdays.includes(day))),
};

/** The steps that are left. The server activates an approved groomer once there are none; screens list them. */
export const openBookingSteps = (facts: Partial<BookingFacts>): BookingStep[] =>
  BOOKING_STEPS.filter((step) => isDone[step](facts) === false);
