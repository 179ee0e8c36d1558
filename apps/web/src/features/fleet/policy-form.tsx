import type { UseFormReturnType } from '@mantine/form';
import { MAX_POLICY_DESCRIPTION_LENGTH, MAX_POLICY_TITLE_LENGTH } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { SavedForm } from '#shell/forms/saved-form.tsx';
import { StepForm } from '#shell/forms/step-form.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { LeaveWarning } from '#shell/layouts/leave-warning.tsx';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { FormAndAside } from '#ui/pages/form-page.tsx';
import { acceptedByInWords, NEW_VERSION_CONSEQUENCE, versionInWords } from './fleet-words.ts';
import { keepPolicy, ownPoliciesQuery, SAVE_POLICY, type OwnPolicy } from './policies-query.ts';
import { PolicyText } from './policy-text.tsx';
import { NEW_POLICY, RULES, valuesOf, type PolicyValues } from './policy-values.ts';
import { RetirePolicyDialog } from './retire-policy-dialog.tsx';
import classes from './fleet.module.css';

/** Adds a policy and goes to the list. */
export const NewPolicy = () => {
  const navigate = useNavigate();
  const write = useWriteForm(SAVE_POLICY, {
    saved: NEW_POLICY,
    validate: RULES,
    input: ({ title, description, content }) => ({ body: { title, description, content } }),
    keep: keepPolicy,
    onSaved: async () => {
      await navigate({ to: '/fleet-owner/account/policies' });
      return undefined;
    },
    success: 'Policy added',
  });
  return (
    <FormAndAside aside={<Preview of={write.form.values} />}>
      <StepForm of={write} className={classes['form']} action="Add policy">
        <PolicyFields form={write.form} />
        <LeaveWarning
          isUnsaved={() => write.form.isDirty() && !write.isSaving}
          consequence="The policy is not added yet."
        />
      </StepForm>
    </FormAndAside>
  );
};

/** Saves new versions of a policy, or retires it. */
export const EditPolicy = ({ id }: { id: string }) => {
  const policies = useQuery(ownPoliciesQuery);
  const policy = policies.data?.items.find((one) => one.id === id);
  if (policy) return <EditForm key={id} policy={policy} />;
  return (
    <Card>
      {policies.data ? (
        <EmptyState
          level={2}
          title="Policy not found"
          action={
            <ButtonLink look="tint" to="/fleet-owner/account/policies">
              See your policies
            </ButtonLink>
          }
        >
          It was retired, or the link is wrong.
        </EmptyState>
      ) : (
        <LoadingState what="this policy" of={[policies]} rows={5} />
      )}
    </Card>
  );
};

const EditForm = ({ policy }: { policy: OwnPolicy }) => {
  const write = useWriteForm(SAVE_POLICY, {
    saved: valuesOf(policy),
    validate: RULES,
    input: ({ version, ...text }: PolicyValues) => ({
      body: { id: policy.id, version: version ?? policy.version, ...text },
    }),
    keep: keepPolicy,
    onSaved: valuesOf,
    success: 'Policy saved',
  });
  return (
    <FormAndAside aside={<Preview of={write.form.values} />}>
      <SavedForm of={write} className={classes['form']}>
        <p className={classes['lead']}>
          {versionInWords(policy)} · {acceptedByInWords(policy)}
        </p>
        {write.isUnsaved && <Notice tone="info">{NEW_VERSION_CONSEQUENCE}</Notice>}
        <PolicyFields form={write.form} />
        <RetirePolicy policy={policy} />
      </SavedForm>
    </FormAndAside>
  );
};

const PolicyFields = ({ form }: { form: UseFormReturnType<PolicyValues> }) => (
  <>
    <TextField
      label="Title"
      required
      placeholder="Cleaning"
      maxLength={MAX_POLICY_TITLE_LENGTH}
      {...form.getInputProps('title')}
    />
    <TextField
      label="Short description"
      optional
      placeholder="What to clean, and when"
      maxLength={MAX_POLICY_DESCRIPTION_LENGTH}
      {...form.getInputProps('description')}
    />
    <TextAreaField
      label="Policy"
      required
      rows={14}
      description="Plain text. Line breaks stay as you type them."
      {...form.getInputProps('content')}
    />
  </>
);

const Preview = ({ of: { title, description, content } }: { of: PolicyValues }) => (
  <Card title="What drivers see">
    <CardBody>
      {content.trim() === '' ? (
        <p className={classes['lead']}>The policy shows here as you write it.</p>
      ) : (
        <div className={classes['preview']}>
          {title !== '' && <strong>{title}</strong>}
          {description !== '' && <p className={classes['lead']}>{description}</p>}
          <PolicyText>{content}</PolicyText>
        </div>
      )}
    </CardBody>
  </Card>
);

const RetirePolicy = ({ policy }: { policy: OwnPolicy }) => {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div>
      <Button look="danger" onClick={() => setIsAsking(true)}>
        Retire policy
      </Button>
      <RetirePolicyDialog
        policy={isAsking ? policy : null}
        onRetired={() => void navigate({ to: '/fleet-owner/account/policies', ignoreBlocker: true })}
        onClose={() => setIsAsking(false)}
      />
    </div>
  );
};
