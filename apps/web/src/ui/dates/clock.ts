/** The only place of the web that reads the clock. Tests and journeys move it by moving `Date` itself. */
export const currentTimeMs = (): number => Date.now();
