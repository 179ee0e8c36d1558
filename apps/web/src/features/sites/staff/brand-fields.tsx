import type { UseFormReturnType } from '@mantine/form';
import { MAX_SITE_NAME_LENGTH, SOCIAL_NETWORKS } from '@tailgate/contract/facts';
import { NETWORK_NAMES } from '#shell/site/network-names.ts';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { FormGroup } from '#ui/form-group.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { BrandValues } from './brand-values.ts';
import { ColorField } from './color-field.tsx';
import { LogoField } from './logo-field.tsx';
import classes from './staff.module.css';

export const BrandFields = ({ form }: { form: UseFormReturnType<BrandValues> }) => (
  <>
    <FormGroup title="Name">
      <TextField label="Site name" required maxLength={MAX_SITE_NAME_LENGTH} {...form.getInputProps('appName')} />
      <TextField
        label="Partner program name"
        required
        maxLength={MAX_SITE_NAME_LENGTH}
        {...form.getInputProps('partnerProgrammeName')}
      />
    </FormGroup>
    <FormGroup title="Colors">
      <ColorField
        label="Primary color"
        description="Buttons, links and selected items"
        name="colors.primary"
        {...form.getInputProps('colors.primary')}
        value={form.values.colors.primary}
      />
      <ColorField
        label="Secondary color"
        description="Accents and illustrations"
        name="colors.secondary"
        {...form.getInputProps('colors.secondary')}
        value={form.values.colors.secondary}
      />
    </FormGroup>
    <FormGroup title="Logo">
      <div className={classes['logos']}>
        <LogoField
          form={form}
          name="appLogo"
          label="Logo"
          description="Without a logo, we show a van next to the name."
          logoOn="light"
        />
        <LogoField
          form={form}
          name="appLogoLight"
          label="Logo for dark backgrounds"
          description="Without one, dark mode shows the other logo."
          logoOn="dark"
        />
      </div>
    </FormGroup>
    <FormGroup title="Contact email">
      <TextField label="Service email" required type="email" {...form.getInputProps('serviceEmail')} />
      <TextField label="Maintenance email" required type="email" {...form.getInputProps('maintenanceEmail')} />
    </FormGroup>
    <SocialLinksFields form={form} />
    <FormGroup title="Safety">
      <CheckboxField
        label="Require an emergency contact from groomers"
        checked={form.values.requireEmergencySettings}
        onChange={(checked) => form.setFieldValue('requireEmergencySettings', checked)}
      />
    </FormGroup>
  </>
);

const SocialLinksFields = ({ form }: { form: UseFormReturnType<BrandValues> }) => (
  <FormGroup title="Social links">
    {SOCIAL_NETWORKS.map((network) => (
      <TextField
        key={network}
        label={NETWORK_NAMES[network]}
        inputMode="url"
        {...form.getInputProps(`socialLinks.${network}`)}
      />
    ))}
  </FormGroup>
);
