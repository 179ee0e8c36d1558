const HALF_A_DAY_MS = 12 * 60 * 60_000;

// Made when they are needed, which is seldom: the first format of all costs a slow phone a twentieth of a second.
const clock = () => new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const day = () => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** `8:47` while that can only be one moment, otherwise `Jun 10, 8:47 PM`. */
export const savedAt = (instantMs: number, nowMs: number): string => {
  const time = clock().format(instantMs);
  return nowMs - instantMs < HALF_A_DAY_MS ? time.replace(/\s?[AP]M$/i, '') : `${day().format(instantMs)}, ${time}`;
};
