import { Link, useNavigate } from '@tanstack/react-router';
import { Archive, ArrowLeft, CirclePause, Eye } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/actions/dialog.tsx';
import { RowMenu } from '#ui/table/row-menu.tsx';
import { RetireVanDialog } from '../retire-van-dialog.tsx';
import type { Vehicle } from '../vehicles-query.ts';
import classes from './editor.module.css';
import { openRows } from './open-tasks.ts';
import { ListingPreview } from './preview-card.tsx';
import { SECTION_LOOKS } from './section-looks.ts';
import { TaskRow } from './task-row.tsx';
import type { VanEditor } from './use-van-editor.ts';
import { ListOrPause, vanInWords } from './van-editor.tsx';

const VANS = { to: '/fleet-owner/account/vehicles', label: 'Vans' } as const;

const positionOf = ({ section, sections }: VanEditor): string | undefined =>
  section && `Section ${sections.indexOf(section) + 1} of ${sections.length}`;

/** Where one is in the record, with the listing and its next step. */
export const EditorHeader = ({ of }: { of: VanEditor }) => {
  const { vehicle, isWide, section } = of;
  const [isPreviewed, setIsPreviewed] = useState(false);
  const [isRetiring, setIsRetiring] = useState(false);
  const navigate = useNavigate();
  const parts = { of, onPreview: () => setIsPreviewed(true), onRetire: () => setIsRetiring(true) };
  return (
    <div className={classes['top']}>
      {isWide ? (
        <PageHeader title="Edit van" actions={vehicle && <WideActions {...parts} vehicle={vehicle} />} />
      ) : (
        <PhoneHeader {...parts} vehicle={vehicle} />
      )}
      {vehicle && (
        <>
          <Missing of={of} vehicle={vehicle} shown={section} />
          <Dialog title="Listing preview" opened={isPreviewed} onClose={() => setIsPreviewed(false)}>
            <div className={classes['preview']}>
              <ListingPreview vehicle={vehicle} />
            </div>
          </Dialog>
          <RetireVanDialog
            van={isRetiring ? vehicle : null}
            onRetired={() => void navigate({ to: VANS.to, ignoreBlocker: true })}
            onClose={() => setIsRetiring(false)}
          />
        </>
      )}
    </div>
  );
};

interface HeadParts {
  readonly of: VanEditor;
  readonly onPreview: () => void;
  readonly onRetire: () => void;
}

const retireAction = (onRetire: () => void) => ({
  label: 'Retire van',
  icon: Archive,
  danger: true,
  onPress: onRetire,
});

const WideActions = ({ of, vehicle, onPreview, onRetire }: HeadParts & { vehicle: Vehicle }) => (
  <>
    <span className={classes['position']}>{positionOf(of)}</span>
    <Button compact icon={<Eye size={18} aria-hidden />} onClick={onPreview}>
      View listing
    </Button>
    <ListOrPause of={of} vehicle={vehicle} compact />
    {vehicle.can.retire && <RowMenu of={vehicle.name} actions={[retireAction(onRetire)]} />}
  </>
);

/** The list of the sections leads back to all vans, a section to their list. */
const PhoneHeader = ({ of, vehicle, onPreview, onRetire }: HeadParts & { vehicle: Vehicle | undefined }) => {
  const { section } = of;
  if (section && vehicle)
    return (
      <PageHeader
        title={SECTION_LOOKS[section].label}
        actions={<span className={classes['position']}>{positionOf(of)}</span>}
        picture={
          <Link to="." search={{}} className={classes['phoneBack'] ?? ''} aria-label={`Back to ${vehicle.name}`}>
            <ArrowLeft size={24} aria-hidden />
          </Link>
        }
      />
    );
  return (
    <PageHeader
      title={vehicle?.name ?? 'Edit van'}
      lead={vehicle && vanInWords(vehicle)}
      back={VANS}
      actions={
        vehicle && (
          <RowMenu
            of={vehicle.name}
            actions={[
              { label: 'View listing', icon: Eye, onPress: onPreview },
              ...(vehicle.can.pause ? [{ label: 'Pause van', icon: CirclePause, onPress: of.pause }] : []),
              ...(vehicle.can.retire ? [retireAction(onRetire)] : []),
            ]}
          />
        )
      }
    />
  );
};

/** What listing was refused for: it shrinks while it is being mended. */
const Missing = ({
  of: { missing },
  vehicle,
  shown,
}: {
  of: VanEditor;
  vehicle: Vehicle;
  shown: string | undefined;
}) => {
  const place = useRef<HTMLDivElement>(null);
  const isShown = missing.length > 0;
  useEffect(() => {
    if (isShown) place.current?.scrollIntoView({ block: 'center' });
  }, [isShown]);
  if (!isShown) return null;
  const rows = openRows(vehicle, '').filter(({ isRequired }) => isRequired);
  return (
    <div ref={place} className={classes['missing']} role="alert">
      <p>
        <strong>Not listed yet.</strong> Finish what is left before you list {vehicle.name}.
      </p>
      <ul className={classes['missingRows']} aria-label={`Missing before ${vehicle.name} is listed`}>
        {rows.map((row) => (
          <TaskRow key={row.task} row={row} shown={shown} />
        ))}
      </ul>
    </div>
  );
};
