import { useMediaQuery } from '@mantine/hooks';
import { VAN_DOCUMENT_WORDS, type VanDocumentKind } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Archive, CirclePause, PencilLine, Upload, UserRoundPlus } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { VanComplianceStrip, documentInText } from '#features/compliance/index.ts';
import {
  DocumentDialog,
  MetersCard,
  RetireVanDialog,
  VanStateBadge,
  modelInWords,
  plateInWords,
  usePauseVan,
  vehicleQuery,
  verbFor,
  type Vehicle,
} from '#features/vehicles/index.ts';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { VanPicture } from '#ui/avatars/van-picture.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ProblemList } from '#ui/feedback/problem-list.tsx';
import type { RecordPage, RecordPart } from '#ui/pages/record-page.tsx';
import { RowMenu } from '#ui/table/row-menu.tsx';
import { CustodyCard } from './custody-card.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { MeterBars } from './meter-bars.tsx';
import { MonthCard } from './month-card.tsx';
import { recordQuery, type VanRecord } from './record-query.ts';
import { endingDocuments, vanProblems } from './van-problems.tsx';
import classes from './record.module.css';

const BOARD = '/fleet-owner/account/driver-assignment';
const VANS = { to: '/fleet-owner/account/vehicles', label: 'Vans' } as const;

type Page = ComponentProps<typeof RecordPage>;

interface VanRecordProps {
  readonly id: string;
  readonly children: (page: Page) => ReactNode;
}

/** One van and all about it: who has it, what is wrong, what it comes to, and what became of it. */
export const VanRecordOf = ({ id, children }: VanRecordProps) => {
  const vehicle = useQuery(vehicleQuery(id));
  const record = useQuery(recordQuery(id));
  if (vehicle.data && record.data)
    return (
      <Found vehicle={vehicle.data} record={record.data}>
        {children}
      </Found>
    );
  return children({
    header: <PageHeader title={vehicle.data?.name ?? 'Van'} back={VANS} />,
    parts: [
      {
        id: 'state',
        column: 'main',
        content: (
          <Card>
            <LoadingState what="the van" of={[vehicle, record]} rows={8} />
          </Card>
        ),
      },
    ],
  });
};

interface FoundProps {
  readonly vehicle: Vehicle;
  readonly record: VanRecord;
}

const Found = ({ vehicle, record, children }: FoundProps & Pick<VanRecordProps, 'children'>) => {
  const [renewed, setRenewed] = useState<VanDocumentKind | null>(null);
  const wide = useMediaQuery('(min-width: 960px)', true, { getInitialValueInEffect: false });
  const [ending] = endingDocuments(vehicle);
  const upload = ending && (
    <Button
      look="filled"
      compact={wide}
      fullWidth={!wide}
      icon={<Upload size={18} aria-hidden />}
      onClick={() => setRenewed(ending.kind)}
    >
      {`${verbFor(vehicle, ending.kind)} ${documentInText(ending.kind)}`}
    </Button>
  );
  return (
    <>
      {children({
        header: <Head vehicle={vehicle} record={record} next={wide ? upload : undefined} wide={wide} />,
        problems: (
          <>
            <VanComplianceStrip vehicleId={vehicle.id} />
            <ProblemList label={`What ${vehicle.name} needs`} problems={vanProblems(vehicle)} />
          </>
        ),
        parts: partsOf({ vehicle, record, onRenew: setRenewed }),
        next: !wide && upload ? { action: upload } : undefined,
      })}
      <DocumentDialog vehicle={vehicle} kind={renewed} onClose={() => setRenewed(null)} />
    </>
  );
};

const Head = ({ vehicle, record, next, wide }: FoundProps & { readonly next: ReactNode; readonly wide: boolean }) => {
  const [isRetiring, setIsRetiring] = useState(false);
  const { pause } = usePauseVan();
  const navigate = useNavigate();
  const { id, name, can, defaultImage } = vehicle;
  const about = [
    record.holder ? `With ${record.holder.driver.name}` : 'No driver now',
    modelInWords(vehicle) || 'No model yet',
    plateInWords(vehicle),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      <PageHeader
        title={name}
        back={VANS}
        picture={<VanPicture id={id} name={name} picture={defaultImage?.sizes.thumbnail ?? null} size={44} />}
        lead={
          <span className={classes['identity']}>
            <VanStateBadge state={vehicle.state} />
            <span>{about}</span>
          </span>
        }
        actions={
          <>
            {wide && (
              <ButtonLink compact icon={<UserRoundPlus size={18} aria-hidden />} to={BOARD} search={{ search: name }}>
                Assign driver
              </ButtonLink>
            )}
            <ButtonLink
              compact
              icon={<PencilLine size={18} aria-hidden />}
              to="/fleet-owner/account/vehicles/$vehicleId"
              params={{ vehicleId: id }}
            >
              Edit
            </ButtonLink>
            {next}
            <RowMenu
              of={name}
              actions={[
                ...(wide
                  ? []
                  : [
                      {
                        label: 'Assign driver',
                        icon: UserRoundPlus,
                        onPress: () => void navigate({ to: BOARD, search: { search: name } }),
                      },
                    ]),
                ...(can.pause ? [{ label: 'Pause van', icon: CirclePause, onPress: () => pause(vehicle) }] : []),
                ...(can.retire
                  ? [{ label: 'Retire van', icon: Archive, danger: true, onPress: () => setIsRetiring(true) }]
                  : []),
              ]}
            />
          </>
        }
      />
      <RetireVanDialog
        van={isRetiring ? vehicle : null}
        onRetired={() => void navigate({ to: VANS.to })}
        onClose={() => setIsRetiring(false)}
      />
    </>
  );
};

/** A phone has who holds the van first, then what it comes to, then what is read rarely. */
const partsOf = ({
  vehicle,
  record,
  onRenew,
}: FoundProps & { readonly onRenew: (kind: VanDocumentKind) => void }): RecordPart[] => {
  const [ending] = endingDocuments(vehicle);
  const expiry =
    ending?.expiresOn === undefined || ending.expiresOn === null
      ? null
      : { name: VAN_DOCUMENT_WORDS[ending.kind], expiresOn: ending.expiresOn };
  return [
    { id: 'custody', column: 'main', content: <CustodyCard record={record} expiry={expiry} /> },
    { id: 'month', column: 'side', content: <MonthCard month={record.month} /> },
    { id: 'documents', column: 'side', content: <DocumentsCard vehicle={vehicle} onRenew={onRenew} /> },
    {
      id: 'meters',
      column: 'main',
      content: <MetersCard vehicle={vehicle} daysOf={(meter) => <MeterBars record={record} meter={meter} />} />,
    },
    {
      id: 'history',
      column: 'side',
      content: <HistoryCard vehicleId={vehicle.id} timeZone={record.timeZone} />,
    },
  ];
};
