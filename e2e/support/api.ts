import { request } from 'node:http';
import type { CallAnswer, CallName } from '@tailgate/contract';
import { origin, WEB_PORT, type SiteSlug } from './places.ts';
import { noteCall } from './touched.ts';

export interface Posted<Answer> {
  readonly status: number;
  readonly cookies: readonly string[];
  readonly body: Answer;
}

/**
 * A call without a browser. The system's resolver knows no sites below localhost (browsers do), so the site travels
 * in the Host header, which fetch does not let one set.
 */
export const post = <Name extends CallName & `POST ${string}`>(
  name: Name,
  site: SiteSlug,
  body: object,
): Promise<Posted<CallAnswer<Name>>> =>
  new Promise((resolve, reject) => {
    const path = name.replace('POST ', '');
    noteCall('POST', path);
    const sent = request(
      {
        host: '127.0.0.1',
        port: WEB_PORT,
        method: 'POST',
        path,
        headers: { host: new URL(origin(site)).host, 'content-type': 'application/json' },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            cookies: answer.headers['set-cookie'] ?? [],
            body: JSON.parse(Buffer.concat(chunks).toString()) as CallAnswer<Name>,
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
