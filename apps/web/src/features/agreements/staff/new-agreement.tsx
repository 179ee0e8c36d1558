import { useNavigate } from '@tanstack/react-router';
import { StepForm } from '#shell/forms/step-form.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { LeaveWarning } from '#shell/layouts/leave-warning.tsx';
import { FormGroup } from '#ui/fields/form-group.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { AgreementFields } from './agreement-fields.tsx';
import { bodyOf, NEW_AGREEMENT, RULES } from './agreement-values.ts';
import { CREATE, keepAgreement } from './staff-agreements-query.ts';
import classes from '../agreements.module.css';

const SLUG = /^[a-z0-9][a-z0-9-]{0,62}$/;

/** Starts an agreement as a draft and goes on to its editor. */
export const NewAgreement = () => {
  const navigate = useNavigate();
  const write = useWriteForm(CREATE, {
    saved: NEW_AGREEMENT,
    validate: {
      ...RULES,
      slug: (slug: string) => (SLUG.test(slug) ? null : 'Use lowercase letters, digits and hyphens.'),
    },
    input: (values) => ({ body: { ...bodyOf(values), slug: values.slug } }),
    keep: keepAgreement,
    onSaved: async (answer) => {
      await navigate({ to: '/staff/agreements/$agreementId', params: { agreementId: answer.id } });
      return undefined;
    },
    success: 'Draft saved',
  });
  return (
    <StepForm of={write} className={classes['form']} action="Save draft">
      <FormGroup title="Address">
        <TextField
          label="Slug"
          required
          placeholder="business-services-agreement"
          description="Names the agreement in links and files. It can’t be changed later."
          {...write.form.getInputProps('slug')}
        />
      </FormGroup>
      <AgreementFields form={write.form} isFirst />
      <LeaveWarning
        isUnsaved={() => write.form.isDirty() && !write.isSaving}
        consequence="The agreement is not saved yet."
      />
    </StepForm>
  );
};
