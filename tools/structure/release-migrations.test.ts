import { describe, expect, it } from 'vitest';
import { releaseProblems, type ReleaseException } from './release-migrations.ts';

const RELEASED = `
  create table orders (id int primary key, cents int not null default 0, note varchar(10), status text
    check (status in ('open', 'paid')), label text, constraint orders_label_check check (label in ('a', 'b')));
  create table pets (id int);
  create function app.price(order_id int) returns int language sql as 'select 1';
  create view app.open_orders as select id from orders;`;

const problemsIn = (exceptions: readonly ReleaseException[], ...pending: string[]) =>
  releaseProblems(
    [RELEASED, ...pending].map((text, place) => ({ name: `000${place + 1}_file.sql`, text })),
    '0001_file.sql',
    exceptions,
  );
const rulesIn = (...pending: string[]) => problemsIn([], ...pending).map((problem) => /\[(.+?)\]/.exec(problem)?.[1]);

describe('what the previous release uses', () => {
  it.each([
    ['drop table pets', 'dropped'],
    ['drop table if exists public.pets cascade', 'dropped'],
    ['drop view app.open_orders', 'dropped'],
    ['drop function app.price(int)', 'dropped'],
    ['drop function app.price', 'dropped'],
    ['alter table orders drop column note', 'dropped'],
    ['revoke insert on orders from tailgate_app', 'dropped'],
    ['alter table orders rename column note to remark', 'renamed'],
    ['alter table orders rename to purchases', 'renamed'],
    ['alter table orders add column tip int not null', 'required'],
    ['alter table orders alter column note set not null', 'required'],
    ['alter table orders alter column cents drop default', 'required'],
    ['alter table orders alter column cents type bigint', 'retyped'],
    ['alter table orders alter column note type varchar(5)', 'retyped'],
    ['alter table orders add constraint paid check (cents > 0) not valid', 'narrowed'],
    ['alter table orders add unique (note)', 'narrowed'],
    ['create unique index concurrently if not exists orders_note on orders (note)', 'narrowed'],
    ['alter table orders add foreign key (id) references pets (id) not valid', 'narrowed'],
  ])('is not taken away: %s', (text, rule) => {
    expect(rulesIn(text)).toEqual([rule]);
  });

  it('is not narrowed by a check that takes the place of another', () => {
    const replace = (values: string) => [
      'alter table orders drop constraint orders_label_check',
      `alter table orders add constraint orders_label_check check (label in (${values})) not valid`,
    ];
    expect(rulesIn(...replace(`'a'`))).toEqual(['narrowed']);
    expect(rulesIn(...replace(`'a', 'c'`))).toEqual(['narrowed']);
    expect(rulesIn(...replace(`'a', 'b', 'c'`))).toEqual([]);
    const status = (values: string) =>
      rulesIn(`alter table orders drop constraint orders_status_check,
        add constraint orders_status_check check (status in (${values})) not valid`);
    expect(status(`'open'`)).toEqual(['narrowed']);
    expect(status(`'open', 'paid', 'refunded'`)).toEqual([]);
  });

  it('may be given more', () => {
    expect(
      rulesIn(
        'alter table orders add column tip int not null default 0',
        'alter table orders add column remark text',
        'alter table orders add constraint orders_tip check (tip >= 0) not valid',
        'alter table orders alter column note type text',
        'alter table orders alter column label set default $$a$$',
        'create index concurrently if not exists orders_label on orders (label)',
        'drop function app.price(int); create function app.price(order_id int) returns int language sql as $$select 2$$',
        'create or replace function app.price(order_id int) returns int language sql as $$select 3$$',
      ),
    ).toEqual([]);
  });
});

it('what pending migrations make is theirs to change', () => {
  expect(
    rulesIn(
      'create table vans (id int, name text)',
      'alter table vans drop column name; alter table vans add constraint named check (id > 0)',
      'alter table orders add column tip int not null default 0',
      'alter table orders drop column tip',
      'drop table vans',
    ),
  ).toEqual([]);
});

it('an exception has to except something, and the last released migration to exist', () => {
  const exception: ReleaseException = { file: '0002_file.sql', rule: 'dropped', reason: 'Unused', release: '2.0' };
  expect(problemsIn([exception], 'alter table orders drop column note')).toEqual([]);
  expect(problemsIn([exception], 'alter table orders add column remark text')).toHaveLength(1);
  expect(releaseProblems([], '0001_file.sql', [])).toHaveLength(1);
});
