import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

import { REPOSITORY_ROOT } from '@tailgate/kit';
import { describe, expect, it } from 'vitest';

import { configurationText, postgresSettings } from './pgbackrest.ts';
import { checkMoment, parseMoment } from './restore-database.ts';
import { partOf, readSettings } from './settings.ts';

const example = parseEnv(readFileSync(join(REPOSITORY_ROOT, 'deploy/backup/backup.env.example'), 'utf8')) as Record<
  string,
  string
>;
const { BACKUP_PASSPHRASE_FILE: _, ...others } = example;
const complete = { ...others, BACKUP_PASSPHRASE: 'correct horse battery staple' };

describe('the settings', () => {
  it('are what the example names', () => {
    const names = Object.keys(readSettings({ ...complete }));
    expect(names.toSorted()).toEqual(Object.keys(complete).toSorted());
  });

  it('are refused with all problems at once, by name and never by value', () => {
    const wrong = {
      ...complete,
      BACKUP_TO: 'relative/path',
      BACKUP_PASSPHRASE: 'short-one',
      BACKUP_SECRET_FILES: '',
      S3_SECRET_ACCESS_KEY_FILE: '/nonexistent/secret',
    };
    const named = ['S3_SECRET_ACCESS_KEY_FILE: ENOENT', 'BACKUP_TO', 'BACKUP_PASSPHRASE', 'BACKUP_SECRET_FILES'];
    for (const name of named) expect(() => readSettings(wrong)).toThrow(name);
    expect(() => readSettings(wrong)).not.toThrow(/short-one|relative/);
    expect(() => readSettings({ ...complete, BACKUP_S3_ENDPOINT: undefined })).toThrow('BACKUP_S3_ENDPOINT');
  });

  it('do not mix copies with originals', () => {
    const same = { ...complete, BACKUP_TO: 's3://tailgate/backup', BACKUP_S3_ENDPOINT: example['S3_ENDPOINT'] };
    expect(() => readSettings(same)).toThrow('must not be the bucket of the files');
  });

  it('say where each part is', () => {
    expect(partOf(readSettings(complete), 'files')).toEqual({ bucket: 'tailgate-backup', path: 'production/files' });
    expect(partOf(readSettings({ ...complete, BACKUP_TO: '/srv/backup/' }), 'files')).toEqual({
      path: '/srv/backup/files',
    });
  });
});

describe("pgBackRest's configuration", () => {
  it.each(['s3://tailgate-backup/production', '/srv/backup'])('encrypts and keeps what is in %s', (to) => {
    const text = configurationText(readSettings({ ...complete, BACKUP_TO: to }));
    expect(text).toContain('repo1-cipher-type=aes-256-cbc\nrepo1-cipher-pass=correct horse battery staple\n');
    expect(text).toContain('repo1-retention-full-type=time\nrepo1-retention-full=30\n');
    expect(postgresSettings(readSettings(complete))).toContain('/etc/pgbackrest/tailgate.conf --stanza=tailgate');
  });
});

describe('the moment of a restore', () => {
  it('is an instant with its zone, or the end of the archive', () => {
    expect(parseMoment('latest')).toBe('latest');
    expect(parseMoment('2026-11-19T01:02:03+01:00')).toEqual(new Date('2026-11-19T00:02:03Z'));
    expect(() => parseMoment('2026-11-19T01:02:03')).toThrow('an instant with its zone');
    expect(() => parseMoment('yesterday')).toThrow('an instant with its zone');
    expect(() => parseMoment('2026-11-19')).toThrow('an instant with its zone');
  });

  it('is one that the repository has, before anything is replaced', () => {
    const oldest = new Date('2026-11-01T00:00:00Z');
    const now = new Date('2026-11-19T00:00:00Z');
    expect(() => checkMoment(new Date('2026-11-18T00:00:00Z'), oldest, now)).not.toThrow();
    expect(() => checkMoment(new Date('2026-10-31T00:00:00Z'), oldest, now)).toThrow('nothing before it');
    expect(() => checkMoment(new Date('2026-11-20T00:00:00Z'), oldest, now)).toThrow('in the future');
    expect(() => checkMoment(oldest, undefined, now)).toThrow('no backup');
  });
});
