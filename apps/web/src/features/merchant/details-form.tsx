import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { currentTime } from '#ui/dates/current-time.ts';
import { Dialog } from '#ui/actions/dialog.tsx';
import { FormGroup } from '#ui/fields/form-group.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Anchor } from '#ui/actions/text-link.tsx';
import type { PaymentDetails } from './merchant-query.ts';
import classes from './merchant.module.css';
import { bankTokenOf, personTokenOf } from './processor.ts';
import {
  NOTHING_TYPED,
  problemsIn,
  slashedDate,
  withoutSecrets,
  type Problems,
  type TypedDetails,
} from './typed-details.ts';
import { useSendTokens } from './use-send-tokens.ts';

/** The password form, which belongs to another feature: pages put it here. */
export type AskPassword = (props: {
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
  readonly isGoingOn: boolean;
}) => ReactNode;

interface DetailsFormProps {
  readonly processor: PaymentDetails['processor'];
  /** What is asked for: the person, the bank, or both. */
  readonly parts: { readonly person: boolean; readonly bank: boolean };
  readonly action: string;
  readonly askPassword: AskPassword;
  readonly onDone: () => void;
  readonly onCancel?: () => void;
}

interface Made {
  readonly accountToken?: string;
  readonly bankAccountToken?: string;
  readonly bankVerificationToken?: string;
}

/** Everything that is typed goes to the processor. A bank goes there twice: to be paid, and to get the two deposits. */
const tokensFor = async (
  { processor, parts }: Pick<DetailsFormProps, 'parts' | 'processor'>,
  typed: TypedDetails,
): Promise<Made | { readonly refused: string }> => {
  const asked = [
    parts.person && (['accountToken', personTokenOf(processor, typed)] as const),
    parts.bank && (['bankAccountToken', bankTokenOf(processor, typed)] as const),
    parts.bank && (['bankVerificationToken', bankTokenOf(processor, typed)] as const),
  ].filter((one) => one !== false);
  const made: Record<string, string> = {};
  for (const [name, token] of asked) {
    const outcome = await token;
    if ('refused' in outcome) return outcome;
    made[name] = outcome.id;
  }
  return made;
};

const useDetails = (props: DetailsFormProps) => {
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const [problems, setProblems] = useState<Problems>({});
  const [isAtProcessor, setIsAtProcessor] = useState(false);
  const sending = useSendTokens(props.onDone);
  const submit = async (): Promise<Problems> => {
    if (sending.waiting) {
      sending.send(sending.waiting);
      return {};
    }
    const found = problemsIn(typed, props.parts, currentTime());
    setProblems(found);
    sending.setNotice(null);
    if (Object.keys(found).length > 0) return found;
    setIsAtProcessor(true);
    const made = await tokensFor(props, typed);
    setIsAtProcessor(false);
    if ('refused' in made) {
      sending.setNotice(made.refused);
      return {};
    }
    setTyped(withoutSecrets(typed));
    sending.send({ ...made, ...(props.parts.person && { acceptPaymentProcessorTerms: true as const }) });
    return {};
  };
  const type = (changes: Partial<TypedDetails>) => {
    setTyped({ ...typed, ...changes });
    setProblems({});
  };
  return { ...sending, typed, problems, type, submit, isBusy: isAtProcessor || sending.isSending };
};

/** Where a person and a bank account are typed. None of it comes to us. */
export const DetailsForm = (props: DetailsFormProps) => {
  const details = useDetails(props);
  const { typed, problems, notice, waiting, isBusy, type, submit } = details;
  const form = useRef<HTMLFormElement>(null);
  const send = async () => {
    if (isBusy) return;
    const [first] = Object.keys(await submit());
    if (first !== undefined) form.current?.querySelector<HTMLInputElement>(`[data-detail=${first}]`)?.focus();
  };
  const fields = { typed, problems, onType: type };
  return (
    <>
      <form
        ref={form}
        noValidate
        className={classes['form']}
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          void send();
        }}
      >
        {notice !== null && <Notice tone="danger">{notice}</Notice>}
        {waiting === null && props.parts.person && <PersonFields {...fields} />}
        {waiting === null && props.parts.bank && <BankFields {...fields} isFirst={props.parts.person} />}
        {waiting === null && props.parts.person && <Terms {...fields} />}
        <div className={classes['actions']}>
          <Button look="filled" type="submit" busy={isBusy} busyLabel="Sending…">
            {waiting === null ? props.action : 'Try again'}
          </Button>
          {props.onCancel && <Button onClick={props.onCancel}>Cancel</Button>}
        </div>
      </form>
      {/* Not inside the form: the password is sent by a form of its own. */}
      <Dialog title="Confirm it’s you" opened={details.asksPassword} onClose={details.closePassword}>
        {details.asksPassword &&
          props.askPassword({
            isGoingOn: details.isSending,
            onClose: details.closePassword,
            onConfirmed: () => waiting && details.send(waiting),
          })}
      </Dialog>
    </>
  );
};

interface FieldsProps {
  readonly typed: TypedDetails;
  readonly problems: Problems;
  readonly onType: (changes: Partial<TypedDetails>) => void;
}

type TextName = Exclude<keyof TypedDetails, 'accepts'>;
interface DetailProps extends FieldsProps {
  readonly name: TextName;
  readonly label: string;
  readonly autoComplete: string;
  readonly isDigits?: boolean;
  readonly isHidden?: boolean;
  readonly format?: (typed: string, before: string) => string;
  readonly placeholder?: string;
  readonly description?: string;
}

const Detail = ({
  name,
  typed,
  problems,
  onType,
  isDigits = false,
  isHidden = false,
  format,
  ...rest
}: DetailProps) => (
  <TextField
    {...rest}
    required
    withAsterisk={false}
    data-detail={name}
    maxLength={100}
    {...(isDigits && { inputMode: 'numeric' as const })}
    {...(isHidden && { type: 'password' })}
    value={typed[name]}
    error={problems[name]}
    onChange={({ currentTarget: { value } }) => onType({ [name]: format ? format(value, typed[name]) : value })}
  />
);

const PersonFields = (fields: FieldsProps) => (
  <FormGroup
    title="About you"
    lead="As on your ID. It goes straight to our payment processor, Stripe; we never see it."
  >
    <div className={classes['pair']}>
      <Detail {...fields} name="firstName" label="Legal first name" autoComplete="given-name" />
      <Detail {...fields} name="lastName" label="Legal last name" autoComplete="family-name" />
    </div>
    <div className={classes['pair']}>
      <Detail
        {...fields}
        name="birthDate"
        format={slashedDate}
        label="Date of birth"
        autoComplete="bday"
        isDigits
        placeholder="MM/DD/YYYY"
      />
      <Detail {...fields} name="ssn" label="Social Security number" autoComplete="off" isDigits isHidden />
    </div>
    <Detail {...fields} name="street" label="Home address" autoComplete="address-line1" />
    <div className={classes['place']}>
      <Detail {...fields} name="city" label="City" autoComplete="address-level2" />
      <Detail {...fields} name="state" label="State" autoComplete="address-level1" placeholder="TX" />
      <Detail {...fields} name="zip" label="ZIP code" autoComplete="postal-code" isDigits />
    </div>
  </FormGroup>
);

const NEW_BANK =
  'We send two small deposits to it, and payouts wait until you enter them. We only see its last four digits.';

const BankFields = ({ isFirst, ...fields }: FieldsProps & { isFirst: boolean }) => (
  <FormGroup
    title={isFirst ? 'Bank account' : 'New bank account'}
    lead={isFirst ? 'A checking account in your name. We only see its last four digits.' : NEW_BANK}
  >
    <Detail
      {...fields}
      name="routing"
      label="Routing number"
      autoComplete="off"
      isDigits
      description="Nine digits, at the bottom left of your checks"
    />
    <div className={classes['pair']}>
      <Detail {...fields} name="account" label="Account number" autoComplete="off" isDigits />
      <Detail {...fields} name="again" label="Account number again" autoComplete="off" isDigits />
    </div>
  </FormGroup>
);

const AGREEMENT = 'https://stripe.com/legal/connect-account';
const Terms = ({ typed, problems, onType }: FieldsProps) => (
  <CheckboxField
    label="I accept the "
    checked={typed.accepts}
    error={problems.accepts}
    onChange={(accepts) => onType({ accepts })}
  >
    <Anchor href={AGREEMENT} target="_blank" rel="noreferrer">
      Stripe Connected Account Agreement
    </Anchor>
  </CheckboxField>
);
