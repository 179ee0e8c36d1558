import { centsOf, showMoney } from '@tailgate/values/money';
import { Check, CircleDollarSign, History, Play, Plus, Square } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { PetAvatar } from '#ui/avatars/pet-avatar.tsx';
import { durationInWords } from '#ui/words/duration.ts';
import { priceRange } from '../appointment-words.ts';
import type { AppointmentDetail } from '../appointments-query.ts';
import { AddWorkDialog } from '../record/add-work-dialog.tsx';
import { LineMinutes } from '../record/line-minutes.tsx';
import { LineNote } from './line-note.tsx';
import { LinePhotos, type UploadPhoto } from './line-photos.tsx';
import { PastPhotos, PetHistoryDialog } from './pet-history-dialog.tsx';
import { PricesDialog } from './prices-dialog.tsx';
import { useVisitWrites } from './use-visit-writes.ts';
import {
  currentLine,
  elapsedInWords,
  isAtTheVan,
  isNoted,
  minutesBetween,
  petFacts,
  progressOf,
  type Line,
} from './visit-words.ts';
import classes from './visit.module.css';

interface PetLineCardProps {
  readonly appointment: AppointmentDetail;
  readonly line: Line;
  readonly now: Date;
  readonly upload: UploadPhoto;
}

/** One service for one pet: what was booked, how long it takes, notes and photos. */
export const PetLineCard = ({ appointment, line, now, upload }: PetLineCardProps) => {
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const [isPricing, setIsPricing] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const { pet } = line;
  return (
    <Card>
      <CardBody>
        <section className={classes['line']} aria-label={`${pet.name}, ${line.service.name}`}>
          <header className={classes['head']}>
            <PetAvatar id={pet.id} kind={pet.kind} photoUrl={pet.photo?.sizes.thumbnail ?? null} size={52} />
            <div className={classes['name']}>
              <h2>{pet.name}</h2>
              <p>{petFacts(pet)}</p>
            </div>
            <Button compact icon={<History size={18} aria-hidden />} onClick={() => setIsHistoryOpen(true)}>
              History
            </Button>
          </header>
          <Booked line={line} currency={appointment.currency} isFinal={isNoted(appointment, now)} />
          {isAtTheVan(appointment, now) && (
            <>
              {line.endTime === null && progressOf(appointment).kind !== 'waiting' && (
                <LineMinutes appointment={appointment} line={line} />
              )}
              <Button
                compact
                look="text"
                className={classes['start'] ?? ''}
                icon={<CircleDollarSign size={18} aria-hidden />}
                aria-label={`Change prices for ${pet.name}`}
                onClick={() => setIsPricing(true)}
              >
                Change prices
              </Button>
              <Button
                compact
                look="text"
                className={classes['start'] ?? ''}
                icon={<Plus size={18} aria-hidden />}
                aria-label={`Add service or add-on for ${pet.name}`}
                onClick={() => setIsAdding(true)}
              >
                Add service or add-on
              </Button>
              <Timer appointment={appointment} line={line} now={now} />
            </>
          )}
          {isNoted(appointment, now) ? (
            <>
              <LineNote orderId={appointment.id} line={line} />
              <LinePhotos orderId={appointment.id} line={line} upload={upload} />
            </>
          ) : (
            <>
              {line.spNote !== '' && <p className={classes['words']}>{line.spNote}</p>}
              <PastPhotos name={pet.name} before={line.beforePhoto} after={line.afterPhoto} />
            </>
          )}
        </section>
      </CardBody>
      <PetHistoryDialog
        pet={pet}
        timeZone={appointment.timeZone}
        opened={isHistoryOpen}
        onClose={() => setIsHistoryOpen(false)}
      />
      <AddWorkDialog appointment={appointment} line={line} opened={isAdding} onClose={() => setIsAdding(false)} />
      <PricesDialog appointment={appointment} line={line} opened={isPricing} onClose={() => setIsPricing(false)} />
    </Card>
  );
};

interface BookedProps {
  readonly line: Line;
  readonly currency: string;
  /** The groomer's prices, instead of the estimate. */
  readonly isFinal: boolean;
}

/** Of the service itself: its extras have lines of their own. */
const estimateAlone = (line: Line, currency: string): string => {
  const extras = [...line.addOns, ...line.petTimeModifiers].reduce((sum, { price }) => sum + price, 0);
  return priceRange(line.minEstimatedServicePrice - extras, line.maxEstimatedServicePrice - extras, currency);
};

const Booked = ({ line, currency, isFinal }: BookedProps) => (
  <ul className={classes['booked']} aria-label={`Services for ${line.pet.name}`}>
    <li>
      <span>
        {line.service.name} <span className={classes['meta']}>· {durationInWords(line.minutes)}</span>
      </span>
      <span>{isFinal ? showMoney(centsOf(line.finalServicePrice), currency) : estimateAlone(line, currency)}</span>
    </li>
    {[...line.addOns, ...line.petTimeModifiers].map((extra) => (
      <li key={extra.id}>
        <span>
          {extra.name}
          <span className={classes['meta']}>
            {extra.minutes > 0 ? ` · +${durationInWords(extra.minutes)}` : ' · add-on'}
          </span>
        </span>
        <span>{extra.price > 0 && showMoney(centsOf(extra.price), currency)}</span>
      </li>
    ))}
  </ul>
);

/** The next service is started and finished where the sum is; the others here. */
const Timer = ({ appointment, line, now }: Omit<PetLineCardProps, 'upload'>) => {
  const { start, reopen } = useVisitWrites();
  const input = { params: { id: appointment.id, petServiceId: line.id } };
  const { startTime, endTime } = line;
  if (startTime === null)
    return currentLine(appointment)?.id === line.id && !appointment.can.setOut ? null : (
      <Button
        fullWidth
        icon={<Play size={20} aria-hidden />}
        busy={start.isPending}
        busyLabel="Starting…"
        onClick={() => start.mutate(input)}
      >
        {`Start ${line.pet.name}`}
      </Button>
    );
  if (endTime === null) return <Running appointment={appointment} line={line} now={now} />;
  return (
    <div className={classes['ended']}>
      <span>
        <Check size={18} aria-hidden /> Done in {durationInWords(minutesBetween(startTime, endTime))}
      </span>
      <Button compact look="text" busy={reopen.isPending} busyLabel="Reopening…" onClick={() => reopen.mutate(input)}>
        {`Reopen ${line.pet.name}`}
      </Button>
    </div>
  );
};

const Running = ({ appointment, line, now }: Omit<PetLineCardProps, 'upload'>) => {
  const { end } = useVisitWrites();
  return (
    <div className={classes['running']}>
      <p>
        <span className={classes['meta']}>Elapsed</span>
        <strong role="timer">{elapsedInWords(minutesBetween(line.startTime ?? now.toISOString(), now))}</strong>
      </p>
      {currentLine(appointment)?.id !== line.id && (
        <Button
          icon={<Square size={18} aria-hidden />}
          busy={end.isPending}
          busyLabel="Finishing…"
          onClick={() => end.mutate({ params: { id: appointment.id, petServiceId: line.id } })}
        >
          {`Finish ${line.pet.name}`}
        </Button>
      )}
    </div>
  );
};
