import { LEAD_FILTERS, MAX_LEAD_NOTE_LENGTH, type LeadFilter } from '@tailgate/contract/facts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, Mail, Phone, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { CheckedForm } from '#shell/forms/checked-form.tsx';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import type { TableSearch } from '#shell/tables/text-search.ts';
import { AnchorButton, Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DialogActions } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FilterPills } from '#ui/filter-pills.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageButtons } from '#ui/page-buttons.tsx';
import { DashboardColumn } from '#ui/pages/dashboard-page.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { phoneInWords } from '#ui/words/phone-number.ts';
import { dayOf, placeOf, wishOf } from './lead-words.ts';
import { ANSWER, leadsQuery, reloadLeads, useReopenLead, type Lead } from './leads-query.ts';
import classes from './leads.module.css';

const WORDS: Readonly<Record<LeadFilter, string>> = { open: 'Open', answered: 'Answered', all: 'All' };
const EMPTY: Readonly<Record<LeadFilter, readonly [title: string, words: string]>> = {
  open: ['No open leads', 'People who want an appointment where no groomer is free are listed here.'],
  answered: ['No answered leads', 'Leads that you mark as answered are listed here for a year.'],
  all: ['No leads yet', 'People who want an appointment where no groomer is free are listed here.'],
};

interface StaffLeadsProps {
  readonly search: TableSearch;
  readonly onSearch: (place: { readonly search: TableSearch; readonly resetScroll: boolean }) => unknown;
}

const filterIn = ({ filter }: TableSearch): LeadFilter => LEAD_FILTERS.find((known) => known === filter) ?? 'open';

/** People whom no groomer could serve, for staff to get back to. */
export const StaffLeads = ({ search, onSearch }: StaffLeadsProps) => {
  const filter = filterIn(search);
  const page = /^[1-9]\d{0,3}$/.test(search['page'] ?? '') ? Number(search['page']) : 1;
  const leads = useQuery(leadsQuery(filter, page));
  const { data } = leads;
  const [title, words] = EMPTY[filter];
  return (
    <DashboardColumn span={12}>
      <FilterPills
        label="Filter"
        single
        pills={LEAD_FILTERS.map((value) => ({
          value,
          label: WORDS[value],
          ...(data && value !== 'all' && { count: data.counts[value] }),
        }))}
        chosen={[filter]}
        onChange={([next = 'open']) =>
          void onSearch({ search: next === 'open' ? {} : { filter: next }, resetScroll: false })
        }
      />
      <Card>
        {!data && <LoadingState what="the leads" of={[leads]} rows={6} />}
        {data?.items.length === 0 && (
          <EmptyState level={2} title={title}>
            {words}
          </EmptyState>
        )}
        {data && data.items.length > 0 && <Listed leads={data.items} />}
      </Card>
      {data && (
        <PageButtons
          {...data}
          onMove={(offset) =>
            void onSearch({
              search: { ...(filter !== 'open' && { filter }), page: String(offset / data.limit + 1) },
              resetScroll: true,
            })
          }
        />
      )}
    </DashboardColumn>
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
  const queryClient = useQueryClient();
  const write = useWriteForm(ANSWER, {
    saved: { note: '' },
    input: ({ note }) => ({ params: { id: lead.id }, body: { note } }),
    onSaved: async () => {
      await reloadLeads(queryClient);
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
