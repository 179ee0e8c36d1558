import { VAN_SECTIONS, type VanSection } from '@tailgate/contract/facts';

/** What the address says about the editor. */
export interface VanEditorSearch {
  readonly section?: VanSection;
  /** What is to be done there: its field is focused. */
  readonly task?: string;
  /** Listing was refused: what is missing stands on top. */
  readonly missing?: 'yes';
}

const TASK = /^[a-z_-]{1,40}$/;

export const readEditorSearch = ({ section, task, missing }: Record<string, unknown>): VanEditorSearch => {
  const known = VAN_SECTIONS.find((one) => one === section);
  return {
    ...(known && { section: known }),
    ...(known && typeof task === 'string' && TASK.test(task) && { task }),
    ...(missing === 'yes' && { missing }),
  };
};
