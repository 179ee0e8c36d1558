import { machine } from '@tailgate/contract';
import { expect, it } from 'vitest';
import { bindMachine } from './bind-machine.ts';
import { requireChildren } from './owner-change.ts';

const handedOn = machine({
  name: 'example_owner',
  summary: 'A file that somebody else can get.',
  table: 'files',
  key: 'id',
  owner: 'owner_id',
  actors: ['partner'],
  states: ['declared', 'ready'],
  transitions: { take: { actor: 'partner', from: 'declared', to: 'ready', changesOwner: true } },
});

it('a machine that changes an owner and lists no children does not start', () => {
  const children = { column: 'file_id', tables: {} };
  expect(() => bindMachine(handedOn, { children })).toThrow('changes the owner in take');
  expect(() => {
    requireChildren({ machine: handedOn });
  }).toThrow('changes the owner in take');
});

it('a machine that says what becomes of the children starts', () => {
  const children = {
    column: 'file_id',
    tables: { pet_images: { fate: 'kept', because: 'It is the pet’s.' } },
  } as const;
  expect(bindMachine(handedOn, { children }).children).toEqual(children);
});
