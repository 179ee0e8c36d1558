/**
 * Guards taken out one by one. Each names the test that must fail without it: a check that passes when its guard is gone
 * checks nothing. Run by `npm run controls`.
 */
export interface Mutant {
  readonly name: string;
  readonly suite: string;
  /** Part of the full name of the test (`suite > test`); no other test of the suite is run. */
  readonly test: string;
  /** A guard in the source: the text must stand there exactly once. */
  readonly source?: { readonly file: string; readonly find: string; readonly replace: string };
  /** A guard in the database. */
  readonly sql?: string;
}
