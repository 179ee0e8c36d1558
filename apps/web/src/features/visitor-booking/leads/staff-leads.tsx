import { LEAD_FILTERS, MAX_LEAD_NOTE_LENGTH } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { Check, Mail, Phone, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { CheckedForm } from '#shell/forms/checked-form.tsx';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { Queue, queuePlace, type QueueScreen } from '#shell/tables/queue.tsx';
import { AnchorButton, Button } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { phoneInWords } from '#ui/words/phone-number.ts';
import { dayOf, placeOf, wishOf } from './lead-words.ts';
import { ANSWER, leadsQuery, useReopenLead, type Lead } from './leads-query.ts';
import classes from './leads.module.css';

const WORDS = {
  open: {
    label: 'Open',
    empty: ['No open leads', 'People who want an appointment where no groomer is free are listed here.'],
  },
  answered: {
    label: 'Answered',
    empty: ['No answered leads', 'Leads that you mark as answered are listed here for a year.'],
  },
  all: {
    label: 'All',
    empty: ['No leads yet', 'People who want an appointment where no groomer is free are listed here.'],
  },
} as const;

/** People whom no groomer could serve, for staff to get back to. */
export const StaffLeads = (screen: QueueScreen) => {
  const { filter, page } = queuePlace(screen.search, LEAD_FILTERS);
  const found = useQuery(leadsQuery(filter, page));
  return (
    <Queue {...screen} filters={LEAD_FILTERS} words={WORDS} what="the leads" found={found}>
      {(leads) => <Listed leads={leads} />}
    </Queue>
  );
};

const Listed = ({ leads }: { leads: readonly Lead[] }) => {
  const [answering, setAnswering] = useState<Lead | null>(null);
  return (
    <>
      <ul className={classes['list']} aria-label="Leads">
        {leads.map((lead) => (
          <LeadItem key={lead.id} lead={lead} onAnswer={() => setAnswering(lead)} />
        ))}
      </ul>
      <AnswerDialog of={answering} onClose={() => setAnswering(null)} />
    </>
  );
};

const nameOf = ({ firstName }: Lead): string => (firstName === '' ? 'Visitor' : firstName);

const LeadItem = ({ lead, onAnswer }: { lead: Lead; onAnswer: () => void }) => {
  const { message, answered } = lead;
  return (
    <li className={classes['lead']}>
      <div className={classes['head']}>
        <strong>{nameOf(lead)}</strong>
        <span className={classes['place']}>{placeOf(lead)}</span>
      </div>
      <p className={classes['meta']}>{wishOf(lead)}</p>
      {message !== '' && <p className={classes['message']}>“{message}”</p>}
      {answered && (
        <p className={classes['meta']}>
          Answered by {answered.by} on {dayOf(answered.date)}
          {answered.note !== '' && `: “${answered.note}”`}
        </p>
      )}
      <LeadActions lead={lead} onAnswer={onAnswer} />
    </li>
  );
};

const LeadActions = ({ lead, onAnswer }: { lead: Lead; onAnswer: () => void }) => {
  const { id, phone, email, answered } = lead;
  const reopen = useReopenLead();
  return (
    <div className={classes['actions']}>
      {phone !== null && (
        <AnchorButton compact href={`tel:${phone}`} icon={<Phone size={18} aria-hidden />}>
          {phoneInWords(phone)}
        </AnchorButton>
      )}
      {email !== null && (
        <AnchorButton compact href={`mailto:${email}`} icon={<Mail size={18} aria-hidden />}>
          {email}
        </AnchorButton>
      )}
      {answered ? (
        <Button
          look="text"
          compact
          icon={<RotateCcw size={18} aria-hidden />}
          busy={reopen.isPending}
          busyLabel="Saving…"
          onClick={() => reopen.mutate({ params: { id } })}
        >
          Reopen lead
        </Button>
      ) : (
        <Button look="tint" compact icon={<Check size={18} aria-hidden />} onClick={onAnswer}>
          Mark as answered
        </Button>
      )}
    </div>
  );
};

const AnswerDialog = ({ of, onClose }: { of: Lead | null; onClose: () => void }) => (
  <FormDialog title="Mark as answered" opened={of !== null} onClose={onClose}>
    {of && <AnswerForm lead={of} onClose={onClose} />}
  </FormDialog>
);

const AnswerForm = ({ lead, onClose }: { lead: Lead; onClose: () => void }) => {
  const write = useWriteForm(ANSWER, {
    saved: { note: '' },
    input: ({ note }) => ({ params: { id: lead.id }, body: { note } }),
    onSaved: () => {
      onClose();
      return undefined;
    },
    success: 'Lead answered',
  });
  return (
    <CheckedForm of={write} className={classes['form']}>
      <p className={classes['meta']}>
        {nameOf(lead)}, {placeOf(lead)}
      </p>
      <TextAreaField
        label="Note"
        description="For your colleagues: what you offered, or what comes next."
        optional
        rows={3}
        maxLength={MAX_LEAD_NOTE_LENGTH}
        {...write.form.getInputProps('note')}
      />
      {write.notice !== null && <Notice tone="danger">{write.notice}</Notice>}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" type="submit" busy={write.isSaving} busyLabel="Saving…">
          Mark as answered
        </Button>
      </DialogActions>
    </CheckedForm>
  );
};
