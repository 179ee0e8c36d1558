import { useId, useRef } from 'react';
import { useSaveKeys } from '#shell/forms/use-save-keys.ts';
import { LeaveWarning } from '#shell/layouts/leave-warning.tsx';
import { PageBar } from '#shell/layouts/page-bar.tsx';
import { SaveBar } from '#ui/actions/save-bar.tsx';
import type { Draft } from './board-plan.ts';
import { counted, firstName, spanInWords } from './board-words.ts';

const NAMED = 2;

interface BoardBarProps {
  readonly drafts: readonly Draft[];
  readonly vanName: (id: string) => string;
  readonly told: number;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  /** Days before and after are no other page. */
  readonly isStaying: () => boolean;
}

const draftInWords = ({ driver, vehicleId, from, to }: Draft, vanName: BoardBarProps['vanName']): string =>
  `${driver ? `${firstName(driver.name)} to ${vanName(vehicleId)}` : `Nobody in ${vanName(vehicleId)}`}, ${spanInWords(from, to)}`;

/** What is planned and not saved: who gets what, and how many are told. */
export const BoardBar = ({ drafts, vanName, told, busy, problem, onSave, onDiscard, isStaying }: BoardBarProps) => {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useSaveKeys(form);
  const more = drafts.length - NAMED;
  const detail = [
    ...drafts.slice(0, NAMED).map((draft) => draftInWords(draft, vanName)),
    ...(more > 0 ? [`${more} more`] : []),
    `${counted(told, 'groomer')} ${told === 1 ? 'is' : 'are'} told`,
  ].join(' · ');
  return (
    <>
      <form
        ref={form}
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && drafts.length > 0) onSave();
        }}
      />
      {drafts.length > 0 && (
        <PageBar>
          <SaveBar
            form={id}
            busy={busy}
            problem={problem}
            detail={detail}
            action={`Save ${counted(drafts.length, drafts.every(({ driver }) => driver) ? 'assignment' : 'change')}`}
            onDiscard={onDiscard}
          />
        </PageBar>
      )}
      <LeaveWarning
        isUnsaved={() => drafts.length > 0 && !isStaying()}
        consequence="What you planned and did not save will be lost."
      />
    </>
  );
};
