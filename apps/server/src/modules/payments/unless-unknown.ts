import { Failure } from '../../platform/failure.ts';

/** A report about something that is not here is none of ours. */
export const unlessUnknown = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Failure && error.code === 'not_found') return undefined;
    throw error;
  }
};
