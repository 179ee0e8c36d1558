import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { keepAppointment as keep, ORDER_PATH, type AppointmentDetail } from '../appointments-query.ts';
import type { Line } from '../appointment/visit-words.ts';

const LINES = `${ORDER_PATH}/pet-services` as const;

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Adds work to an order at the prices of the groomer, each with the way back. */
export const useAddWork = (appointment: AppointmentDetail) => {
  const { id, petServices } = appointment;
  const add = useWrite(`POST ${LINES}`, { keep });
  const addOn = useWrite(`POST ${LINES}/:petServiceId`, { keep });
  const change = useWrite(`PUT ${LINES}/:petServiceId`, { keep });
  const remove = useWrite(`DELETE ${LINES}/:petServiceId`, { keep });
  const added = (name: string, undo: () => void) => toastSuccess(`${name} added`, { label: 'Undo', onPress: undo });
  const addService = (petId: string, { id: serviceId, name }: Named) =>
    add.mutate(
      { params: { id }, body: { petId, serviceId } },
      {
        onSuccess: (changed) => {
          const line = changed.petServices.find((one) => !petServices.some((before) => before.id === one.id));
          if (line) added(name, () => remove.mutate({ params: { id, petServiceId: line.id } }));
        },
      },
    );
  const addAddOn = (line: Line, { id: addOnId, name }: Named) => {
    const params = { id, petServiceId: line.id };
    const before = line.addOns.map((one) => one.id);
    addOn.mutate(
      { params, body: { addons: [addOnId] } },
      { onSuccess: () => added(name, () => change.mutate({ params, body: { addons: before } })) },
    );
  };
  return { addService, addAddOn, isAdding: add.isPending || addOn.isPending };
};
