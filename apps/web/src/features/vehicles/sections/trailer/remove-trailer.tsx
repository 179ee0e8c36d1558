import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ConfirmDialog } from '#ui/actions/confirm-dialog.tsx';
import { keepVehicle, type Vehicle } from '../../vehicles-query.ts';

export const RemoveTrailer = ({ vehicle, name }: { vehicle: Vehicle; name: string }) => {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useWrite('DELETE /v2/service-vehicle/fleet-owner/fleet-management/:id/trailer', {
    keep: keepVehicle,
  });
  return (
    <div>
      <Button look="danger" icon={<Trash2 size={18} aria-hidden />} onClick={() => setIsAsking(true)}>
        Remove trailer
      </Button>
      <ConfirmDialog
        title={`Remove ${name}?`}
        consequence="Its details, registration and photos are removed from this van."
        action="Remove trailer"
        busyLabel="Removing…"
        opened={isAsking}
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(
            { params: { id: vehicle.id } },
            {
              onSuccess: () => toastSuccess(`${name} removed`),
              onSettled: () => setIsAsking(false),
            },
          )
        }
        onClose={() => setIsAsking(false)}
      />
    </div>
  );
};
