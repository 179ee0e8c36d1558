import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SavedForm } from '#shell/forms/saved-form.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { ConfirmDialog } from '#ui/actions/confirm-dialog.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FormAndAside } from '#ui/pages/form-page.tsx';
import { Row, Rows } from '#ui/layout/rows.tsx';
import { deviceDay } from '#ui/dates/device-day.ts';
import type { TextBody } from '../sign-agreements.tsx';
import { AgreementFields } from './agreement-fields.tsx';
import { bodyOf, RULES, valuesOf, type AgreementValues } from './agreement-values.ts';
import { PreviewCard } from './preview-card.tsx';
import { SignersCard } from './signers-card.tsx';
import {
  SAVE,
  keepAgreement,
  staffAgreementQuery,
  useAgreementActions,
  type StaffAgreement,
} from './staff-agreements-query.ts';
import classes from '../agreements.module.css';

/** Writes the next version of an agreement, publishes it, and shows who accepted the present one. */
export const AgreementEditor = ({ id, Body }: { id: string; Body: TextBody }) => {
  const agreement = useQuery(staffAgreementQuery(id));
  if (agreement.data) return <Editor key={id} saved={agreement.data} Body={Body} />;
  return (
    <Card>
      <LoadingState what="this agreement" of={[agreement]} rows={8} />
    </Card>
  );
};

const Editor = ({ saved, Body }: { saved: StaffAgreement; Body: TextBody }) => {
  const write = useWriteForm(SAVE, {
    saved: valuesOf(saved),
    validate: RULES,
    input: (values: AgreementValues) => ({
      params: { id: saved.id },
      body: { ...bodyOf(values), revision: saved.draft?.revision ?? 0 },
    }),
    keep: keepAgreement,
    onSaved: valuesOf,
    success: 'Draft saved',
  });
  return (
    <FormAndAside
      aside={
        <div className={classes['cards']}>
          <PreviewCard text={write.form.values.body} published={saved.published?.body ?? null} Body={Body} />
          {saved.version > 0 && <SignersCard id={saved.id} counts={saved.counts} />}
          <HistoryCard history={saved.history} />
        </div>
      }
    >
      <SavedForm of={write} className={classes['form']}>
        <AgreementFields form={write.form} isFirst={saved.version === 0} />
        <Publishing of={saved} isUnsaved={write.isUnsaved} />
      </SavedForm>
    </FormAndAside>
  );
};

type Asking = 'publish' | 'retire' | 'discard' | null;

const consequenceOf = ({ draft, version }: StaffAgreement): string =>
  draft?.required
    ? `Version ${version + 1} replaces what people see, and everybody it is for is asked to accept it. Providers who don’t within 7 days get no new bookings.`
    : `Version ${version + 1} replaces what people see. Nobody is asked to accept it.`;

const Publishing = ({ of, isUnsaved }: { of: StaffAgreement; isUnsaved: boolean }) => {
  const { draft, state, version } = of;
  const [asking, setAsking] = useState<Asking>(null);
  const { params, publish, retire, discard } = useAgreementActions(of.id);
  const done = (words: string) => ({
    onSuccess: () => {
      setAsking(null);
      toastSuccess(words);
    },
    onError: () => setAsking(null),
  });
  return (
    <div className={classes['form']}>
      {draft && version > 0 && (
        <Notice tone="info">
          Draft of version {version + 1}, saved {deviceDay(draft.updatedAt)} by {draft.updatedBy}. People still see
          version {version}.
        </Notice>
      )}
      <div className={classes['start']}>
        {draft && state !== 'retired' && (
          <Button look="tint" disabled={isUnsaved} onClick={() => setAsking('publish')}>
            Publish version {version + 1}
          </Button>
        )}
        {draft && version > 0 && <Button onClick={() => setAsking('discard')}>Delete draft</Button>}
        {state === 'published' && (
          <Button look="danger" onClick={() => setAsking('retire')}>
            Retire agreement
          </Button>
        )}
        {state === 'retired' && (
          <Button
            look="tint"
            busy={retire.isPending}
            busyLabel="Restoring…"
            onClick={() => retire.mutate({ params, body: { retired: false } }, done('Agreement restored'))}
          >
            Restore agreement
          </Button>
        )}
      </div>
      <ConfirmDialog
        title={`Publish version ${version + 1}?`}
        consequence={consequenceOf(of)}
        action="Publish version"
        busyLabel="Publishing…"
        opened={asking === 'publish'}
        busy={publish.isPending}
        onConfirm={() =>
          publish.mutate({ params, body: { revision: draft?.revision ?? 0 } }, done('Version published'))
        }
        onClose={() => setAsking(null)}
      />
      <ConfirmDialog
        title="Retire this agreement?"
        consequence="Nobody is asked for it any longer. What was accepted stays, and people keep their files."
        action="Retire agreement"
        busyLabel="Retiring…"
        opened={asking === 'retire'}
        busy={retire.isPending}
        onConfirm={() => retire.mutate({ params, body: { retired: true } }, done('Agreement retired'))}
        onClose={() => setAsking(null)}
      />
      <ConfirmDialog
        title="Delete this draft?"
        consequence={`The draft is lost. Version ${version} stays published.`}
        action="Delete draft"
        busyLabel="Deleting…"
        opened={asking === 'discard'}
        busy={discard.isPending}
        onConfirm={() => discard.mutate({ params }, done('Draft deleted'))}
        onClose={() => setAsking(null)}
      />
    </div>
  );
};

const HistoryCard = ({ history }: { history: StaffAgreement['history'] }) => {
  if (history.length === 0) return null;
  return (
    <Card title="Versions">
      <Rows label="Versions">
        {history.map(({ version, issuedAt, publishedBy, accepted, changes }) => (
          <Row
            key={version}
            title={`Version ${version}`}
            meta={`${deviceDay(issuedAt)} · ${publishedBy}${changes === '' ? '' : ` · ${changes}`}`}
            aside={`${accepted} accepted`}
          />
        ))}
      </Rows>
      <CardBody>
        <p className={classes['meta']}>Published versions never change.</p>
      </CardBody>
    </Card>
  );
};
