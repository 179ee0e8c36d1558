import { byPolicy } from '../ability.ts';

export const ATTACHMENTS_ABILITIES = {
  'file.read': byPolicy('files'),
  'file.finish': byPolicy('files'),
  'document.delete': byPolicy('files'),
  /** Show as a picture of one's own. */
  'image.use': byPolicy('files'),
  /** Show as a paper of something of one's own. */
  'document.use': byPolicy('files'),
};
