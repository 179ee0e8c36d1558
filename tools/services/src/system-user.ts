import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { withLock } from './lock.ts';

const run = promisify(execFile);
const USER_NAME = 'tailgate-engines';

export interface SystemUser {
  uid: number;
  gid: number;
}

async function findUser(): Promise<SystemUser | undefined> {
  try {
    const { stdout } = await run('getent', ['passwd', USER_NAME]);
    const [, , uid, gid] = stdout.split(':');
    return { uid: Number(uid), gid: Number(gid) };
  } catch {
    return undefined;
  }
}

/** PostgreSQL refuses to run as root, so root runs the engines as a dedicated user; other users run them as themselves. */
export async function engineUser(): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  return await withLock('system-user', async () => {
    const existing = await findUser();
    if (existing) return existing;
    const description = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent'];
    await run('/usr/sbin/useradd', [...description, '--shell', '/usr/sbin/nologin', USER_NAME]);
    const created = await findUser();
    if (!created) throw new Error(`useradd made no user ${USER_NAME}`);
    return created;
  });
}
