import type { VanDocumentKind } from '@tailgate/contract/facts';
import { VAN_DOCUMENT_WORDS } from '@tailgate/contract/facts';
import { documentInText } from '#features/compliance/index.ts';
import { DocumentState, documentRows, verbFor, type Vehicle } from '#features/vehicles/index.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row, Rows } from '#ui/layout/rows.tsx';

interface DocumentsCardProps {
  readonly vehicle: Vehicle;
  readonly onRenew: (kind: VanDocumentKind) => void;
}

/** The papers of a van, what is wrong first. */
export const DocumentsCard = ({ vehicle, onRenew }: DocumentsCardProps) => (
  <Card
    title="Documents"
    aside={
      <TextLink
        to="/fleet-owner/account/vehicles/$vehicleId"
        params={{ vehicleId: vehicle.id }}
        search={{ section: 'documents' }}
      >
        All files
      </TextLink>
    }
  >
    <Rows label="Documents">
      {documentRows(vehicle).map(({ kind, document }) => (
        <Row
          key={kind}
          title={VAN_DOCUMENT_WORDS[kind]}
          meta={<DocumentState of={document} />}
          aside={
            document?.state !== 'valid' && (
              <Button
                compact
                look="tint"
                aria-label={`${verbFor(vehicle, kind)} ${documentInText(kind)}`}
                onClick={() => onRenew(kind)}
              >
                {verbFor(vehicle, kind)}
              </Button>
            )
          }
        />
      ))}
    </Rows>
  </Card>
);
