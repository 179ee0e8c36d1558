import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** As small as a build can be: a page, and a script whose name nobody else has. */
export const makeBuild = async (name: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'tailgate-build-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', `entry-${name}.js`), `export const build = '${name}';`);
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><head><title>-</title></head><body><div id="root"></div><script type="module" crossorigin src="/assets/entry-${name}.js"></script></body>`,
  );
  return folder;
};
