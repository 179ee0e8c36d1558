/** For backups: where the bytes of a file are. */
export { storedKeysOf } from './modules/attachments/index.ts';
