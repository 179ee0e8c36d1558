import { useDebouncedValue } from '@mantine/hooks';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { call } from '#shell/api/call.ts';
import { Card, CardBody } from '#ui/card.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { SettingsForm } from './settings-form-type.ts';
import { vanityUrlProblem } from './settings-values.ts';
import classes from './settings.module.css';

const TYPING_PAUSE_MS = 400;
const TAKEN = 'This address is already taken. Try another one.';

const availabilityQuery = (vanityUrl: string, enabled: boolean) =>
  queryOptions({
    queryKey: ['vanity-url', vanityUrl],
    queryFn: ({ signal }) =>
      call('GET /v2/service-provider/account/check-vanity-url', { query: { vanityUrl }, signal }),
    enabled,
  });

/** Small letters and hyphens are what an address is made of: nobody has to be told. */
const asAddress = (typed: string): string => typed.toLowerCase().replaceAll(/\s+/g, '-');

/** The word after the host. Whether it can be had is said while it is typed; the server decides when it is saved. */
export const PageAddressCard = ({ form, saved }: { form: SettingsForm; saved: string }) => {
  const typed = form.values.vanityUrl;
  const [settled] = useDebouncedValue(typed, TYPING_PAUSE_MS);
  const isQuestion = (word: string) => word !== '' && word !== saved && vanityUrlProblem(word) === null;
  const { data, isFetching } = useQuery(availabilityQuery(settled, isQuestion(settled)));
  const isSettled = settled === typed && isQuestion(typed) && !isFetching;
  const { onChange, error, ...field } = form.getInputProps('vanityUrl') as FieldProps;
  return (
    <Card title="Your page address">
      <CardBody>
        <TextField
          label="Page address"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={63}
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
                      <CircleCheck size={15} aria-hidden /> Free to take
                    </>
                  ) : (
                    'Checking…'
                  )}
                </span>
              )}
            </span>
          }
        />
      </CardBody>
    </Card>
  );
};

interface FieldProps {
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly error?: string;
}
