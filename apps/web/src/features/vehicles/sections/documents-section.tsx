import { VAN_DOCUMENT_WORDS, type VanDocumentKind } from '@tailgate/contract/facts';
import { RefreshCw, Upload } from 'lucide-react';
import { useState } from 'react';
import { documentInText } from '#features/compliance/index.ts';
import { Button } from '#ui/actions/button.tsx';
import { Anchor, TextLink } from '#ui/actions/text-link.tsx';
import { FormGroup } from '#ui/fields/form-group.tsx';
import type { Vehicle } from '../vehicles-query.ts';
import { DocumentDialog } from './papers/document-dialog.tsx';
import { DocumentState } from './papers/document-state.tsx';
import { documentRows } from './papers/document-rows.ts';
import { verbFor } from './papers/document-words.ts';
import classes from './sections.module.css';

/** The papers of the van, what is wrong first. */
export const DocumentsSection = ({ vehicle }: { vehicle: Vehicle }) => {
  const [asked, setAsked] = useState<VanDocumentKind | null>(null);
  return (
    <FormGroup title="Documents" lead="Only you, our staff and our support team can see them.">
      <ul className={classes['list']} aria-label="Documents">
        {documentRows(vehicle).map(({ kind, document }) => (
          <li key={kind} data-task={`document-${kind}`} className={classes['document']}>
            <span className={classes['what']}>
              <strong>{VAN_DOCUMENT_WORDS[kind]}</strong>
              <DocumentState of={document} />
            </span>
            <span className={classes['acts']}>
              {document && (
                <Anchor
                  href={document.url}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={`Open file of ${documentInText(kind)}`}
                >
                  Open file
                </Anchor>
              )}
              {kind === 'insurance' ? (
                <TextLink
                  to="."
                  search={{ section: 'insurance' }}
                  aria-label={`${document ? 'Change' : 'Add'} insurance card in Insurance`}
                >
                  {document ? 'Change in Insurance' : 'Add in Insurance'}
                </TextLink>
              ) : (
                <RowAction vehicle={vehicle} kind={kind} onPress={() => setAsked(kind)} />
              )}
            </span>
          </li>
        ))}
      </ul>
      <DocumentDialog vehicle={vehicle} kind={asked} onClose={() => setAsked(null)} />
    </FormGroup>
  );
};

interface RowActionProps {
  readonly vehicle: Vehicle;
  readonly kind: VanDocumentKind;
  readonly onPress: () => void;
}

const RowAction = ({ vehicle, kind, onPress }: RowActionProps) => {
  const verb = verbFor(vehicle, kind);
  const Icon = verb === 'Upload' ? Upload : RefreshCw;
  return (
    <Button
      compact
      look="tint"
      icon={<Icon size={18} aria-hidden />}
      aria-label={`${verb} ${documentInText(kind)}`}
      onClick={onPress}
    >
      {verb}
    </Button>
  );
};
