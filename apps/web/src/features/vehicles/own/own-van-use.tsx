import { WIRE_STATUS } from '@tailgate/contract/facts';
import type { VanUse } from '@tailgate/contract';
import { useState } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Dialog, DialogActions } from '#ui/actions/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { RadioField } from '#ui/fields/radio-field.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { keepVehicle, type Vehicle } from '../vehicles-query.ts';
import { momentInWords } from '../meters/meter-words.ts';
import { useNow } from '#ui/dates/use-now.ts';
import { TextLink } from '#ui/actions/text-link.tsx';
import classes from './own-van.module.css';

const STATUS = 'PUT /v2/service-vehicle/vehicles/status/:id';

/** What is asked before a van that has appointments changes hands. */
interface Refused {
  readonly status: 0 | 1;
  readonly visits: readonly VanUse[];
}

const useVanUse = ({ id, name }: Vehicle) => {
  const [refused, setRefused] = useState<Refused | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending } = useWrite(STATUS, { errors: 'inline', keep: keepVehicle });
  const set = (status: 0 | 1, more: { worksWithoutVan?: boolean; isChosen?: boolean }, onDone: () => void) => {
    const visits = more.isChosen ? (refused?.visits ?? []) : [];
    const choices = [...new Set(visits.map((visit) => visit.id))].map((visitId) => ({
      visitId,
      choice: 'other_van' as const,
    }));
    setProblem(null);
    mutate(
      { params: { id }, body: { status, choices, worksWithoutVan: more.worksWithoutVan ?? false } },
      {
        onSuccess: () => {
          setRefused(null);
          toastSuccess(status === WIRE_STATUS.active ? `You use ${name} now` : `You no longer use ${name}`);
          onDone();
        },
        onError: (error) => {
          if (error.vanUse.length > 0) setRefused({ status, visits: error.vanUse });
          else setProblem(Object.values(error.errors)[0] ?? error.message);
        },
      },
    );
  };
  return {
    isPending,
    refused,
    problem,
    set,
    forget: () => {
      setRefused(null);
      setProblem(null);
    },
  };
};

/** Whether a groomer drives this van of theirs: while they do, their appointments take place in it. */
export const OwnVanUse = ({ vehicle }: { vehicle: Vehicle }) => {
  const use = useVanUse(vehicle);
  const [isStopping, setIsStopping] = useState(false);
  if (vehicle.state === 'retired') return null;
  const isUsed = vehicle.state === 'listed';
  const { canBeListed } = vehicle.readiness;
  return (
    <Card title={isUsed ? 'You use this van' : 'You don’t use this van yet'}>
      <CardBody>
        <div className={classes['use']}>
          <p>{wordsOf(isUsed, canBeListed)}</p>
          {!isStopping && use.problem !== null && <Notice tone="danger">{use.problem}</Notice>}
          {isUsed ? (
            <Button onClick={() => setIsStopping(true)}>Stop using van</Button>
          ) : (
            canBeListed && (
              <Button
                look="filled"
                busy={use.isPending}
                busyLabel="Saving…"
                onClick={() => use.set(1, {}, () => undefined)}
              >
                Use this van
              </Button>
            )
          )}
        </div>
      </CardBody>
      <MoveVisits use={use} vehicle={vehicle} />
      {isStopping && (
        <StopUsing
          use={use}
          vehicle={vehicle}
          onClose={() => {
            setIsStopping(false);
            use.forget();
          }}
        />
      )}
    </Card>
  );
};

const wordsOf = (isUsed: boolean, canBeListed: boolean): string => {
  if (isUsed) return 'Your appointments take place in it, except on days on which you drive a van of a fleet.';
  return canBeListed
    ? 'Use it from now on: your appointments move into it, except on days on which you drive a van of a fleet.'
    : 'Finish what is required below. Then your appointments can take place in it.';
};

type Use = ReturnType<typeof useVanUse>;

/** Appointments that would be in another van than now. */
const MoveVisits = ({ use, vehicle }: { use: Use; vehicle: Vehicle }) => {
  const { refused } = use;
  const isOpen = refused?.status === 1;
  const canMove = refused?.visits.every(({ choices }) => choices.includes('other_van')) ?? false;
  return (
    <Dialog title={`Use ${vehicle.name}?`} opened={isOpen} onClose={use.forget} grave>
      {refused && <Visits visits={refused.visits} timeZone={vehicle.timeZone} />}
      <p>
        {canMove
          ? 'They are in another van now, and would move into this one.'
          : 'They would be without a van. Move them first.'}
      </p>
      <DialogActions>
        <Button onClick={use.forget}>Keep as it is</Button>
        {canMove && (
          <Button
            look="filled"
            busy={use.isPending}
            busyLabel="Saving…"
            onClick={() => use.set(1, { isChosen: true }, () => undefined)}
          >
            Move and use this van
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};

const AFTER = [
  { value: 'van', label: 'I use another van', description: 'Customers can book you only while you have one.' },
  { value: 'without', label: 'I work without a van', description: 'Appointments stay as they are.' },
] as const;

const StopUsing = ({ use, vehicle, onClose }: { use: Use; vehicle: Vehicle; onClose: () => void }) => {
  const [after, setAfter] = useState<'van' | 'without'>('van');
  const { refused, problem } = use;
  const visits = refused?.visits ?? [];
  const canMove = visits.length > 0 && visits.every(({ choices }) => choices.includes('other_van'));
  return (
    <Dialog title={`Stop using ${vehicle.name}?`} opened onClose={onClose} grave>
      <div className={classes['use']}>
        <RadioField
          label="After that"
          choices={AFTER}
          value={after}
          onChange={(chosen) => {
            setAfter(chosen);
            use.forget();
          }}
        />
        {problem !== null && <Notice tone="danger">{problem}</Notice>}
        {visits.length > 0 && (
          <>
            <Notice tone="warning">
              {canMove
                ? 'These appointments would move into your other van.'
                : 'These appointments would be without a van. Move them, or work without a van.'}
            </Notice>
            <Visits visits={visits} timeZone={vehicle.timeZone} />
          </>
        )}
      </div>
      <DialogActions>
        <Button onClick={onClose}>Keep using it</Button>
        <Button
          look="danger"
          busy={use.isPending}
          busyLabel="Saving…"
          onClick={() => use.set(0, { worksWithoutVan: after === 'without', isChosen: canMove }, onClose)}
        >
          {canMove ? 'Move and stop using van' : 'Stop using van'}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const Visits = ({ visits, timeZone }: { visits: readonly VanUse[]; timeZone: string }) => {
  const now = useNow();
  return (
    <ul className={classes['visits']} aria-label="Appointments">
      {visits.map(({ id, start }) => (
        <li key={`${id} ${start}`}>
          <TextLink to="/groomer/appointments/$orderId" params={{ orderId: id }}>
            {momentInWords(start, timeZone, now)}
          </TextLink>
        </li>
      ))}
    </ul>
  );
};
