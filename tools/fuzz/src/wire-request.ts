import type { Body } from './inputs/draft.ts';
import { jsonText } from './inputs/json.ts';
import type { FuzzInput } from './inputs/plan.ts';

/** A request as it goes over the wire. */
export interface WireRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

const contentOf = (body: Body): { bytes: Buffer | undefined; contentType: string | undefined } => {
  if (body.as === 'nothing') return { bytes: undefined, contentType: undefined };
  if (body.as === 'json') return { bytes: Buffer.from(jsonText(body.value)), contentType: 'application/json' };
  return body;
};

/** Joins the input with its caller's headers; what the input says about a header wins. */
export const wireRequest = (input: FuzzInput, callerHeaders: Readonly<Record<string, string>>): WireRequest => {
  const { row, draft, isNative } = input;
  const { bytes, contentType } = contentOf(draft.body);
  const address = row.row.path.replace(/:(\w+)/g, (_all, name: string) => draft.params[name] ?? '');
  const query = draft.query.map(([name, value]) => `${name}=${value}`).join('&');
  return {
    method: row.row.method,
    path: query === '' ? address : `${address}?${query}`,
    headers: {
      ...(isNative && { 'x-tailgate-client': 'native' }),
      ...callerHeaders,
      ...(contentType !== undefined && { 'content-type': contentType }),
      ...(bytes && { 'content-length': String(bytes.length) }),
      ...draft.headers,
    },
    body: bytes,
  };
};
