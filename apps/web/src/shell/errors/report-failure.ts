/** Reports failures to the error tracker. */
export type Reporter = (error: unknown, during: string) => void;

let report: Reporter = () => undefined;

export const reportFailuresTo = (reporter: Reporter): void => {
  report = reporter;
};

export const reportFailure: Reporter = (error, during) => report(error, during);
