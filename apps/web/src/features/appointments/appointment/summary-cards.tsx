import { Card, CardBody } from '#ui/layout/card.tsx';
import { PetAvatar } from '#ui/avatars/pet-avatar.tsx';
import { durationInWords } from '#ui/words/duration.ts';
import { timeOf } from '../appointment-words.ts';
import type { AppointmentDetail } from '../appointments-query.ts';
import type { CalendarHabits } from '../calendar/calendar-days.ts';
import { PastPhotos } from './pet-history-dialog.tsx';
import { minutesBetween, petFacts, type Line } from './visit-words.ts';
import classes from './visit.module.css';

interface SummaryProps {
  readonly appointment: AppointmentDetail;
  readonly clock: CalendarHabits['clock'];
}

const timesOf = ({ startTime, endTime }: Line, timeZone: string, clock: CalendarHabits['clock']): string => {
  if (startTime === null) return 'Not started';
  if (endTime === null) return `Started ${timeOf(startTime, timeZone, clock)}`;
  const took = durationInWords(minutesBetween(startTime, endTime));
  return `${timeOf(startTime, timeZone, clock)} – ${timeOf(endTime, timeZone, clock)} · ${took}`;
};

/** What was done for each pet: times, notes and photos. */
export const SummaryCards = ({ appointment: { petServices, timeZone }, clock }: SummaryProps) => (
  <>
    {petServices.map((line) => (
      <Card key={line.id}>
        <CardBody>
          <section className={classes['line']} aria-label={`${line.pet.name}, ${line.service.name}`}>
            <header className={classes['head']}>
              <PetAvatar
                id={line.pet.id}
                kind={line.pet.kind}
                photoUrl={line.pet.photo?.sizes.thumbnail ?? null}
                size={52}
              />
              <div className={classes['name']}>
                <h2>{line.pet.name}</h2>
                <p>{petFacts(line.pet)}</p>
              </div>
            </header>
            <p>
              {[line.service, ...line.addOns].map(({ name }) => name).join(', ')}
              <br />
              <span className={classes['meta']}>{timesOf(line, timeZone, clock)}</span>
            </p>
            {line.spNote !== '' && <p className={classes['words']}>{line.spNote}</p>}
            <PastPhotos name={line.pet.name} before={line.beforePhoto} after={line.afterPhoto} />
          </section>
        </CardBody>
      </Card>
    ))}
  </>
);
