import { VAN_DOCUMENT_WORDS, type VanDocumentKind } from '@tailgate/contract/facts';
import { ExternalLink, FileText, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { AnchorButton, Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/actions/dialog.tsx';
import { DocumentState } from '../sections/papers/document-state.tsx';
import type { DrivenVan, DriverDocument } from './driven-vans-query.ts';
import classes from './driver.module.css';

type PapersOf = Pick<DrivenVan, 'documents' | 'insuranceType' | 'isOwn'>;

const isPicture = ({ type }: DriverDocument): boolean => type.startsWith('image/');
const ICONS: Readonly<Partial<Record<VanDocumentKind, typeof FileText>>> = { insurance: ShieldCheck };

/** One press shows the paper: in the app where it is a picture, in the reader of the phone where it is a PDF. */
const PaperButton = ({
  document,
  isFirst,
  onOpen,
}: {
  document: DriverDocument;
  isFirst: boolean;
  onOpen: () => void;
}) => {
  const Icon = ICONS[document.kind] ?? FileText;
  const shape = {
    look: isFirst ? ('filled' as const) : ('outline' as const),
    fullWidth: true,
    className: classes['paper'] ?? '',
    icon: <Icon size={22} aria-hidden />,
  };
  const name = VAN_DOCUMENT_WORDS[document.kind];
  if (isPicture(document))
    return (
      <Button {...shape} onClick={onOpen}>
        {name}
      </Button>
    );
  return (
    <AnchorButton
      {...shape}
      href={document.url}
      target="_blank"
      rel="noreferrer"
      aria-label={`${name}, opens a PDF`}
      rightSection={<ExternalLink size={18} aria-hidden />}
    >
      {name}
    </AnchorButton>
  );
};

const noCardInWords = ({ insuranceType, isOwn }: PapersOf): string => {
  if (insuranceType === 'others') return 'This van has platform insurance and no card of its own.';
  return isOwn ? 'No insurance card yet. Add it to your own van.' : 'The owner has not added an insurance card.';
};

/** What an officer asks for, at once: the insurance card first. */
export const Papers = ({ van, isNext = false }: { van: PapersOf; isNext?: boolean }) => {
  const [shown, setShown] = useState<DriverDocument | null>(null);
  const hasCard = van.documents.some(({ kind }) => kind === 'insurance');
  return (
    <div className={classes['papers']}>
      {van.documents.map((document, index) => (
        <div key={document.id} className={classes['paperRow']}>
          <PaperButton document={document} isFirst={isNext && index === 0} onOpen={() => setShown(document)} />
          <DocumentState of={document} />
        </div>
      ))}
      {!hasCard && <p className={classes['quiet']}>{noCardInWords(van)}</p>}
      <Dialog
        title={shown ? VAN_DOCUMENT_WORDS[shown.kind] : ''}
        opened={shown !== null}
        onClose={() => setShown(null)}
        full
      >
        {shown && (
          <img className={classes['sheet']} src={shown.url} alt={`${VAN_DOCUMENT_WORDS[shown.kind]} of this van`} />
        )}
      </Dialog>
    </div>
  );
};
