/**
 * When tests and journeys take place. The same tree must get the same verdict at any hour of any day, so a run begins at
 * one of these instants, whatever the machine's clock says, and time passes from there.
 */
export const INSTANTS = {
  /** A Wednesday at ten in Austin, far from every change of clocks, month and year. */
  usual: '2026-11-18T16:00:00Z',
  /** 23:30 in Austin on the last of a month: in Greenwich it is tomorrow, and the next month. */
  lateMonthEnd: '2026-12-01T05:30:00Z',
  /** Clocks change on Sundays. */
  springForward: '2027-03-14T15:00:00Z',
  fallBack: '2026-11-01T16:00:00Z',
} as const;

const instantOf = (given: string): number => {
  const time = Date.parse(given in INSTANTS ? INSTANTS[given as keyof typeof INSTANTS] : given);
  if (Number.isNaN(time))
    throw new Error(`TEST_INSTANT is neither an instant nor one of ${Object.keys(INSTANTS).join(', ')}`);
  return time;
};

/**
 * What the clocks of servers, databases and browsers of this run are ahead of the machine's. The first process that asks
 * decides, for itself and for all that it starts: `TEST_INSTANT` is `usual` unless the run says another.
 */
export const clockOffsetMs = (environment: NodeJS.ProcessEnv = process.env): number => {
  environment['CLOCK_OFFSET_MS'] ??= String(instantOf(environment['TEST_INSTANT'] ?? 'usual') - Date.now());
  return Number(environment['CLOCK_OFFSET_MS']);
};

/** Now, in this run. */
export const testNow = (): Date => new Date(Date.now() + clockOffsetMs());
