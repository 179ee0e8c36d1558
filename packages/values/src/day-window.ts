/** Minutes of one day, the end excluded. */
export interface DayWindow {
  readonly start: number;
  readonly end: number;
}

export const endsAfterStart = ({ start, end }: DayWindow): boolean => start < end;

/** Windows that only touch do not overlap. */
export const doOverlap = (one: DayWindow, other: DayWindow): boolean => one.start < other.end && other.start < one.end;
