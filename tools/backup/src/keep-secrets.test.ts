import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { keepSecrets, openSecrets } from './keep-secrets.ts';
import { boxesWith } from './sealed-box.ts';
import { folderStore } from './store.ts';

const BOXES = boxesWith('correct horse battery staple');
const DAY_MS = 24 * 60 * 60 * 1000;
const MONDAY = new Date('2026-11-16T03:00:00Z');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tailgate-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const store = () => folderStore(join(folder, 'kept'));
const given = (name: string, content: string) => {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, content);
  return path;
};
const keep = (files: readonly string[], days = 0, boxes = BOXES) =>
  keepSecrets(files, store(), boxes, { now: new Date(MONDAY.getTime() + days * DAY_MS), keepDays: 30 });

it('keeps secrets encrypted and gives them back to their owner alone', async () => {
  const file = given('tailgate.env', 'SEAL_SECRETS=2026a:abc\n');
  expect(await keep([file])).toBe('kept');
  const [name = ''] = (await store().list()).keys();
  expect(readFileSync(join(folder, 'kept', name)).includes('2026a')).toBe(false);
  const [opened = ''] = await openSecrets(store(), BOXES, join(folder, 'opened'));
  expect(readFileSync(opened, 'utf8')).toBe('SEAL_SECRETS=2026a:abc\n');
  expect(statSync(opened).mode & 0o777).toBe(0o600);
});

it('keeps each state once, for as long as databases sealed with it can be restored', async () => {
  const file = given('tailgate.env', 'first');
  await keep([file]);
  expect(await keep([file], 1)).toBe('unchanged');
  given('tailgate.env', 'second');
  expect(await keep([file], 2)).toBe('kept');
  given('tailgate.env', 'third');
  expect(await keep([file], 31)).toBe('kept');
  expect((await store().list()).size).toBe(3);
  given('tailgate.env', 'fourth');
  await keep([file], 33);
  expect((await store().list()).size).toBe(3);
});

it('keeps two files of one name apart', async () => {
  const files = [given('a/key', 'one'), given('b/key', 'two')];
  await keep(files);
  const opened = await openSecrets(store(), BOXES, join(folder, 'opened'));
  expect(opened.map((path) => readFileSync(path, 'utf8')).toSorted()).toEqual(['one', 'two']);
});

it('fails on the day the passphrase was exchanged, not on the day of the restore', async () => {
  const file = given('tailgate.env', 'first');
  await keep([file]);
  await expect(keep([file], 1, boxesWith('another passphrase of some length'))).rejects.toThrow('wrong passphrase');
});
