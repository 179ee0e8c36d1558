interface Reviewed {
  readonly license: string;
  readonly why: string;
}

/** Packages under another licence than those we accept, or whose manifest names none in today's form. */
export const REVIEWED: Readonly<Record<string, Reviewed>> = {
  sentry: {
    license: 'FSL-1.1-Apache-2.0',
    why: 'A command line that @sentry/node brings for builds. We neither run nor ship it.',
  },
  busboy: { license: 'MIT', why: 'The old form of the field; only the S3 stand-in uses it.' },
  dicer: { license: 'MIT', why: 'The old form of the field; only the S3 stand-in uses it.' },
  streamsearch: { license: 'MIT', why: 'The old form of the field; only the S3 stand-in uses it.' },
  'humanize-number': { license: 'MIT', why: 'By its readme; only the S3 stand-in uses it.' },
  'png-js': { license: 'MIT', why: 'By its LICENSE file; pdfkit reads pictures with it.' },
  only: { license: 'MIT', why: 'By its readme; only the S3 stand-in uses it.' },
};
