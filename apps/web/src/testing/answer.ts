import type { CallAnswer, CallName } from '@tailgate/contract';
import { http, HttpResponse, type HttpHandler, type JsonBodyType, type PathParams } from 'msw';

/** What a test may look at of the call it answers. */
export interface AnsweredCall {
  readonly params: PathParams;
  readonly query: URLSearchParams;
  /** The body sent, parsed; undefined where there is none. */
  readonly body: unknown;
}

type Answerer<Name extends CallName> = (call: AnsweredCall) => Given<Name> | Promise<Given<Name>>;
/** What the contract promises, or a response of the test's own: a refusal, a broken connection. */
type Given<Name extends CallName> = CallAnswer<Name> | HttpResponse<JsonBodyType>;

const VERBS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

/** Answers a call of the API in tests, with a body of the shape that the contract promises for it. */
export const answer = <Name extends CallName>(
  name: Name,
  answering: CallAnswer<Name> | Answerer<Name>,
): HttpHandler => {
  const [method, path] = name.split(' ') as [keyof typeof VERBS, string];
  return http[VERBS[method]](`*${path}`, async ({ request, params }) => {
    const given =
      typeof answering === 'function'
        ? await (answering as Answerer<Name>)({
            params,
            query: new URL(request.url).searchParams,
            body: request.body ? await request.json() : undefined,
          })
        : answering;
    if (given instanceof HttpResponse) return given;
    return given === undefined ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(given as JsonBodyType);
  });
};
