import { staleExceptions } from './exceptions.ts';
import { tableUses } from './table-use.ts';

const OWN_DRIVES = 'the drives of the groomer who asks';

/** Files that read where a provider lives, and for whom. Everybody else is told how far the work zones are. */
const READERS: Readonly<Record<string, string>> = {
  'apps/server/src/modules/appointments/day/day-order.ts': OWN_DRIVES,
  'apps/server/src/modules/appointments/day/day-route.ts': OWN_DRIVES,
  'apps/server/src/modules/appointments/day/driving-details.ts': OWN_DRIVES,
  'apps/server/src/modules/appointments/day/potential-customers.ts': OWN_DRIVES,
  'apps/server/src/modules/appointments/trading/trade-partners.view.ts': 'one’s own, and the town of others',
  'apps/server/src/modules/appointments/trading/work-to-take.view.ts': OWN_DRIVES,
  'apps/server/src/modules/appointments/visit/set-out.ts':
    'the arrival at the first stop, rounded, once the groomer has left and only if the phone does not say where it is',
  'apps/server/src/modules/onboarding/applicants.view.ts': 'staff who decide about an application',
  'apps/server/src/modules/providers/provider-with-account.view.ts': 'becomes a PrivatePoint',
  'apps/server/src/modules/providers/providers.queries.ts': 'becomes a PrivatePoint',
  'apps/server/src/modules/reports/stop-profits.view.ts': OWN_DRIVES,
  'apps/server/src/platform/db/address-columns.ts': 'own settings, and staff who decide about an application',
};

const PROVIDERS = new Set(['providers']);
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

const readsHome = (source: string): boolean => {
  const code = source.replaceAll(COMMENT, '');
  return code.includes('.exactFor(') || (/\blocation\b/.test(code) && tableUses(code, PROVIDERS).length > 0);
};

/** Files that read the base of a provider and are not known to, and those that no longer do. */
export const privatePointProblems = (
  sources: ReadonlyMap<string, string>,
  readers: Readonly<Record<string, string>> = READERS,
): string[] => {
  const found = new Set([...sources].filter(([, source]) => readsHome(source)).map(([path]) => path));
  return [
    ...[...found]
      .filter((path) => !Object.hasOwn(readers, path))
      .map((path) => `${path} reads where a provider lives: measure from the work zones, or list it with its reader`),
    ...staleExceptions(found, Object.keys(readers)),
  ];
};
