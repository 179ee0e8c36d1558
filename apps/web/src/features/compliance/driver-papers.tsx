import { HOLDER_TOLD_DAYS } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { ProblemList } from '#ui/feedback/problem-list.tsx';
import { driverPapersQuery, idOf, type DriverPaper } from './compliance-query.ts';
import { DocumentDialog, type AskedDocument } from './document-dialog.tsx';
import { verbOf } from './paper-problems.tsx';
import { driverHitInWords, documentInText, paperOfVanInWords, toneOf } from './paper-words.ts';

const mends = ({ isYours, renewedBy }: DriverPaper): string =>
  isYours ? 'Upload a new one to keep it.' : `${renewedBy.name} has to renew it.`;

interface DriverPapersProps {
  /** Only what keeps this appointment from starting; without it, whatever hits any. */
  readonly appointmentId?: string;
  /** Only what the groomer can mend, and what is about to keep them from working. */
  readonly urgentOnly?: boolean;
}

const isUrgent = ({ isYours, daysLeft }: DriverPaper): boolean =>
  isYours || (daysLeft !== null && daysLeft <= HOLDER_TOLD_DAYS);

/** For a groomer: papers of vans because of which appointments of theirs cannot start, and who can mend it. */
export const DriverPapers = ({ appointmentId, urgentOnly = false }: DriverPapersProps) => {
  const { data } = useQuery(driverPapersQuery);
  const [asked, setAsked] = useState<AskedDocument | null>(null);
  const hits = (data?.items ?? []).filter(
    (paper) =>
      (appointmentId === undefined ? paper.appointmentIds.length > 0 : paper.appointmentIds.includes(appointmentId)) &&
      (!urgentOnly || isUrgent(paper)),
  );
  return (
    <>
      <ProblemList
        label="Documents of your van"
        problems={hits.map((paper) => ({
          id: idOf(paper),
          tone: toneOf(paper),
          title: `${paperOfVanInWords(paper)}.`,
          note:
            appointmentId === undefined
              ? driverHitInWords(paper)
              : `This appointment can’t start without a new one. ${mends(paper)}`,
          action: paper.isYours && (
            <Button
              compact
              icon={<Upload size={18} aria-hidden />}
              aria-label={`Upload ${documentInText(paper.kind)}`}
              onClick={() => setAsked({ vehicle: paper.vehicle, kind: paper.kind, verb: verbOf(paper) })}
            >
              Upload
            </Button>
          ),
        }))}
      />
      <DocumentDialog asked={asked} onClose={() => setAsked(null)} />
    </>
  );
};
