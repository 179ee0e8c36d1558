import { useDebouncedValue } from '@mantine/hooks';
import { MAX_VANITY_URL_LENGTH } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { read } from '#shell/api/read.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import type { SettingsForm } from './settings-form-type.ts';
import { vanityUrlProblem } from './settings-values.ts';
import classes from './settings.module.css';

const TYPING_PAUSE_MS = 400;
const TAKEN = 'This address is already taken. Try another one.';

const availabilityQuery = (vanityUrl: string, enabled: boolean) => ({
  ...read('GET /v2/service-provider/account/check-vanity-url', { query: { vanityUrl } }),
  enabled,
});

/** Typed text is converted to lowercase letters and hyphens, so no hint is needed. */
const asAddress = (typed: string): string => typed.toLowerCase().replaceAll(/\s+/g, '-');

/** The path of the public page. Availability is checked while typing; the server decides on save. */
export const PageAddressField = ({ form, saved }: { form: SettingsForm; saved: string }) => {
  const typed = form.values.vanityUrl;
  const [settled] = useDebouncedValue(typed, TYPING_PAUSE_MS);
  const isQuestion = (word: string) => word !== '' && word !== saved && vanityUrlProblem(word) === null;
  const { data, isFetching } = useQuery(availabilityQuery(settled, isQuestion(settled)));
  const isSettled = settled === typed && isQuestion(typed) && !isFetching;
  const { onChange, error, ...field } = form.getInputProps('vanityUrl') as FieldProps;
  return (
    <TextField
      label="Page address"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      maxLength={MAX_VANITY_URL_LENGTH}
      placeholder="your-name"
      {...field}
      onChange={({ currentTarget }) => onChange(asAddress(currentTarget.value))}
      error={error ?? (isSettled && data?.available === false ? TAKEN : undefined)}
      description={
        <span role="status">
          <span className={classes['address']}>{`https://${location.host}/${typed || 'your-name'}`}</span>
          {isQuestion(typed) && (
            <span className={classes['verdict']} data-free={(isSettled && data?.available) || undefined}>
              {isSettled && data?.available ? (
                <>
                  <CircleCheck size={15} aria-hidden /> Available
                </>
              ) : (
                'Checking…'
              )}
            </span>
          )}
        </span>
      }
    />
  );
};

interface FieldProps {
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly error?: string;
}
