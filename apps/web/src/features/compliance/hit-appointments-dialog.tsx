import { useQuery } from '@tanstack/react-query';
import { centsOf, showEstimate } from '@tailgate/values/money';
import { Dialog } from '#ui/actions/dialog.tsx';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Row, Rows } from '#ui/layout/rows.tsx';
import { hitQuery, type Paper } from './compliance-query.ts';
import { countInWords, paperOfVanInWords } from './paper-words.ts';
import classes from './compliance.module.css';

const MOST_SHOWN = 100;

const startInWords = (start: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(start));

/** Which appointments a paper hits: when, whose and how much. Whose pets they are is the groomer's business. */
export const HitAppointmentsDialog = ({ paper, onClose }: { paper: Paper | null; onClose: () => void }) => (
  <Dialog title={paper ? paperOfVanInWords(paper) : 'Appointments'} opened={paper !== null} onClose={onClose}>
    {paper && <HitAppointments paper={paper} />}
  </Dialog>
);

const HitAppointments = ({ paper }: { paper: Paper }) => {
  const hit = useQuery(hitQuery(paper, MOST_SHOWN));
  if (!hit.data) return <LoadingState what="appointments" of={[hit]} rows={3} />;
  const { items, total, timeZone } = hit.data;
  return (
    <>
      <p>They can’t start without a new {paper.kind === 'insurance' ? 'insurance card' : paper.kind}.</p>
      <Rows label="Appointments">
        {items.map(({ id, appointmentStart, groomer, expected }) => (
          <Row
            key={id}
            lead={<PersonAvatar id={groomer.id} name={groomer.name} photoUrl={null} />}
            title={startInWords(appointmentStart, timeZone)}
            meta={groomer.name}
            aside={<span className={classes['sum']}>{showEstimate(centsOf(Math.round(expected)))}</span>}
          />
        ))}
      </Rows>
      {total > items.length && <p>And {countInWords(total - items.length)} later.</p>}
    </>
  );
};
