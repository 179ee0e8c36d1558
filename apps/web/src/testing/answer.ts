import type { CallAnswer, CallInput, CallName } from '@tailgate/contract';
import {
  http,
  HttpResponse,
  type HttpHandler,
  type JsonBodyType,
  type PathParams,
  type RequestHandlerOptions,
} from 'msw';
import type { Refusal } from './server.ts';

/** What a test may look at of the call it answers. */
export interface AnsweredCall<Name extends CallName> {
  readonly path: string;
  readonly params: PathParams;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  /** The body sent, parsed; undefined where there is none. */
  readonly body: SentBody<Name>;
}

type SentBody<Name extends CallName> = 'body' extends keyof CallInput<Name>
  ? Required<CallInput<Name>>['body']
  : undefined;
type Answerer<Name extends CallName> = (call: AnsweredCall<Name>) => Given<Name> | Promise<Given<Name>>;
/** What the contract promises, a refusal, or a broken connection (`HttpResponse.error()`). */
type Given<Name extends CallName> = CallAnswer<Name> | Refusal;

const VERBS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

const parsed = (text: string): unknown => (text === '' ? undefined : JSON.parse(text));

/** Answers a call of the API in tests, with a body of the shape that the contract promises for it. */
export const answer = <Name extends CallName>(
  name: Name,
  answering: NoInfer<CallAnswer<Name> | Answerer<Name>>,
  options: RequestHandlerOptions = {},
): HttpHandler => {
  const [method, path] = name.split(' ') as [keyof typeof VERBS, string];
  return http[VERBS[method]](
    `*${path}`,
    async ({ request, params }) => {
      const url = new URL(request.url);
      const given =
        typeof answering === 'function'
          ? await (answering as Answerer<Name>)({
              path: url.pathname,
              params,
              query: url.searchParams,
              headers: request.headers,
              body: parsed(await request.text()) as SentBody<Name>,
            })
          : answering;
      // A broken connection is a plain Response.
      if (given instanceof Response) return given;
      // Calls that answer nothing resolve to true.
      return given === true ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(given as JsonBodyType);
    },
    options,
  );
};
