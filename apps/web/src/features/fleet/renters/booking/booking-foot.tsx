import type { LocalDate } from '@tailgate/values/local-time';
import { PageButton } from '#ui/actions/page-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { counted, stretchInWords } from '../renter-words.ts';
import type { Renter } from '../renters-query.ts';
import { estimateFor } from './booking-summary.tsx';
import type { FreeVan } from './free-vans-query.ts';
import type { useBooking } from './use-booking.ts';
import { VisitsDialog } from './visits-dialog.tsx';
import classes from './booking.module.css';

interface BookingFootProps {
  readonly renter: Renter;
  readonly of: FreeVan;
  readonly days: readonly LocalDate[];
  readonly today: string;
  readonly booking: ReturnType<typeof useBooking>;
  /** What has to be done before it can be booked. */
  readonly open?: string | undefined;
}

/** Days on which the renter has another van, or is off: they can be booked all the same. */
const RenterNotes = ({ renter, days, today }: Pick<BookingFootProps, 'renter' | 'days' | 'today'>) => {
  const isOn = (from: string, to: string | null) => days.some((day) => day >= from && (to === null || day <= to));
  const held = [...renter.now, ...renter.next].filter(({ from, to }) => isOn(from, to));
  const off = renter.daysOff.filter(({ startDate, endDate }) => isOn(startDate, endDate));
  return (
    <>
      {held.map((stretch) => (
        <Notice key={`${stretch.van.id} ${stretch.from}`} tone="info">
          {`${renter.name} already has ${stretch.van.name} ${stretchInWords(stretch, today)}.`}
        </Notice>
      ))}
      {off.map(({ startDate, endDate }) => (
        <Notice key={startDate} tone="warning">
          {`${renter.name} is off ${stretchInWords({ from: startDate, to: endDate }, today)}.`}
        </Notice>
      ))}
    </>
  );
};

/** What it comes to, the button that books it, and the appointments that it concerns. */
export const BookingFoot = ({ renter, of, days, today, booking, open }: BookingFootProps) => {
  const { book, isBooking, visits, clear } = booking;
  const estimate = estimateFor({ renter, of, days, today });
  const price = estimate ? `${estimate.sum}, estimated` : 'Price depends on sales';
  const move = () =>
    book(
      { renterId: renter.id, vehicleId: of.van.id, dates: days },
      visits.map(({ id }) => ({ visitId: id, choice: 'other_van' as const })),
    );
  return (
    <>
      <RenterNotes renter={renter} days={days} today={today} />
      <PageButton
        busy={isBooking}
        busyLabel="Booking…"
        disabled={days.length === 0 || open !== undefined}
        above={days.length > 0 && <p className={classes['estimate']}>{open ?? price}</p>}
      >
        {days.length === 0 ? 'Choose days to book' : `Book ${of.van.name} for ${counted(days.length, 'day')}`}
      </PageButton>
      <VisitsDialog
        visits={visits}
        van={of.van.name}
        timeZone={of.timeZone}
        busy={isBooking}
        onMove={move}
        onClose={clear}
      />
    </>
  );
};
