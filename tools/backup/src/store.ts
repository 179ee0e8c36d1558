import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Bytes by key, in a folder or a bucket. */
export interface Store {
  /** Sizes by key of all that is there. */
  list(): Promise<Map<string, number>>;
  /** Undefined when there is none. */
  read(key: string): Promise<Buffer | undefined>;
  write(key: string, bytes: Buffer, contentType?: string): Promise<void>;
  remove(key: string): Promise<void>;
}

const UNFINISHED = '.unfinished';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

const orMissing = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

export const folderStore = (folder: string): Store => {
  const pathOf = (key: string): string => {
    const path = join(folder, key);
    if (relative(folder, path).startsWith('..')) throw new Error(`${key} is outside of ${folder}`);
    return path;
  };
  return {
    list: async () => {
      const entries = (await orMissing(readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
      const found = new Map<string, number>();
      for (const entry of entries) {
        if (!entry.isFile() || entry.name.endsWith(UNFINISHED)) continue;
        const path = join(entry.parentPath, entry.name);
        const size = (await orMissing(stat(path)))?.size;
        if (size !== undefined) found.set(relative(folder, path), size);
      }
      return found;
    },
    read: (key) => orMissing(readFile(pathOf(key))),
    write: async (key, bytes) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(`${path}${UNFINISHED}`, bytes, { mode: 0o600, flush: true });
      await rename(`${path}${UNFINISHED}`, path);
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
};
