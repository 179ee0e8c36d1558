import { mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { copyFiles } from './copy-files.ts';
import { putBackFiles } from './put-back-files.ts';
import { boxesWith } from './sealed-box.ts';
import { folderStore, type Store } from './store.ts';

const boxes = boxesWith('correct horse battery staple');
const DAY_MS = 24 * 60 * 60 * 1000;
const MONDAY = new Date('2026-11-16T03:00:00Z');
const later = (days: number) => new Date(MONDAY.getTime() + days * DAY_MS);

let folder: string;
let bucket: Store;
let backup: Store;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tailgate-backup-'));
  bucket = folderStore(join(folder, 'bucket'));
  backup = folderStore(join(folder, 'backup'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const copy = (now = MONDAY) => copyFiles({ from: bucket, to: backup, boxes, keepDays: 30, now });
const referred = async function* (...keys: string[]) {
  for (const key of keys) yield await Promise.resolve({ key, contentType: 'image/webp' });
};
const putBack = (...keys: string[]) => putBackFiles(referred(...keys), bucket, { store: backup, boxes });
const textOf = async (store: Store, key: string) => (await store.read(key))?.toString();

describe('copies of files', () => {
  it('are made once, encrypted, and without what was never inspected', async () => {
    await bucket.write('documents/site/1', Buffer.from('licence of Mia'));
    await bucket.write('incoming/site/2', Buffer.from('unfinished'));
    expect(await copy()).toMatchObject({ originals: 1, copied: 1 });
    expect(await copy()).toMatchObject({ originals: 1, copied: 0 });
    expect(readFileSync(join(folder, 'backup/documents/site/1')).includes('Mia')).toBe(false);
  });

  it('are made again when they are incomplete', async () => {
    await bucket.write('documents/site/1', Buffer.from('licence of Mia'));
    await copy();
    truncateSync(join(folder, 'backup/documents/site/1'), 20);
    expect(await copy()).toMatchObject({ copied: 1 });
    await bucket.remove('documents/site/1');
    await putBack('documents/site/1');
    expect(await textOf(bucket, 'documents/site/1')).toBe('licence of Mia');
  });

  it('stay as long as the database can be taken back, and no longer', async () => {
    await bucket.write('images/site/1/small.webp', Buffer.from('Rex'));
    await copy();
    await bucket.remove('images/site/1/small.webp');
    expect(await copy(later(1))).toMatchObject({ kept: 1, removed: 0 });
    expect(await copy(later(31))).toMatchObject({ kept: 1, removed: 0 });
    expect(await copy(later(31.1))).toMatchObject({ kept: 0, removed: 1 });
    expect(await putBack('images/site/1/small.webp')).toMatchObject({ missing: ['images/site/1/small.webp'] });
  });

  it('count their days anew when the original came back', async () => {
    await bucket.write('images/site/1/small.webp', Buffer.from('Rex'));
    await copy();
    await bucket.remove('images/site/1/small.webp');
    await copy(later(1));
    await putBack('images/site/1/small.webp');
    await copy(later(20));
    await bucket.remove('images/site/1/small.webp');
    expect(await copy(later(40))).toMatchObject({ kept: 1, removed: 0 });
  });

  it('are reported when a large part of the bucket is gone, and kept', async () => {
    for (let number = 0; number < 30; number += 1) await bucket.write(`documents/site/${number}`, Buffer.from('PDF'));
    await copy();
    rmSync(join(folder, 'bucket'), { recursive: true });
    await expect(copy(later(1))).rejects.toThrow('30 of 30 files have gone from the bucket');
    expect(await putBack('documents/site/7')).toMatchObject({ putBack: 1, missing: [] });
    expect(await copy(later(2))).toMatchObject({ kept: 29 });
  });
});

describe('files that rows refer to', () => {
  it('are brought back where the bucket lacks them, and listed where nobody has them', async () => {
    await bucket.write('documents/site/1', Buffer.from('one'));
    await bucket.write('documents/site/2', Buffer.from('two'));
    await copy();
    await bucket.remove('documents/site/2');
    await backup.remove('documents/site/1');
    const found = await putBack('documents/site/1', 'documents/site/2', 'documents/site/3');
    expect(found).toEqual({ referred: 3, putBack: 1, putBackBytes: 3, missing: ['documents/site/3'] });
    expect(await textOf(bucket, 'documents/site/2')).toBe('two');
  });

  it('are not brought back from a copy that was exchanged', async () => {
    await bucket.write('documents/site/1', Buffer.from('one'));
    await bucket.write('documents/site/2', Buffer.from('two'));
    await copy();
    await bucket.remove('documents/site/2');
    await backup.write('documents/site/2', (await backup.read('documents/site/1')) ?? Buffer.alloc(0));
    await expect(putBack('documents/site/2')).rejects.toThrow('cannot be opened');
    expect(await bucket.read('documents/site/2')).toBeUndefined();
  });

  it('stay within their folder', async () => {
    await expect(backup.write('../outside', Buffer.from('x'))).rejects.toThrow('is outside of');
  });
});
