import type { SeedApplication } from '@tailgate/server/seeding';
import type { DemoPerson } from './demo-person.ts';

const MINUTES_TO_APPLY = 20;

/** Everybody applied within minutes of signing up, except who has not sent the application yet. */
export const applicationsOf = (
  people: readonly (Pick<DemoPerson, 'id' | 'provider'> & { readonly createdAt: Date })[],
): SeedApplication[] =>
  people.flatMap(({ id, provider, createdAt }) =>
    provider === null
      ? []
      : {
          accountId: id,
          startedAt: createdAt,
          submittedAt: provider.status === 'new' ? null : new Date(createdAt.getTime() + MINUTES_TO_APPLY * 60_000),
        },
  );
