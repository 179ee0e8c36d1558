import { v7 } from 'uuid';

let offsetMs = 0;

/** Ids carry the time of the server's clock, because appointments are partitioned and found by it. Set once, at start. */
export const shiftIds = (clockOffsetMs: number): void => {
  offsetMs = clockOffsetMs;
};

/** The first 48 bits are milliseconds. The rest stays: it orders the ids of one millisecond. */
const shifted = (id: string): string => {
  const ms = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) + offsetMs;
  const digits = ms.toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}${id.slice(13)}`;
};

/** UUID v7 sorts by creation time, so that new rows are appended to their index. */
export const newId = (): string => (offsetMs === 0 ? v7() : shifted(v7()));
