import { readEditorSearch, type VanEditorSearch } from '../editor/editor-search.ts';

export interface OwnVanSearch extends VanEditorSearch {
  /** Which of several. */
  readonly van?: string;
  readonly add?: 'yes';
}

const ID = /^[\w-]{1,40}$/;

export const readOwnVanSearch = ({ van, add, ...search }: Record<string, unknown>): OwnVanSearch => ({
  ...readEditorSearch(search),
  ...(typeof van === 'string' && ID.test(van) && { van }),
  ...(add === 'yes' && { add }),
});
