import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { focusFirstError } from '#shell/errors/form-errors.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { Button } from '#ui/button.tsx';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { PageButton } from '#ui/page-button.tsx';
import { sitePagesKey, writtenPageQuery, type SitePage } from '../site-pages.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { FormNotice, InView } from './form-notice.tsx';
import { pageFormRules, pageFormValues, pageTextOf, type PageFormValues } from './page-form-values.ts';
import { PagePreview } from './page-preview.tsx';
import { showRefusal } from './show-refusal.ts';
import classes from './staff.module.css';
import { TextFields } from './text-fields.tsx';
import { UnsavedWarning } from './unsaved-warning.tsx';

interface PageFormProps {
  readonly page: SitePage;
  /** Gives up what was typed for what is stored now. */
  readonly onReload: () => Promise<void>;
  readonly onReset: () => void;
}

const VIEWS = [
  { value: 'written', label: 'Write' },
  { value: 'seen', label: 'Preview' },
] as const;

export const PageForm = ({ page, onReload, onReset }: PageFormProps) => {
  const queryClient = useQueryClient();
  const [shown, setShown] = useState<'written' | 'seen'>('written');
  const [asking, setAsking] = useState(false);
  const form = useForm<PageFormValues>({ initialValues: pageFormValues(page), validate: pageFormRules });
  const params = { site: 'current', page: page.key };

  const keep = async (saved: SitePage) => {
    queryClient.setQueryData(writtenPageQuery(page.key).queryKey, saved);
    await queryClient.invalidateQueries({
      queryKey: sitePagesKey,
      predicate: ({ queryKey }) => queryKey.at(-1) !== 'kept',
    });
  };
  const save = useWrite('PUT /v1/sites/:site/pages/:page', { errors: 'inline', onDone: keep });
  const reset = useWrite('DELETE /v1/sites/:site/pages/:page', { onDone: keep });

  const saveOver = (version: number) =>
    save.mutate(
      { params, body: { ...pageTextOf(form.values), version } },
      {
        onSuccess: () => {
          form.resetDirty();
          toastSuccess('The page is saved');
        },
        onError: (error) => showRefusal(form, error),
      },
    );
  const unsaved = form.isDirty();
  const conflict = save.error?.code === 'conflict';

  return (
    <>
      <div className={classes['switch']}>
        <ChoiceChips label="What is shown" choices={VIEWS} chosen={shown} onChoose={setShown} />
      </div>
      <div className={classes['split']} data-shown={shown}>
        <form
          noValidate
          className={`${classes['written']} ${classes['form']}`}
          onSubmit={form.onSubmit(
            () => saveOver(page.version),
            (errors) => focusFirstError(form, errors),
          )}
        >
          {conflict ? (
            <InView>
              <ConflictNotice page={page.key} onTakeTheirs={onReload} onKeepMine={saveOver} />
            </InView>
          ) : (
            <FormNotice error={save.error} />
          )}
          <TextFields form={form} isFaq={page.key.startsWith('faq-')} />
          {!page.isDefault && (
            <div>
              <Button look="danger" onClick={() => setAsking(true)}>
                Back to the default text
              </Button>
            </div>
          )}
          <div className={classes['save']}>
            <PageButton busy={save.isPending} busyLabel="Saving…">
              Save page
            </PageButton>
          </div>
        </form>
        <PagePreview text={form.values} />
      </div>
      <ConfirmDialog
        title="Back to the default text?"
        consequence="Visitors see the neutral text again. What was written for this site is deleted."
        action="Delete our text"
        busyLabel="Deleting…"
        opened={asking}
        busy={reset.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          reset.mutate(
            { params },
            {
              onSuccess: () => {
                form.resetDirty();
                toastSuccess('The page shows the default text');
                onReset();
              },
            },
          )
        }
      />
      <UnsavedWarning unsaved={unsaved && !save.isPending} />
    </>
  );
};
