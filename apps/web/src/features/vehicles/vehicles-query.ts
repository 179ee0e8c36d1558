import type { CallAnswer, CallInput } from '@tailgate/contract';
import { WIRE_STATUS } from '@tailgate/contract/facts';
import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import type { ApiError } from '#shell/api/api-error.ts';
import { read } from '#shell/api/read.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import type { TableState } from '#ui/table/table-types.ts';

const LIST = 'GET /v2/service-vehicle/fleet-owner/fleet-management/list';
const ONE = 'GET /v2/service-vehicle/vehicles/:id';

export type ListedVehicle = CallAnswer<typeof LIST>['items'][number];
export type Vehicle = CallAnswer<typeof ONE>;
export type VanDocument = Vehicle['documents'][number];
type Query = NonNullable<CallInput<typeof LIST>['query']>;

// The address was checked against the same lists as the contract's.
const queryOf = ({ search, sort, size, page, filters: { show } }: TableState) =>
  ({ search, sort, ...(show && { filter: show }), limit: size, offset: (page - 1) * size }) as Query;

export const fleetQuery = (state: TableState) => ({
  ...read(LIST, { query: queryOf(state) }),
  placeholderData: keepPreviousData,
});

export const vehicleQuery = (id: string) => read(ONE, { params: { id } });

/** Every write of a van answers with its whole record. */
export const keepVehicle = (queryClient: QueryClient, vehicle: Vehicle): void => {
  queryClient.setQueryData(vehicleQuery(vehicle.id).queryKey, vehicle);
};

interface NamedVan {
  readonly id: string;
  readonly name: string;
}

const STATUS = 'PUT /v2/service-vehicle/vehicles/status/:id';

/** Who lists a van shows themselves why it was refused. */
export const useListVan = () => {
  const { mutate, isPending } = useWrite(STATUS, { errors: 'inline', keep: keepVehicle });
  return {
    isPending,
    list: ({ id, name }: NamedVan, onError: (error: ApiError) => void) =>
      mutate(
        { params: { id }, body: { status: WIRE_STATUS.active } },
        { onSuccess: () => toastSuccess(`${name} is listed`), onError },
      ),
  };
};

export const usePauseVan = () => {
  const { mutate, isPending } = useWrite(STATUS, { keep: keepVehicle });
  return {
    isPending,
    pause: ({ id, name }: NamedVan) =>
      mutate(
        { params: { id }, body: { status: WIRE_STATUS.inactive } },
        { onSuccess: () => toastSuccess(`${name} is paused`) },
      ),
  };
};

export const useRetireVan = () => {
  const { mutate, isPending } = useWrite('DELETE /v2/service-vehicle/vehicles/:id');
  return {
    isPending,
    retire: ({ id, name }: NamedVan, onDone: () => void) =>
      mutate(
        { params: { id } },
        {
          onSuccess: () => {
            toastSuccess(`${name} is retired`);
            onDone();
          },
        },
      ),
  };
};
