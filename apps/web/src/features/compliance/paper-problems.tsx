import { Upload } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { ProblemList } from '#ui/feedback/problem-list.tsx';
import { idOf, type Paper } from './compliance-query.ts';
import { DocumentDialog, type AskedDocument } from './document-dialog.tsx';
import { HitAppointmentsDialog } from './hit-appointments-dialog.tsx';
import { countInWords, hitInWords, documentInText, paperInWords, toneOf } from './paper-words.ts';
import classes from './compliance.module.css';

export const verbOf = ({ state }: Pick<Paper, 'state'>): AskedDocument['verb'] =>
  state === 'missing' ? 'Upload' : 'Renew';

interface PaperProblemsProps {
  readonly label: string;
  readonly papers: readonly Paper[];
  /** Which appointments it hits can be asked for by fleet owners alone. */
  readonly lists?: boolean;
}

/** What is wrong with the papers of one van, what it hits, and the upload that mends it. */
export const PaperProblems = ({ label, papers, lists = false }: PaperProblemsProps) => {
  const [asked, setAsked] = useState<AskedDocument | null>(null);
  const [seen, setSeen] = useState<Paper | null>(null);
  return (
    <>
      <ProblemList
        label={label}
        problems={papers.map((paper) => ({
          id: idOf(paper),
          tone: toneOf(paper),
          title: `${paperInWords(paper)}.`,
          note: hitInWords(paper),
          action: (
            <span className={classes['acts']}>
              {lists && paper.appointments.count > 0 && (
                <Button compact look="text" onClick={() => setSeen(paper)}>
                  {`See ${countInWords(paper.appointments.count)}`}
                </Button>
              )}
              <Button
                compact
                icon={<Upload size={18} aria-hidden />}
                aria-label={`Upload ${documentInText(paper.kind)}`}
                onClick={() => setAsked({ vehicle: paper.vehicle, kind: paper.kind, verb: verbOf(paper) })}
              >
                Upload
              </Button>
            </span>
          ),
        }))}
      />
      <DocumentDialog asked={asked} onClose={() => setAsked(null)} />
      <HitAppointmentsDialog paper={seen} onClose={() => setSeen(null)} />
    </>
  );
};
