/**
 * Guards taken out one by one. Each names the suite that must go red without it: a check that stays green when its
 * guard is gone checks nothing. Run by `npm run controls`.
 */
export interface Mutant {
  readonly name: string;
  readonly suite: string;
  /** A guard in the source: the text must stand there exactly once. */
  readonly source?: { readonly file: string; readonly find: string; readonly replace: string };
  /** A guard in the database. */
  readonly sql?: string;
}

const MATRIX = 'apps/server/testing/authorization/authorization-matrix.test.ts';
const SCHEDULING_WALLS = 'apps/server/src/modules/scheduling/walls.test.ts';

/** A function as it stands, without one of its conditions. Where the condition is not found, nothing changes: it survives. */
const withoutCondition = (name: string, condition: string) =>
  `do $mutant$ begin execute replace(pg_get_functiondef('${name}'::regproc), '${condition}', ''); end $mutant$`;

export const MUTANTS: readonly Mutant[] = [
  {
    name: 'ownership-of-sessions',
    suite: MATRIX,
    source: {
      file: 'apps/server/src/modules/accounts/accounts.policy.ts',
      find: "session('account_id', '=', viewer.accountId)",
      replace: 'session.val(viewer.accountId !== null)',
    },
  },
  {
    name: 'ownership-of-work-zones',
    suite: MATRIX,
    source: {
      file: 'apps/server/src/modules/scheduling/scheduling.policy.ts',
      find: "zone('provider_id', '=', viewer.accountId)",
      replace: 'zone.val(viewer.accountId !== null)',
    },
  },
  {
    name: 'role-check',
    suite: MATRIX,
    source: {
      file: 'apps/server/src/platform/access/authorize.ts',
      find: "if (!access.roles.includes(viewer.role)) throw new Failure('forbidden');",
      replace: '',
    },
  },
  {
    name: 'wall-between-sites',
    suite: MATRIX,
    sql: 'drop policy site_wall on files; create policy site_wall on files to tailgate_app using (true)',
  },
  {
    name: 'site-of-zones-around',
    suite: SCHEDULING_WALLS,
    sql: withoutCondition('app.zones_around', 'z.site_id = app.site_id() and '),
  },
  {
    name: 'site-of-occupants',
    suite: SCHEDULING_WALLS,
    sql: withoutCondition('app.occupants_between', ' and o.site_id = app.site_id()'),
  },
  {
    name: 'file-access',
    suite: MATRIX,
    source: {
      file: 'apps/server/src/modules/attachments/attachments.policy.ts',
      find: 'file.val(works(viewer))',
      replace: 'file.val(works(viewer) || true)',
    },
  },
  {
    name: 'impersonation-bar',
    suite: MATRIX,
    source: {
      file: 'apps/server/src/platform/access/authorize.ts',
      find: "if (access.whileImpersonating === 'barred' && viewer.impersonatorId !== null)",
      replace: 'if (false)',
    },
  },
  {
    name: 'fresh-sign-in',
    suite: MATRIX,
    source: {
      file: 'apps/server/src/platform/http/pipeline.ts',
      find: 'mustBeFresh: row.access.freshSignIn',
      replace: 'mustBeFresh: false',
    },
  },
  {
    name: 'revoked-sessions',
    suite: MATRIX,
    sql: 'create or replace function app.require_session(session uuid, must_be_fresh boolean) returns void language sql as $$ select $$',
  },
  {
    name: 'magic-bytes',
    suite: 'apps/server/src/modules/attachments/uploads.test.ts',
    source: {
      file: 'apps/server/src/platform/files/inspect.ts',
      find: "if (!type || !allowedTypes.includes(type)) return { fine: false, because: 'wrong_type' };",
      replace: "if (!type) return { fine: false, because: 'wrong_type' };",
    },
  },
];
