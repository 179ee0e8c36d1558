import type { CallAnswer } from '@tailgate/contract';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shell/api/read.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { isImpersonated } from '#shell/session/session.ts';
import { useSession } from '#shell/session/session-store.ts';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import classes from './choices-card.module.css';

const SETTINGS = '/v2/customer/notification-settings';
type Choices = CallAnswer<`GET ${typeof SETTINGS}`>;
const choicesQuery = read(`GET ${SETTINGS}`);

const CHANNELS: readonly { readonly channel: keyof Choices; readonly label: string }[] = [
  { channel: 'sms', label: 'Text messages' },
  { channel: 'email', label: 'Email' },
  { channel: 'push', label: 'Push notifications' },
];

/** How a customer gets what is not necessary. */
export const ChoicesCard = () => {
  const session = useSession();
  const choices = useQuery(choicesQuery);
  if (!session) return null;
  return (
    <Card title="Reminders and news">
      {choices.data ? (
        <CardBody>
          <Channels choices={choices.data} disabled={isImpersonated(session)} />
        </CardBody>
      ) : (
        <LoadingState what="your settings" of={[choices]} rows={3} />
      )}
    </Card>
  );
};

const Channels = ({ choices, disabled }: { choices: Choices; disabled: boolean }) => {
  const save = useWrite(`PUT ${SETTINGS}`, {
    keep: (queryClient, saved) => queryClient.setQueryData(choicesQuery.queryKey, saved),
  });
  // What was just pressed is shown while it is on its way.
  const shown = save.isPending ? save.variables.body : choices;
  return (
    <div className={classes['channels']}>
      {CHANNELS.map(({ channel, label }) => (
        <SwitchField
          key={channel}
          label={label}
          disabled={disabled}
          checked={shown[channel]}
          onChange={(isOn) => {
            if (!save.isPending) save.mutate({ body: { ...choices, [channel]: isOn } });
          }}
        />
      ))}
      <p className={classes['note']}>
        For reminders, report cards, invitations and review requests. Login codes, receipts and changes to your
        appointments are always sent.
      </p>
    </div>
  );
};
