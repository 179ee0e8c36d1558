import { INSTANTS } from '@tailgate/kit/instant';

/** Tests take place on a usual Wednesday; those that tell time also at these. */
export const OTHER_INSTANTS = Object.keys(INSTANTS)
  .filter((instant) => instant !== 'usual')
  .map((instant) => ({ instant, step: `tests at ${instant}` }));
