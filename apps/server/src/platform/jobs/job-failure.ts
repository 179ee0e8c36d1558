import { Failure, asFailure } from '../failure.ts';
import { VendorFailure, type FailureFacts } from '../../vendors/vendor-failure.ts';

/** Wrong keys are replaced within the hour or not by trying: after so many, somebody has to look. */
const OUR_ATTEMPTS = 5;
const MOST_CAUSES = 5;

/** What happened while something else was told to the caller. */
const vendorFailureIn = (error: unknown, depth = 0): VendorFailure | undefined => {
  if (error instanceof VendorFailure) return error;
  return error instanceof Error && depth < MOST_CAUSES ? vendorFailureIn(error.cause, depth + 1) : undefined;
};

const PASSING = ['temporarily_unavailable', 'conflict', 'too_many_requests'];

const codeOf = (error: unknown): string => {
  if (error instanceof Failure) return error.code;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : error instanceof Error ? error.name : 'unknown';
};

/** Why a job failed, without anything that it worked with. */
export const failureOfJob = (error: unknown): VendorFailure => {
  const ofVendor = vendorFailureIn(error);
  if (ofVendor) return ofVendor;
  const kind: FailureFacts['kind'] = PASSING.includes(asFailure(error).code) ? 'later' : 'ours';
  return new VendorFailure({ vendor: 'job', operation: 'run', kind, code: codeOf(error) });
};

/** The same in SQL: the kind stands in the text that a failed job leaves; one without was ended by a crash of ours. */
export const KIND_IN_LAST_ERROR = `coalesce(substring(last_error from 'failed: (permanent|later) \\('), 'ours')`;

/** How often a job that failed so is tried in all; undefined: as often as it says itself. */
export const attemptsAfter = ({ facts }: VendorFailure): number | undefined => {
  if (facts.kind === 'permanent') return 1;
  return facts.kind === 'ours' && facts.vendor !== 'job' ? OUR_ATTEMPTS : undefined;
};
