import { machine, type StateOf } from '../machine.ts';

export const fileMachine = machine({
  name: 'file',
  summary: 'An upload is announced, sent directly to storage, and usable only after its bytes were inspected.',
  table: 'files',
  key: 'id',
  actors: ['owner'],
  states: ['awaiting_upload', 'inspecting', 'ready', 'refused'],
  transitions: {
    announce: { actor: 'owner', from: null, to: 'awaiting_upload' },
    inspect: { actor: 'owner', from: 'awaiting_upload', to: 'inspecting' },
    accept: { actor: 'owner', from: 'inspecting', to: 'ready', effects: ['removeIncomingLater'] },
    refuse: { actor: 'owner', from: 'inspecting', to: 'refused', effects: ['removeIncomingLater'] },
    postpone: { actor: 'owner', from: 'inspecting', to: 'awaiting_upload' },
    postponeByItself: { actor: 'timer', from: 'inspecting', to: 'awaiting_upload', after: { minutes: 5 } },
    abandon: {
      actor: 'timer',
      from: 'awaiting_upload',
      to: 'refused',
      after: { hours: 24 },
      effects: ['recordAbandoned', 'removeIncoming'],
    },
  },
});
export type FileStatus = StateOf<typeof fileMachine>;
