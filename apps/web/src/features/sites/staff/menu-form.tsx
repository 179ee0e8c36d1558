import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useWrite } from '#shell/api/use-write.ts';
import { focusFirstError } from '#shell/errors/form-errors.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { primaryMenuQuery, type MenuItem } from '#shell/site/primary-menu.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageButton } from '#ui/page-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FormNotice } from './form-notice.tsx';
import { linkProblem } from './link-problem.ts';
import { OrderedFields } from './ordered-fields.tsx';
import { showRefusal } from './show-refusal.ts';
import classes from './staff.module.css';
import { UnsavedWarning } from './unsaved-warning.tsx';

const MAX_LINKS = 30;

const withId = (item: MenuItem) => ({ ...item, id: crypto.randomUUID() });

export const MenuForm = ({ items }: { items: readonly MenuItem[] }) => {
  const queryClient = useQueryClient();
  const form = useForm({
    initialValues: { items: items.map(withId) },
    validate: {
      items: { label: (label) => (label.trim() === '' ? 'This is required' : null), url: linkProblem },
    },
  });
  const save = useWrite('PUT /v1/sites/:site/menu/primary', {
    errors: 'inline',
    onDone: (saved) => queryClient.setQueryData(primaryMenuQuery().queryKey, saved),
  });
  const send = (given: typeof form.values) =>
    save.mutate(
      {
        params: { site: 'current' },
        body: { items: given.items.map(({ label, url, icon }) => ({ label, url: url.trim(), icon })) },
      },
      {
        onSuccess: () => {
          form.resetDirty();
          toastSuccess('The menu is saved');
        },
        onError: (error) => showRefusal(form, error),
      },
    );
  return (
    <form
      noValidate
      className={classes['form']}
      onSubmit={form.onSubmit(send, (errors) => focusFirstError(form, errors))}
    >
      <FormNotice error={save.error} />
      {form.values.items.length === 0 && (
        <EmptyState title="The menu is empty">Public pages show no menu until there is a link in it.</EmptyState>
      )}
      <p className={classes['hint']}>
        An address is a page of this site, such as <code>/s/about</code>, or starts with <code>https://</code>.
      </p>
      <OrderedFields
        noun="Link"
        items={form.values.items}
        max={MAX_LINKS}
        onAdd={() => form.insertListItem('items', withId({ label: '', url: '', icon: null }))}
        onRemove={(index) => form.removeListItem('items', index)}
        onMove={(from, to) => form.reorderListItem('items', { from, to })}
      >
        {(_item, index) => (
          <>
            <TextField label="Label" required maxLength={60} {...form.getInputProps(`items.${index}.label`)} />
            <TextField
              label="Address"
              required
              inputMode="url"
              maxLength={500}
              {...form.getInputProps(`items.${index}.url`)}
            />
          </>
        )}
      </OrderedFields>
      <div className={classes['save']}>
        <PageButton busy={save.isPending} busyLabel="Saving…">
          Save menu
        </PageButton>
      </div>
      <UnsavedWarning unsaved={form.isDirty() && !save.isPending} />
    </form>
  );
};
