import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useWrite } from '#shell/api/use-write.ts';
import { focusFirstError } from '#shell/errors/form-errors.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import type { SiteSettings } from '#shell/session/session-hints.ts';
import { Card } from '#ui/card.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { PageButton } from '#ui/page-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { keepSettings } from '../site-settings.ts';
import { BrandPreview } from './brand-preview.tsx';
import { brandRules, brandValues, isColor, NETWORKS, settingsOf, type BrandValues } from './brand-values.ts';
import { ColorField } from './color-field.tsx';
import { FormNotice } from './form-notice.tsx';
import { showRefusal } from './show-refusal.ts';
import classes from './staff.module.css';
import { UnsavedWarning } from './unsaved-warning.tsx';

const NETWORK_NAMES = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  twitter: 'Twitter',
  youtube: 'YouTube',
} as const satisfies Record<(typeof NETWORKS)[number], string>;

export const BrandForm = ({ settings }: { settings: SiteSettings }) => {
  const queryClient = useQueryClient();
  const form = useForm<BrandValues>({ initialValues: brandValues(settings), validate: brandRules });
  const save = useWrite('PUT /v1/sites/:site/settings', {
    errors: 'inline',
    onDone: (saved) => keepSettings(queryClient, saved),
  });
  const send = (values: BrandValues) =>
    save.mutate(
      { params: { site: 'current' }, body: settingsOf(values, settings) },
      {
        onSuccess: () => {
          form.resetDirty();
          toastSuccess('The brand is saved');
        },
        onError: (error) => showRefusal(form, error),
      },
    );
  const { values } = form;
  const { primary, secondary } = values.colors;
  return (
    <form
      noValidate
      className={classes['split']}
      onSubmit={form.onSubmit(send, (errors) => focusFirstError(form, errors))}
    >
      <div className={classes['form']}>
        <FormNotice error={save.error} />
        <Card title="Name">
          <div className={classes['fields']}>
            <TextField label="Name of the site" required maxLength={60} {...form.getInputProps('appName')} />
            <TextField
              label="Name of the partner programme"
              required
              maxLength={60}
              {...form.getInputProps('partnerProgrammeName')}
            />
          </div>
        </Card>
        <Card title="Colours">
          <div className={classes['fields']}>
            <ColorField
              label="Primary colour"
              description="Everything that can be pressed or is chosen"
              name="colors.primary"
              {...form.getInputProps('colors.primary')}
              value={primary}
            />
            <ColorField
              label="Secondary colour"
              description="Small accents and pictures"
              name="colors.secondary"
              {...form.getInputProps('colors.secondary')}
              value={secondary}
            />
          </div>
        </Card>
        <Card title="Logo">
          <div className={classes['fields']}>
            <TextField
              label="Address of the logo"
              inputMode="url"
              description="Without one, the van stands beside the name"
              {...form.getInputProps('appLogo')}
            />
            <TextField
              label="Address of the light logo"
              inputMode="url"
              description="For the dark theme"
              {...form.getInputProps('appLogoLight')}
            />
          </div>
        </Card>
        <Card title="Where people write to">
          <div className={classes['fields']}>
            <TextField label="Service e-mail" required type="email" {...form.getInputProps('serviceEmail')} />
            <TextField label="Maintenance e-mail" required type="email" {...form.getInputProps('maintenanceEmail')} />
          </div>
        </Card>
        <Card title="Elsewhere">
          <div className={classes['fields']}>
            {NETWORKS.map((network) => (
              <TextField
                key={network}
                label={NETWORK_NAMES[network]}
                inputMode="url"
                {...form.getInputProps(`socialLinks.${network}`)}
              />
            ))}
          </div>
        </Card>
        <Card title="Safety">
          <div className={classes['fields']}>
            <CheckboxField
              label="Groomers must give an emergency contact before they work"
              checked={values.requireEmergencySettings}
              onChange={(checked) => form.setFieldValue('requireEmergencySettings', checked)}
            />
          </div>
        </Card>
        <div className={classes['save']}>
          <PageButton busy={save.isPending} busyLabel="Saving…">
            Save brand
          </PageButton>
        </div>
      </div>
      <div className={classes['seen']} role="region" aria-label="Preview" tabIndex={0}>
        <BrandPreview
          name={values.appName}
          colors={{
            primary: isColor(primary) ? primary : settings.colors.primary,
            secondary: isColor(secondary) ? secondary : settings.colors.secondary,
          }}
          logos={{ light: values.appLogo, dark: values.appLogoLight || values.appLogo }}
        />
      </div>
      <UnsavedWarning unsaved={form.isDirty() && !save.isPending} />
    </form>
  );
};
