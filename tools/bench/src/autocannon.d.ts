// autocannon ships no types; this is the part of it that we call.
declare module 'autocannon' {
  interface Request {
    method: 'GET' | 'POST';
    path: string;
    headers: Record<string, string>;
    body?: string;
    setupRequest?: (request: Request) => Request;
  }
  interface Options {
    url: string;
    connections: number;
    pipelining: number;
    duration?: number;
    /** Number of requests, instead of a duration. */
    amount?: number;
    /** Seconds to wait for a response. */
    timeout: number;
    sampleInt: number;
    requests: Request[];
  }
  interface Result {
    '2xx': number;
    non2xx: number;
    errors: number;
    start: Date;
    finish: Date;
    latency: { p50: number; p99: number };
  }
  namespace autocannon {
    export { Request, Options, Result };
  }
  const autocannon: (options: Options) => Promise<Result>;
  export = autocannon;
}
