import type { UseFormReturnType } from '@mantine/form';
import { MAX_SITE_NAME_LENGTH, SITE_TIME_ZONES, SOCIAL_NETWORKS, type SiteTimeZone } from '@tailgate/contract/facts';
import { NETWORK_NAMES } from '#shell/site/network-names.ts';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { FormGroup } from '#ui/fields/form-group.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { BrandValues } from './brand-values.ts';
import { ColorField } from './color-field.tsx';
import { LogoField } from './logo-field.tsx';
import classes from './staff.module.css';

const TIME_ZONE_NAMES: Readonly<Record<SiteTimeZone, string>> = {
  'America/New_York': 'Eastern Time (New York)',
  'America/Chicago': 'Central Time (Chicago)',
  'America/Denver': 'Mountain Time (Denver)',
  'America/Phoenix': 'Mountain Time without daylight saving (Phoenix)',
  'America/Los_Angeles': 'Pacific Time (Los Angeles)',
  'America/Anchorage': 'Alaska Time (Anchorage)',
  'Pacific/Honolulu': 'Hawaii Time (Honolulu)',
  'America/Puerto_Rico': 'Atlantic Time (Puerto Rico)',
};

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
    <ContactFields form={form} />
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

const ContactFields = ({ form }: { form: UseFormReturnType<BrandValues> }) => (
  <FormGroup title="Support">
    <TextField
      label="Support email"
      description="Shown wherever people can ask for help"
      required
      type="email"
      {...form.getInputProps('serviceEmail')}
    />
    <PhoneField
      label="Support phone"
      optional
      {...form.getInputProps('supportPhone')}
      value={form.values.supportPhone}
    />
    <TextField
      label="Maintenance email"
      description="For questions about vans and repairs"
      required
      type="email"
      {...form.getInputProps('maintenanceEmail')}
    />
    <SelectField
      label="Time zone"
      description="Texts to people whose own time zone we don’t know wait for the morning in this one."
      optional
      placeholder="Time zone of the first market"
      choices={SITE_TIME_ZONES.map((value) => ({ value, label: TIME_ZONE_NAMES[value] }))}
      {...form.getInputProps('timeZone')}
      value={form.values.timeZone}
    />
  </FormGroup>
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
