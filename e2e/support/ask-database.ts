import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { leftBehind } from './left-behind.ts';

const PSQL = '/usr/lib/postgresql/15/bin/psql';

/** Asks the journeys' database as its owner, for what no screen says. `:'name'` in the question is a given text. */
export const askDatabase = async (question: string, given: Readonly<Record<string, string>> = {}): Promise<string> => {
  const { ownerUrl } = await leftBehind();
  const variables = Object.entries(given).flatMap(([name, text]) => ['-v', `${name}=${text}`]);
  const asked = promisify(execFile)(PSQL, ['-XAtq', '-v', 'ON_ERROR_STOP=1', ...variables, ownerUrl]);
  asked.child.stdin?.end(question);
  return (await asked).stdout.trim();
};
