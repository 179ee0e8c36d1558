import type { CallAnswer } from '@tailgate/contract';
import type { QueryClient } from '@tanstack/react-query';
import { read } from '#shell/api/read.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';

const POLICY = '/v2/service-vehicle/fleet-owner/fleet-management/policy';
const LIST = `GET ${POLICY}` as const;
export const SAVE_POLICY = `POST ${POLICY}` as const;

export type OwnPolicy = CallAnswer<typeof LIST>['items'][number];

export const ownPoliciesQuery = read(LIST);

/** The list is where every screen of the owner reads a policy. */
export const keepPolicy = (queryClient: QueryClient, saved: OwnPolicy): void => {
  queryClient.setQueryData(ownPoliciesQuery.queryKey, (before) => {
    if (!before) return before;
    const isKnown = before.items.some(({ id }) => id === saved.id);
    return {
      items: isKnown ? before.items.map((one) => (one.id === saved.id ? saved : one)) : [...before.items, saved],
    };
  });
};

export const useRetirePolicy = (onDone: () => void) => {
  const retire = useWrite(`DELETE ${POLICY}/:id`);
  return {
    isPending: retire.isPending,
    retire: ({ id, title }: OwnPolicy) =>
      retire.mutate(
        { params: { id } },
        {
          onSuccess: () => {
            toastSuccess(`${title} retired`);
            onDone();
          },
        },
      ),
  };
};
