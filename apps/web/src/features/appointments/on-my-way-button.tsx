import { Car } from 'lucide-react';
import { useState } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { Button, type Look } from '#ui/actions/button.tsx';
import { roundedPoint, type Point } from '#ui/map/point.ts';
import { APPOINTMENTS, keepAppointment } from './appointments-query.ts';

/** Also while the browser still asks for permission: the customer is told without it. */
const LOCATING_PATIENCE_MS = 6_000;
/** A few minutes old is near enough for an arrival time. */
const MAX_AGE_MS = 120_000;

/** Where this device is, if it says so in time. */
const here = (): Promise<Point | undefined> =>
  new Promise((resolve) => {
    const giveUp = () => resolve(undefined);
    if (!('geolocation' in navigator)) {
      giveUp();
      return;
    }
    setTimeout(giveUp, LOCATING_PATIENCE_MS);
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(roundedPoint(coords)), giveUp, {
      maximumAge: MAX_AGE_MS,
      timeout: LOCATING_PATIENCE_MS,
    });
  });

interface OnMyWayButtonProps {
  readonly appointmentId: string;
  readonly customerName: string;
  readonly look?: Look;
  readonly fullWidth?: boolean;
  /** Of the drive. */
  readonly minutes?: number | undefined;
}

/** One tap: the customer gets a text with the time of arrival, computed from where the groomer is. */
export const OnMyWayButton = ({ appointmentId, customerName, minutes, ...shape }: OnMyWayButtonProps) => {
  const [isLocating, setIsLocating] = useState(false);
  const setOut = useWrite(`POST ${APPOINTMENTS}/:id/on-my-way`, {
    keep: keepAppointment,
    onDone: () => toastSuccess(`${customerName} was told that you’re on your way`),
  });
  const send = async () => {
    setIsLocating(true);
    const from = await here();
    setIsLocating(false);
    setOut.mutate({ params: { id: appointmentId }, body: from ? { from } : {} });
  };
  return (
    <Button
      icon={<Car size={18} aria-hidden />}
      {...shape}
      busy={isLocating || setOut.isPending}
      busyLabel={isLocating ? 'Finding your location…' : 'Sending…'}
      onClick={() => void send()}
    >
      {minutes === undefined ? 'On my way' : `On my way · ${minutes} min`}
    </Button>
  );
};
