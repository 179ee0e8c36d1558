import {
  CONTRACT,
  ROLES,
  describeLimit,
  isListed,
  isWrite,
  referencesOf,
  type Access,
  type ContractModule,
  type EndpointRow,
} from '@tailgate/contract';

const callers = (access: Access): string => {
  if (access.kind === 'public') return 'anyone';
  if (access.kind === 'refresh-token') return 'holder of a refresh token';
  if (access.roles.length === ROLES.length) return 'every role';
  return access.roles.map((role) => (role === 'staff' && access.duty ? `staff for ${access.duty}` : role)).join(', ');
};

const impersonation = (row: EndpointRow): string => {
  const { access } = row;
  if (access.kind !== 'session') return '';
  return access.whileImpersonating === 'barred' ? '**barred**' : isWrite(row) ? 'writes' : 'reads';
};

const session = (access: Access): string => {
  if (access.kind !== 'session') return '';
  const { freshSignIn, endsSession, withRefreshToken } = access;
  return [freshSignIn && 'fresh', withRefreshToken && 'with refresh token', endsSession && 'ends']
    .filter(Boolean)
    .join(', ');
};

const audit = ({ activity }: EndpointRow): string => {
  if (activity === undefined) return '';
  return isListed(activity) ? activity : `not listed: ${activity.unlisted}`;
};

const HEADINGS = ['Endpoint', 'Who', 'Impersonating', 'Sign-in', 'Ids and who decides', 'Limits', 'Audit'];

const cellsOf = (row: EndpointRow): string[] => [
  `\`${row.method} ${row.path}\``,
  callers(row.access),
  impersonation(row),
  session(row.access),
  referencesOf(row)
    .map(({ path, ability }) => `\`${path}\` ${ability}`)
    .join('<br>'),
  row.limit.map((use) => `${use.name}: ${describeLimit(use)}`).join('<br>'),
  audit(row),
];

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const section = ([name, rows]: [string, ContractModule]) => `## ${name}

${[HEADINGS, HEADINGS.map(() => '---'), ...Object.values(rows).map(cellsOf)].map(line).join('\n')}
`;

/** docs/access.md: who may call what. A change of access shows up in the review of this file. */
export const accessPage = (): string => `# Who may call what

Generated from the rows in \`packages/contract\` by \`npm run access\` and compared by CI: whoever reviews a change of
access sees it here. The authorization harness proves that the server does what this page says.

Every write leaves one audit record; the last column has the words of the person's activity.

${Object.entries<ContractModule>(CONTRACT).map(section).join('\n')}`;
