import { LIMITS, fieldsOf, type EndpointRow, type HandlerLimit, type Limit, type LimitKey } from '@tailgate/contract';
import type { Viewer } from '../auth/viewer.ts';
import type { Limits } from './limits.ts';

interface CountedCall {
  readonly site: { readonly id: string };
  readonly viewer: Viewer | undefined;
  readonly origin: { readonly network: string };
  readonly body: unknown;
}

const fieldNameOf = (path: string) => path.slice('body.'.length);
const fieldAt = (body: unknown, path: string) => (body as Record<string, unknown>)[fieldNameOf(path)];

const keyOf = (per: Exclude<LimitKey, 'handler'>, { site, viewer, origin, body }: CountedCall): string => {
  if (per === 'address') return origin.network;
  if (per === 'account') return viewer?.accountId ?? '';
  return `${site.id}:${JSON.stringify(per.map((path) => fieldAt(body, path)).find((value) => value !== undefined))}`;
};

const timesOf = (cost: string | undefined, body: unknown): number => {
  const items = cost === undefined ? undefined : fieldAt(body, cost);
  return Array.isArray(items) ? new Set<unknown>(items).size : 1;
};

/** Counts a call against the limits of its row; undefined if the row has no limits that the pipeline can count. */
export const callCounter = (
  limits: () => Limits,
  row: EndpointRow,
): ((call: CountedCall) => Promise<void>) | undefined => {
  const uses = row.limit.flatMap(({ name, cost }) => {
    const { per }: Limit = LIMITS[name];
    return per === 'handler' ? [] : [{ name, cost, per }];
  });
  if (uses.length === 0) return undefined;
  return async (call) => {
    for (const { name, cost, per } of uses) await limits().spend(name, keyOf(per, call), timesOf(cost, call.body));
  };
};

/** Limits with a key that only the handler can compute: it must count them before it succeeds. */
export const handlerLimitsOf = (row: EndpointRow): readonly HandlerLimit[] =>
  row.limit.map(({ name }) => name).filter((name): name is HandlerLimit => LIMITS[name].per === 'handler');

/** Startup check: limits per account require a session, and limits by field require that field in the body. */
export const checkLimits = (name: string, row: EndpointRow): void => {
  for (const use of row.limit) {
    const { per }: Limit = LIMITS[use.name];
    if (per === 'account' && row.access.kind !== 'session')
      throw new Error(`Contract row ${name} is limited per account, but requires no session (${use.name})`);
    const paths = [...(typeof per === 'string' ? [] : per), ...(use.cost ? [use.cost] : [])];
    const missing = paths.filter((path) => !fieldsOf(row.body).includes(fieldNameOf(path)));
    if (missing.length > 0) throw new Error(`Contract row ${name} is limited by ${missing.join(', ')}, which it lacks`);
  }
};
