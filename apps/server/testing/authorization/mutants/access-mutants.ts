import { ROLES, type EndpointRow, type SessionAccess } from '@tailgate/contract';
import { ENDPOINTS } from '../endpoints.ts';
import { nameOf, type Harness } from '../harness.ts';
import { limitCells } from '../cells/limit-cells.ts';
import { roleCells } from '../cells/role-cells.ts';
import { sessionCells } from '../cells/session-cells.ts';
import { firstProblem, replaced, type Cells, type GeneratedMutant } from './generated-mutant.ts';

/** What a row demands of a session, by what the server would do without it. */
const DEMANDS: readonly {
  readonly kind: GeneratedMutant['kind'];
  readonly name: string;
  readonly without: Partial<SessionAccess>;
  readonly seenBy: Cells;
  demanded(access: SessionAccess): boolean;
}[] = [
  {
    kind: 'roles',
    name: 'roles',
    without: { roles: ROLES },
    seenBy: roleCells,
    demanded: ({ roles }) => roles.length < ROLES.length,
  },
  {
    kind: 'roles',
    name: 'duty',
    without: { duty: undefined },
    seenBy: sessionCells,
    demanded: ({ duty }) => duty !== undefined,
  },
  {
    kind: 'session',
    name: 'fresh sign-in',
    without: { freshSignIn: false },
    seenBy: sessionCells,
    demanded: ({ freshSignIn }) => freshSignIn,
  },
  {
    kind: 'session',
    name: 'barred while impersonating',
    without: { whileImpersonating: 'allowed' },
    seenBy: sessionCells,
    demanded: ({ whileImpersonating }) => whileImpersonating === 'barred',
  },
];

/** The server reads its rows while it runs; the harness goes by a copy of the row as it was declared. */
const withoutDemand = (harness: Harness, row: EndpointRow, access: SessionAccess): GeneratedMutant[] =>
  DEMANDS.filter(({ demanded }) => demanded(access)).map(({ kind, name, without, seenBy }) => {
    const declared: EndpointRow = { ...row, access: { ...access } };
    return {
      kind,
      name: `${nameOf(row)} ${name}`,
      open: () => Promise.resolve(replaced(access, without)),
      problem: () => firstProblem(harness, [declared], [seenBy]),
    };
  });

export const accessMutants = (harness: Harness): GeneratedMutant[] =>
  ENDPOINTS.flatMap((row) => (row.access.kind === 'session' ? withoutDemand(harness, row, row.access) : []));

/** One for each limit of each row: the server no longer counts it there. */
export const limitMutants = (harness: Harness): GeneratedMutant[] =>
  ENDPOINTS.flatMap((row) =>
    row.limit.map(({ name }): GeneratedMutant => ({
      kind: 'limit',
      name: `${nameOf(row)} ${name}`,
      open: () => Promise.resolve(replaced(harness, { ignoredLimit: name })),
      problem: () => firstProblem(harness, [row], [limitCells]),
    })),
  );
