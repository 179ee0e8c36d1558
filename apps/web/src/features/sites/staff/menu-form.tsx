import { MAX_LINK_LENGTH, MAX_MENU_LABEL_LENGTH, MAX_MENU_LINKS } from '@tailgate/contract/facts';
import { SavedForm } from '#shell/forms/saved-form.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { primaryMenuQuery, type MenuItem } from '#shell/site/primary-menu.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { linkProblem } from './link-problem.ts';
import { OrderedFields } from './ordered-fields.tsx';
import classes from './staff.module.css';

const withId = (item: MenuItem) => ({ ...item, id: crypto.randomUUID() });

export const MenuForm = ({ items }: { items: readonly MenuItem[] }) => {
  const write = useWriteForm('PUT /v1/sites/:site/menu/primary', {
    saved: { items: items.map(withId) },
    validate: {
      items: { label: (label) => (label.trim() === '' ? 'This is required' : null), url: linkProblem },
    },
    input: (values) => ({
      params: { site: 'current' },
      body: { items: values.items.map(({ label, url, icon }) => ({ label, url: url.trim(), icon })) },
    }),
    keep: (queryClient, answer) => queryClient.setQueryData(primaryMenuQuery().queryKey, answer),
    onSaved: () => undefined,
    success: 'Menu saved',
  });
  const { form } = write;
  return (
    <SavedForm of={write} className={classes['form']}>
      {form.values.items.length === 0 && (
        <EmptyState title="The menu is empty">Public pages show no menu until there is a link in it.</EmptyState>
      )}
      <p className={classes['hint']}>
        The address is a page of this site, such as <code>/s/about</code>, or starts with <code>https://</code>.
      </p>
      <OrderedFields
        noun="Link"
        items={form.values.items}
        max={MAX_MENU_LINKS}
        columns={['Label', 'Address']}
        onAdd={() => form.insertListItem('items', withId({ label: '', url: '', icon: null }))}
        onRemove={(index) => form.removeListItem('items', index)}
        onMove={(from, to) => form.reorderListItem('items', { from, to })}
      >
        {(_item, index) => (
          <>
            <TextField
              label="Label"
              required
              maxLength={MAX_MENU_LABEL_LENGTH}
              {...form.getInputProps(`items.${index}.label`)}
            />
            <TextField
              label="Address"
              required
              inputMode="url"
              maxLength={MAX_LINK_LENGTH}
              {...form.getInputProps(`items.${index}.url`)}
            />
          </>
        )}
      </OrderedFields>
    </SavedForm>
  );
};
