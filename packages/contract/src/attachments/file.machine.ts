import { machine, type StateOf } from '../machine.ts';

/** A file is promised, uploaded straight to storage, and usable only once its bytes were looked at. */
export const fileMachine = machine({
  thing: 'file',
  actors: ['owner', 'system'],
  states: ['awaiting_upload', 'ready', 'refused'],
  initial: 'awaiting_upload',
  transitions: {
    accept: { actor: 'owner', from: 'awaiting_upload', to: 'ready' },
    refuse: { actor: ['owner', 'system'], from: 'awaiting_upload', to: 'refused' },
  },
});
export type FileStatus = StateOf<typeof fileMachine>;
