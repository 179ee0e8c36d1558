import { useQuery } from '@tanstack/react-query';
import { Dialog } from '#ui/actions/dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { durationInWords } from '#ui/words/duration.ts';
import { dayOf } from '../appointment-words.ts';
import { petHistoryQuery } from '../appointments-query.ts';
import { longDate } from '../calendar/calendar-days.ts';
import type { Line } from './visit-words.ts';
import classes from './visit.module.css';

interface PetHistoryDialogProps {
  readonly pet: Line['pet'];
  readonly timeZone: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** What was done before, with notes and photos, the latest first. */
export const PetHistoryDialog = ({ pet, timeZone, opened, onClose }: PetHistoryDialogProps) => (
  <Dialog title={`History of ${pet.name}`} opened={opened} onClose={onClose}>
    {opened && <PetHistory pet={pet} timeZone={timeZone} />}
  </Dialog>
);

const PetHistory = ({ pet, timeZone }: Pick<PetHistoryDialogProps, 'pet' | 'timeZone'>) => {
  const history = useQuery(petHistoryQuery(pet.id));
  const { data } = history;
  if (!data) return <LoadingState what={`the history of ${pet.name}`} of={[history]} rows={3} />;
  if (data.items.length === 0)
    return <EmptyState title="No earlier services">Notes and photos of past services show here.</EmptyState>;
  return (
    <ol className={classes['history']} aria-label={`History of ${pet.name}`}>
      {data.items.map((item) => (
        <li key={`${item.appointmentId} ${item.serviceName}`} className={classes['past']}>
          <strong>{longDate(dayOf(item.appointmentStart, timeZone))}</strong>
          <span className={classes['meta']}>
            {[item.serviceName, ...item.addOns].join(', ')} · {durationInWords(item.minutes)} · {item.groomerName}
          </span>
          {item.spNote !== '' && <p className={classes['words']}>{item.spNote}</p>}
          <PastPhotos name={pet.name} before={item.beforePhoto} after={item.afterPhoto} />
        </li>
      ))}
    </ol>
  );
};

type Photo = Line['beforePhoto'];

export const PastPhotos = ({ name, before, after }: { name: string; before: Photo; after: Photo }) => {
  if (!before && !after) return null;
  return (
    <div className={classes['pair']}>
      {before && <img src={before.sizes.medium} alt={`${name} before`} />}
      {after && <img src={after.sizes.medium} alt={`${name} after`} />}
    </div>
  );
};
