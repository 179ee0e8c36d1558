import type { Act } from '../acts/act.ts';
import type { RuleName } from '../watch/rules.ts';

/** What an attack of an insider did, as a script of calls. */
export interface Case {
  readonly name: string;
  readonly acts: readonly Act[];
  /** What it breaks as long as nothing guards against it. */
  readonly breaks: readonly RuleName[];
  /**
   * Whether the guard is there: then the script must break nothing, because a call is refused or because it is harmless.
   * Until then it must break all of `breaks`, which shows that the harness sees it.
   */
  readonly guardedOnMain: boolean;
}
