import { eachAtOnce } from './each-at-once.ts';
import { boxesBeside, SEALED_BYTES_MORE, type Boxes } from './sealed-box.ts';
import type { Store } from './store.ts';

/** Uploads before their inspection: nothing refers to them for longer than a day. */
const INCOMING = 'incoming/';
/** Since when a copy is without its original, by key. */
const GONE_SINCE = 'gone-since.json';
const DAY_MS = 24 * 60 * 60 * 1000;
const SUSPICIOUS_PART = 0.5;
/** Few files may well be deleted in one day. */
const SUSPICIOUS_FROM = 20;

export interface Copied {
  readonly originals: number;
  readonly copied: number;
  readonly copiedBytes: number;
  /** Copies whose original was deleted, and those of them that were kept long enough. */
  readonly kept: number;
  readonly removed: number;
}

export interface CopyOrder {
  readonly from: Store;
  readonly to: Store;
  readonly boxes: Boxes;
  readonly keepDays: number;
  readonly now: Date;
  /** After a restore: what the bucket has lost was seen. */
  readonly isLossKnown?: boolean;
}

const readGone = async (to: Store, boxes: Boxes): Promise<Record<string, string>> => {
  const box = await to.read(GONE_SINCE);
  return box ? (JSON.parse(boxes.open(box, GONE_SINCE).toString()) as Record<string, string>) : {};
};

/** For all copies in a store. */
export const boxesOfFiles = async (store: Store, passphrase: string): Promise<Boxes> =>
  boxesBeside(passphrase, await store.read(GONE_SINCE));

/**
 * Copies what the backup lacks, encrypted. An object is never changed once a row refers to it, so a copy stays right;
 * what the product deletes stays in the backup for as long as the database can be taken back to a moment that had it.
 */
export const copyFiles = async ({
  from,
  to,
  boxes,
  keepDays,
  now,
  isLossKnown = false,
}: CopyOrder): Promise<Copied> => {
  const gone = await readGone(to, boxes);
  const [originals, copies] = await Promise.all([from.list(), to.list()]);
  for (const key of originals.keys()) if (key.startsWith(INCOMING)) originals.delete(key);
  copies.delete(GONE_SINCE);

  let copied = 0;
  let copiedBytes = 0;
  const missing = [...originals].filter(([key, size]) => copies.get(key) !== size + SEALED_BYTES_MORE);
  await eachAtOnce(missing, async ([key]) => {
    const bytes = await from.read(key);
    // Deleted since it was listed.
    if (!bytes) return;
    await to.write(key, boxes.seal(bytes, key));
    copied += 1;
    copiedBytes += bytes.length;
  });

  const withoutOriginal = [...copies.keys()].filter((key) => !originals.has(key));
  const since = new Map(withoutOriginal.map((key) => [key, gone[key] ?? now.toISOString()]));
  const overdue = [...since].filter(([, at]) => now.getTime() - Date.parse(at) > keepDays * DAY_MS);
  await eachAtOnce(overdue, async ([key]) => {
    await to.remove(key);
    since.delete(key);
  });
  await to.write(GONE_SINCE, boxes.seal(Buffer.from(JSON.stringify(Object.fromEntries(since))), GONE_SINCE));
  const newlyGone = withoutOriginal.filter((key) => !(key in gone)).length;
  if (!isLossKnown && newlyGone >= SUSPICIOUS_FROM && newlyGone > copies.size * SUSPICIOUS_PART)
    throw new Error(
      `${newlyGone} of ${copies.size} files have gone from the bucket since the last backup. Their copies are kept for ${keepDays} days`,
    );
  return { originals: originals.size, copied, copiedBytes, kept: since.size, removed: overdue.length };
};
