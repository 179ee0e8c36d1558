import type { CallAnswer } from '@tailgate/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { read } from '#shell/api/read.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import type { TableState } from '#ui/table/table-types.ts';
import { placeInWords } from './tax-words.ts';

const LIST = 'GET /v2/staff/tax-places';
const FEES = 'GET /v2/staff/fees';

export type TaxPlace = CallAnswer<typeof LIST>['items'][number];
export type SiteFees = CallAnswer<typeof FEES>;

/** The API refuses longer ones, and no place has a longer name. */
const MAX_SEARCH = 20;

export const taxesQuery = ({ search, size, page }: TableState) => ({
  ...read(LIST, { query: { search: search.slice(0, MAX_SEARCH), limit: size, offset: (page - 1) * size } }),
  placeholderData: keepPreviousData,
});

export const feesQuery = read(FEES);

export const useRemoveTax = (onDone: () => void) => {
  const remove = useWrite('DELETE /v2/staff/tax-places/:place');
  return {
    isPending: remove.isPending,
    remove: (place: TaxPlace) =>
      remove.mutate(
        { params: { place: place.id } },
        {
          onSuccess: () => {
            toastSuccess(`Rate of ${placeInWords(place)} removed`);
            onDone();
          },
        },
      ),
  };
};
