import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { isUnreachable, type ApiError } from '#shell/api/api-error.ts';
import { currentTime } from '#ui/dates/current-time.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import {
  brandOf,
  codeDigits,
  groupedNumber,
  NO_CARD,
  problemsIn,
  slashedExpiry,
  type CardProblems,
  type TypedCard,
} from './card-number.ts';
import { cardTokenOf, type Processor } from './card-token.ts';
import classes from './checkout.module.css';

interface CardEntryProps {
  readonly processor: Processor;
  readonly lead: string;
  /** Whether the person's own device may offer their own cards. */
  readonly isOwn: boolean;
  readonly isSending: boolean;
  /** Sends the token to us; what is refused is said in the form. */
  readonly onToken: (token: string, refused: (error: ApiError) => void) => void;
  /** The buttons. A token that was made is sent again instead of another card. */
  readonly actions: (state: { readonly isBusy: boolean; readonly isAgain: boolean }) => ReactNode;
}

/**
 * The number is in the state of this form while it is typed, and no longer: once the processor has it, the fields are
 * empty, whatever becomes of the token.
 */
const useCardEntry = ({ processor, isSending, onToken }: CardEntryProps) => {
  const [card, setCard] = useState(NO_CARD);
  const [problems, setProblems] = useState<CardProblems>({});
  const [notice, setNotice] = useState<string | null>(null);
  const [isAtProcessor, setIsAtProcessor] = useState(false);
  /** Made, but our answer got lost: the same one is sent again. */
  const [token, setToken] = useState<string | null>(null);
  const keep = (made: string) => {
    setNotice(null);
    onToken(made, (error) => {
      setToken(isUnreachable(error) ? made : null);
      setNotice(error.message);
    });
  };
  const send = async (): Promise<CardProblems> => {
    const found = problemsIn(card, currentTime());
    setProblems(found);
    setNotice(null);
    if (Object.keys(found).length > 0) return found;
    setIsAtProcessor(true);
    const outcome = await cardTokenOf(processor, card);
    setIsAtProcessor(false);
    if ('token' in outcome) {
      setCard(NO_CARD);
      keep(outcome.token);
      return {};
    }
    const { field, words } = outcome.refused;
    if (field === null) setNotice(words);
    else setProblems({ [field]: words });
    return field === null ? {} : { [field]: words };
  };
  const type = (changes: Partial<TypedCard>) => {
    setCard({ ...card, ...changes });
    setProblems({});
  };
  return { card, problems, notice, token, isBusy: isAtProcessor || isSending, type, send, keep };
};

/** Where a card number is typed: it goes to the card processor, and only a token comes to us. */
export const CardEntry = (props: CardEntryProps) => {
  const { card, problems, notice, token, isBusy, type, send, keep } = useCardEntry(props);
  const form = useRef<HTMLFormElement>(null);
  const submit = async () => {
    if (isBusy) return;
    if (token !== null) {
      keep(token);
      return;
    }
    const [first] = Object.keys(await send());
    if (first !== undefined) form.current?.querySelector<HTMLInputElement>(`[data-card=${first}]`)?.focus();
  };
  return (
    <form
      ref={form}
      noValidate
      className={classes['card']}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p className={classes['meta']}>{props.lead}</p>
      {notice !== null && <Notice tone="danger">{notice}</Notice>}
      {token === null && <CardFields card={card} problems={problems} isOwn={props.isOwn} onType={type} />}
      {props.actions({ isBusy, isAgain: token !== null })}
    </form>
  );
};

interface CardFieldsProps {
  readonly card: TypedCard;
  readonly problems: CardProblems;
  readonly isOwn: boolean;
  readonly onType: (changes: Partial<TypedCard>) => void;
}

/** Groups digits while they are added at the end; a correction in the middle is left alone. */
const groupedAtEnd = ({ value, selectionStart }: HTMLInputElement): string =>
  selectionStart === value.length ? groupedNumber(value) : value;

const DIGITS = { inputMode: 'numeric', required: true } as const;

const CardFields = ({ card, problems, isOwn, onType }: CardFieldsProps) => (
  <>
    <TextField
      {...DIGITS}
      autoComplete={isOwn ? 'cc-number' : 'off'}
      label="Card number"
      data-card="number"
      placeholder="1234 1234 1234 1234"
      // A blank keeps the place of the brand.
      description={brandOf(card.number).name || '\u00A0'}
      value={card.number}
      error={problems.number}
      onChange={({ currentTarget }) => onType({ number: groupedAtEnd(currentTarget) })}
      onBlur={() => onType({ number: groupedNumber(card.number) })}
    />
    <div className={classes['cardPair']}>
      <TextField
        {...DIGITS}
        autoComplete={isOwn ? 'cc-exp' : 'off'}
        label="Expires"
        data-card="expiry"
        placeholder="MM/YY"
        value={card.expiry}
        error={problems.expiry}
        onChange={({ currentTarget }) => onType({ expiry: slashedExpiry(currentTarget.value, card.expiry) })}
      />
      <TextField
        {...DIGITS}
        autoComplete={isOwn ? 'cc-csc' : 'off'}
        label="Security code"
        data-card="code"
        placeholder={'0'.repeat(brandOf(card.number).codeLength)}
        value={card.code}
        error={problems.code}
        onChange={({ currentTarget }) => onType({ code: codeDigits(currentTarget.value, card.number) })}
      />
    </div>
  </>
);
