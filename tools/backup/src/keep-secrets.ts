import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { boxesBeside, type Boxes } from './sealed-box.ts';
import type { Store } from './store.ts';

const SUFFIX = '.sealed';
/** Rotated keys open what was sealed with them: a database of last month needs the keys of last month. */
const nameAt = (now: Date) => `${now.toISOString().replaceAll(':', '-')}${SUFFIX}`;
const DAY_MS = 24 * 60 * 60 * 1000;

const timeOf = (name: string): number =>
  Date.parse(name.slice(0, -SUFFIX.length).replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));

const newestOf = async (store: Store): Promise<string | undefined> =>
  [...(await store.list()).keys()]
    .filter((name) => name.endsWith(SUFFIX))
    .toSorted()
    .at(-1);

type Kept = Readonly<Record<string, string>>;

const openBox = async (store: Store, boxes: Boxes, name: string): Promise<Kept> => {
  const box = await store.read(name);
  if (!box) throw new Error(`${name} is not in the backup`);
  return JSON.parse(boxes.open(box, name).toString()) as Kept;
};

export const boxesOfSecrets = async (store: Store, passphrase: string): Promise<Boxes> => {
  const newest = await newestOf(store);
  return boxesBeside(passphrase, newest === undefined ? undefined : await store.read(newest));
};

/** The contents of the files, whole and encrypted, when they differ from the newest that is kept. */
export const keepSecrets = async (
  files: readonly string[],
  store: Store,
  boxes: Boxes,
  { now, keepDays }: { readonly now: Date; readonly keepDays: number },
): Promise<'kept' | 'unchanged'> => {
  const contents = Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, (await readFile(file)).toString('base64')] as const)),
  );
  const newest = await newestOf(store);
  // Also shows on every day that the passphrase in use opens what is kept.
  const known = newest === undefined ? undefined : await openBox(store, boxes, newest);
  if (known && JSON.stringify(known) === JSON.stringify(contents)) return 'unchanged';
  const name = nameAt(now);
  await store.write(name, boxes.seal(Buffer.from(JSON.stringify(contents)), name));
  const kept = [...(await store.list()).keys()].filter((one) => one.endsWith(SUFFIX)).toSorted();
  // One is used until the next one is made.
  for (const [index, one] of kept.entries()) {
    const replacedAt = kept[index + 1];
    if (replacedAt !== undefined && now.getTime() - timeOf(replacedAt) > keepDays * DAY_MS) await store.remove(one);
  }
  return 'kept';
};

/** Writes the newest of what is kept into a folder, for its owner alone. Gives back the paths. */
export const openSecrets = async (store: Store, boxes: Boxes, folder: string): Promise<string[]> => {
  const newest = await newestOf(store);
  if (newest === undefined) throw new Error('The backup holds no secrets');
  const kept = await openBox(store, boxes, newest);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const names = Object.keys(kept).map((path) => basename(path));
  const written: string[] = [];
  for (const [index, [path, content]] of Object.entries(kept).entries()) {
    // Two files of one name in different folders.
    const isAlone = names.indexOf(basename(path)) === index;
    const target = join(folder, isAlone ? basename(path) : path.replaceAll('/', '_'));
    await writeFile(target, Buffer.from(content, 'base64'), { mode: 0o600 });
    written.push(target);
  }
  return written;
};
