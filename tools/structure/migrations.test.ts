import { describe, expect, it } from 'vitest';
import type { Exception } from './migration-exceptions.ts';
import { migrationProblems } from './migrations.ts';

/** Tables in use, of an earlier file. */
const EARLIER = `
  create table sites (id uuid primary key);
  create table orders (id int, cents int, note varchar(10), price numeric(6, 2), label text, site_id uuid);
  create table pets (id int);
  create index pets_id on pets (id);
  create function app.now() returns timestamptz language sql stable as 'select app.instant()';
  create function app.draw() returns int language sql as 'select 1';`;

const problemsIn = (...texts: string[]) =>
  migrationProblems(
    [EARLIER, ...texts].map((text, place) => ({ name: `000${place + 1}_file.sql`, text })),
    [],
  );
const rulesIn = (...texts: string[]) => problemsIn(...texts).map((problem) => /\[(.+?)\]/.exec(problem)?.[1]);
const stepByStep = (...statements: string[]) => `-- no transaction\n${statements.join(';\n')};\n`;

const NOT_VALID = 'alter table orders add constraint paid check (cents > 0) not valid';
const VALIDATE = 'alter table orders validate constraint paid';

describe('a constraint on a table in use', () => {
  it.each([
    'alter table orders add constraint paid check (cents > 0)',
    'alter table public.orders add check (cents > 0)',
    'alter table orders add foreign key (site_id) references sites',
  ])('is not checked at once: %s', (text) => {
    expect(rulesIn(text)).toEqual(['checked-at-once']);
  });

  it('is added not valid and validated in another transaction', () => {
    expect(rulesIn(NOT_VALID, VALIDATE)).toEqual([]);
    expect(rulesIn(stepByStep(NOT_VALID, VALIDATE))).toEqual([]);
    expect(rulesIn('alter table orders add foreign key (site_id) references sites not valid')).toEqual([]);
  });

  it('is not validated in the transaction that adds it', () => {
    expect(rulesIn(`${NOT_VALID}; ${VALIDATE}`)).toEqual(['validated-under-lock']);
    // The migrator splits at the ends of lines: what is on one line is one transaction.
    expect(rulesIn(stepByStep(`${NOT_VALID}; ${VALIDATE}`))).toEqual(['validated-under-lock']);
  });

  it('is not validated while another table is locked', () => {
    expect(rulesIn(NOT_VALID, `alter table pets add column name text; ${VALIDATE}`)).toEqual(['validated-under-lock']);
    expect(rulesIn(NOT_VALID, `create table paws (pet int); ${VALIDATE}`)).toEqual([]);
  });

  it.each([
    'alter table orders add column tip int check (tip > 0)',
    'alter table orders add column tip int not null default 0 check (tip >= 0)',
    'alter table orders add column place int default 1 references pets (id)',
  ])('does not come with a column: %s', (text) => {
    expect(rulesIn(text)).toEqual(['checked-with-column']);
  });

  it.each([
    'alter table orders add column tip int not null default 0',
    'alter table orders add column place int references pets (id)',
    'alter table orders add column tip int, add constraint tips check (tip > 0) not valid',
  ])('comes after its column, or with one of nulls: %s', (text) => {
    expect(rulesIn(text)).toEqual([]);
  });
});

describe('a column that must not be null', () => {
  const SET = 'alter table orders alter column cents set not null';
  const ADD = 'alter table orders add constraint known check (cents is not null and id is not null) not valid';
  const PROVE = 'alter table orders validate constraint known';

  it('needs a validated check that says so', () => {
    expect(rulesIn(SET)).toEqual(['not-null-unproved']);
    expect(rulesIn(ADD, SET)).toEqual(['not-null-unproved']);
    expect(rulesIn(NOT_VALID, VALIDATE, SET)).toEqual(['not-null-unproved']);
    expect(rulesIn(ADD, PROVE, 'alter table orders drop constraint known', SET)).toEqual(['not-null-unproved']);
    expect(rulesIn(ADD, PROVE, `${SET}; alter table orders drop constraint known`)).toEqual([]);
    expect(rulesIn(stepByStep(ADD, PROVE, SET))).toEqual([]);
  });

  it('is added with a value', () => {
    expect(rulesIn('alter table orders add column tip int not null')).toEqual(['not-null-unproved']);
    expect(rulesIn('alter table orders add column tip int not null default 0')).toEqual([]);
  });
});

describe('a table in use', () => {
  it.each([
    'alter table orders alter column cents type bigint',
    'alter table orders alter column note type varchar(5)',
    'alter table orders alter column label type varchar(50)',
    'alter table orders alter column price type numeric(8, 3)',
    'alter table orders alter column note type text using upper(note)',
    'alter table orders add column key uuid default gen_random_uuid()',
    'alter table orders add column drawn int default app.draw()',
    'alter table orders add column number bigserial',
    'alter table orders add column number int generated always as identity',
    'alter table orders add column twice int generated always as (cents * 2) stored',
    'alter table orders set unlogged',
    'cluster orders using orders_id',
    'vacuum full orders',
  ])('is not written anew: %s', (text) => {
    expect(rulesIn(text)).toEqual(['rewritten']);
  });

  it.each([
    'alter table orders alter column note type varchar(20)',
    'alter table orders alter column note type text',
    'alter table orders alter column price type numeric(8, 2)',
    'alter table orders alter column price type numeric',
    'alter table orders add column made_at timestamptz not null default app.now()',
    'alter table orders add column kept jsonb not null default pg_catalog.jsonb_build_object()',
    "alter table orders add column tags jsonb not null default '[]'",
    'alter table orders alter column id set default app.draw()',
  ])('takes what leaves its rows as they are: %s', (text) => {
    expect(rulesIn(text)).toEqual([]);
  });

  it.each([
    'create index orders_site on orders (site_id)',
    'create unique index on public.orders (id)',
    'alter table orders add constraint one unique (id)',
    'alter table orders add primary key (id)',
    'alter table orders add constraint apart exclude using gist (id with =)',
    'alter table orders add column code text unique',
    'reindex table orders',
  ])('gets no index under a lock: %s', (text) => {
    expect(rulesIn(text)).toEqual(['indexed-under-lock']);
  });

  it.each([
    stepByStep('create unique index concurrently if not exists orders_id on orders (id)'),
    'alter table orders add constraint one unique using index orders_id',
    'reindex index concurrently pets_id',
  ])('gets an index that is built beside it: %s', (text) => {
    expect(rulesIn(text)).toEqual([]);
  });
});

describe('rows of a table in use', () => {
  const UPDATE = 'update orders o set cents = 1 from sites s where s.id = o.site_id';

  it.each([
    `alter table orders add column tip int; ${UPDATE}`,
    `${UPDATE}; alter table orders drop column label`,
    `alter table pets add column name text; ${UPDATE}`,
    `create trigger watch after insert on orders for each row execute function f(); ${UPDATE}`,
    `drop policy own on orders; ${UPDATE}`,
    `drop index pets_id; ${UPDATE}`,
    `call app.cap('orders', 'site_id', 20); ${UPDATE}`,
    `create table tips (site_id uuid references sites); ${UPDATE}`,
    'alter table pets rename to animals; delete from orders',
    'alter table pets add column a int; with gone as (delete from orders returning id) select count(*) from gone',
    'alter table pets add column a int; create table dues (id int); insert into dues select id from orders',
  ])('are not gone through under a lock: %s', (text) => {
    expect(rulesIn(text)).toEqual(['rows-under-lock']);
  });

  it.each([
    UPDATE,
    stepByStep('alter table orders add column if not exists tip int', UPDATE),
    `create table dues (id int, cents int); insert into dues select id, cents from orders; create index on dues (id)`,
    'alter table orders add column tip int; insert into pets values (1)',
    `alter table orders add column tip int; create function f() returns void language sql as 'update orders set id = 1'`,
  ])('are moved where nobody waits: %s', (text) => {
    expect(rulesIn(text)).toEqual([]);
  });
});

describe('a file', () => {
  it('is free in what it makes itself', () => {
    const text = `create table dues (id int, cents int);
      create index on dues (id);
      alter table dues add constraint known check (cents > 0), alter column cents set not null;
      alter table dues alter column id type bigint, add column key uuid default gen_random_uuid();
      update dues set id = 1;`;
    expect(rulesIn(text)).toEqual([]);
    expect(rulesIn('create table dues (id int)', 'create index on dues (id)')).toEqual(['indexed-under-lock']);
  });

  it('hides nothing in a block', () => {
    expect(rulesIn('do $$ begin delete from orders; end $$')).toEqual(['hidden-in-block']);
  });

  it('is readable', () => {
    expect(problemsIn('alter tabel orders')).toEqual([
      expect.stringContaining('0002_file.sql [unreadable] cannot be read: '),
    ]);
  });

  it('has a number of its own', () => {
    const files = ['0001_a.sql', '0001_b.sql', '0002_c.sql'].map((name) => ({ name, text: 'select 1' }));
    expect(migrationProblems(files, [])).toEqual([
      '0001_b.sql [number-taken] has the number of 0001_a.sql: take the next number',
    ]);
  });
});

describe('an exception', () => {
  const files = [
    { name: '0001_a.sql', text: EARLIER },
    { name: '0002_b.sql', text: 'reindex table orders' },
  ];
  const exception = (file: string, rule: Exception['rule']): Exception => ({ file, rule, reason: 'a reason' });

  it('excepts one file from one rule', () => {
    expect(migrationProblems(files, [exception('0002_b.sql', 'indexed-under-lock')])).toEqual([]);
    expect(migrationProblems(files, [exception('0002_b.sql', 'rewritten')])).toHaveLength(2);
  });

  it('fails when it is no longer needed, or there twice', () => {
    const needed = exception('0002_b.sql', 'indexed-under-lock');
    expect(migrationProblems(files, [needed, exception('0003_gone.sql', 'rewritten')])).toEqual([
      '0003_gone.sql [rewritten] is an exception no longer needed: remove it',
    ]);
    expect(migrationProblems(files, [needed, needed])).toEqual([
      '0002_b.sql [indexed-under-lock] is an exception twice',
    ]);
  });
});
