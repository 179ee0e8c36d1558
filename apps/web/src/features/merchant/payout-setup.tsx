import {
  PROBLEM_WORDS,
  REQUIREMENT_WORDS,
  RESTRICTION_WORDS,
  type BankStatus,
  type MerchantRequirement,
} from '@tailgate/contract/facts';
import { showDate } from '@tailgate/values/date-text';
import { localDateAt } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Clock, Landmark, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { Badge, type Tone } from '#ui/badges/badge.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row, RowIcon, Rows } from '#ui/layout/rows.tsx';
import { DepositsForm } from './deposits-form.tsx';
import { DetailsForm, type AskPassword } from './details-form.tsx';
import { detailsQuery, type PaymentDetails } from './merchant-query.ts';
import classes from './merchant.module.css';
import { PhotoForm } from './photo-form.tsx';

interface PartProps {
  readonly of: PaymentDetails;
  readonly askPassword: AskPassword;
}

/** The account that payouts go to: opened, proved, and kept in order. */
export const PayoutSetup = ({ askPassword }: Pick<PartProps, 'askPassword'>) => {
  const details = useQuery(detailsQuery());
  const { data } = details;
  if (!data)
    return (
      <Card>
        <LoadingState what="your payout account" of={[details]} rows={4} />
      </Card>
    );
  const part = { of: data, askPassword };
  return (
    <div className={classes['setup']}>
      <Status of={data} />
      {data.bank === null && (
        <DetailsForm
          processor={data.processor}
          parts={{ person: true, bank: true }}
          action="Set up payouts"
          askPassword={askPassword}
          onDone={() => toastSuccess('Payout account added')}
        />
      )}
      {data.bank !== null && data.restriction === null && <Missing {...part} />}
      {data.bank !== null && <Bank {...part} bank={data.bank} />}
    </div>
  );
};

const dayOf = (instant: string) => showDate(localDateAt(new Date(instant), 'UTC'));

const Status = ({ of: { status, restriction, isReady, dueAt, bank } }: { of: PaymentDetails }) => {
  if (restriction !== null) return <Notice tone="danger">{RESTRICTION_WORDS[restriction]}</Notice>;
  switch (status) {
    case 'none':
      return (
        <Notice tone="info">It takes about a minute. Have your Social Security number and a check at hand.</Notice>
      );
    case 'action_needed':
      return isReady && dueAt !== null ? (
        <Notice tone="warning">Payouts go on until {dayOf(dueAt)}. Please send what is missing before then.</Notice>
      ) : (
        <Notice tone="danger">Payouts are paused. Your balance is safe, and goes out once this is done.</Notice>
      );
    case 'in_review':
      return (
        <Notice tone="info">
          We are checking your details. This usually takes a few minutes; you can leave this page.
        </Notice>
      );
    case 'bank_unverified':
      return <Notice tone="warning">One step left: verify your bank account.</Notice>;
    default:
      return <Notice tone="success">You’re all set. Payouts go to your account ending in {bank?.lastFour}.</Notice>;
  }
};

/** What only the whole form can answer. */
const ABOUT_PERSON: readonly MerchantRequirement[] = ['name', 'birth_date', 'address', 'contact', 'id_number', 'terms'];

const Missing = ({ of: { requirements, processor }, askPassword }: PartProps) => {
  if (requirements.length === 0) return null;
  const codes = requirements.map(({ code }) => code);
  const onDone = () => toastSuccess('Details sent');
  const form = { processor, askPassword, onDone, action: 'Send details' };
  return (
    <Card title="What is missing">
      <Rows label="What is missing">
        {requirements.map(({ code, problem }) => (
          <Row
            key={code}
            lead={<RowIcon icon={CircleAlert} />}
            title={REQUIREMENT_WORDS[code]}
            {...(problem !== null && { meta: PROBLEM_WORDS[problem] })}
          />
        ))}
      </Rows>
      <CardBody>
        {codes.includes('id_document') && <PhotoForm processor={processor} askPassword={askPassword} />}
        {codes.some((code) => ABOUT_PERSON.includes(code)) && (
          <DetailsForm {...form} parts={{ person: true, bank: codes.includes('bank_account') }} />
        )}
      </CardBody>
    </Card>
  );
};

const BANK_LOOKS: Readonly<
  Record<BankStatus, { readonly tone: Tone; readonly word: string; readonly icon: LucideIcon }>
> = {
  verified: { tone: 'complete', word: 'Verified', icon: CircleCheck },
  unverified: { tone: 'pending', word: 'Waiting for deposits', icon: Clock },
  locked: { tone: 'rejected', word: 'Locked', icon: CircleAlert },
};

/** Banks write their names in capitals. */
const bankName = (name: string) =>
  name === '' ? 'Bank account' : name.toLowerCase().replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

const Bank = ({ of: { processor }, bank, askPassword }: PartProps & { bank: NonNullable<PaymentDetails['bank']> }) => {
  const [isChanging, setIsChanging] = useState(false);
  const { tone, word, icon } = BANK_LOOKS[bank.status];
  return (
    <Card title="Bank account">
      <Rows label="Bank account">
        <Row
          lead={<RowIcon icon={Landmark} />}
          title={`${bankName(bank.name)} ·· ${bank.lastFour}`}
          meta={
            <Badge tone={tone} icon={icon}>
              {word}
            </Badge>
          }
        />
      </Rows>
      <CardBody>
        {bank.status === 'locked' && (
          <Notice tone="warning">
            The amounts were wrong three times. Add your bank account again to get two new deposits.
          </Notice>
        )}
        {bank.status === 'unverified' && !isChanging && <DepositsForm bank={bank} />}
        {isChanging ? (
          <DetailsForm
            processor={processor}
            parts={{ person: false, bank: true }}
            action="Save bank account"
            askPassword={askPassword}
            onDone={() => {
              setIsChanging(false);
              toastSuccess('Bank account changed');
            }}
            onCancel={() => setIsChanging(false)}
          />
        ) : (
          <div className={classes['actions']}>
            <Button onClick={() => setIsChanging(true)}>
              {bank.status === 'locked' ? 'Add bank account again' : 'Change bank account'}
            </Button>
          </div>
        )}
      </CardBody>
    </Card>
  );
};
