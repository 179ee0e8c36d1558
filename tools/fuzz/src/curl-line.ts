import type { WireRequest } from './wire-request.ts';

const LONGEST_BODY_CHARS = 4_000;
const LONGEST_HEADER_CHARS = 200;
const LONGEST_PATH_CHARS = 300;

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
const shortened = (text: string, longest: number) =>
  text.length <= longest ? text : `${text.slice(0, longest)}…(${text.length} characters)`;

/** Bytes that a terminal cannot show are given as base64. */
const bodyPart = (body: Buffer | undefined): string => {
  if (!body) return '';
  const text = body.toString('utf8');
  const isShowable = Buffer.from(text, 'utf8').equals(body) && !/\p{Cc}/u.test(text);
  if (isShowable) return ` --data-binary ${quoted(shortened(text, LONGEST_BODY_CHARS))}`;
  return ` --data-binary @<(echo ${shortened(body.toString('base64'), LONGEST_BODY_CHARS)} | base64 -d)`;
};

/** The request as a shell command. The caller's token is a placeholder: it ended with the run. */
export const curlLine = (port: number, { method, path, headers, body }: WireRequest, caller: string): string => {
  const shown = Object.entries(headers)
    .filter(([name]) => name !== 'content-length')
    .map(([name, value]) => ` -H ${quoted(`${name}: ${shortened(value, LONGEST_HEADER_CHARS)}`)}`)
    .join('');
  return `curl -g --path-as-is -X ${method} ${quoted(`http://127.0.0.1:${port}${shortened(path, LONGEST_PATH_CHARS)}`)}${shown}${bodyPart(body)}  # as ${caller}`;
};
