import type { UseFormReturnType } from '@mantine/form';
import {
  MAX_PAGE_BODY_LENGTH,
  MAX_PAGE_HEADING_LENGTH,
  MAX_PAGE_LEAD_LENGTH,
  MAX_PAGE_SECTIONS,
  MAX_PAGE_TITLE_LENGTH,
  PAGE_PLACEHOLDERS,
} from '@tailgate/contract/facts';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { OrderedFields } from './ordered-fields.tsx';
import { emptySection, type PageFormValues } from './page-form-values.ts';
import classes from './staff.module.css';

/** Title, opening sentence and sections; of a list of questions the sections are question and answer. */
export const TextFields = ({ form, isFaq }: { form: UseFormReturnType<PageFormValues>; isFaq: boolean }) => (
  <>
    <TextField label="Title" required maxLength={MAX_PAGE_TITLE_LENGTH} {...form.getInputProps('title')} />
    <TextAreaField
      label="Introduction"
      autosize
      minRows={2}
      maxLength={MAX_PAGE_LEAD_LENGTH}
      {...form.getInputProps('lead')}
    />
    <p className={classes['hint']}>
      Write <code>**bold**</code>, <code>[a link](/s/contact-us)</code> and lists with <code>-</code> at the start of a
      line. An empty line starts a new paragraph.{' '}
      {PAGE_PLACEHOLDERS.map((name, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <code>{`{{${name}}}`}</code>
        </span>
      ))}{' '}
      are filled in from the site settings.
    </p>
    <OrderedFields
      noun={isFaq ? 'Question' : 'Section'}
      items={form.values.sections}
      max={MAX_PAGE_SECTIONS}
      onAdd={() => form.insertListItem('sections', emptySection())}
      onRemove={(index) => form.removeListItem('sections', index)}
      onMove={(from, to) => form.reorderListItem('sections', { from, to })}
    >
      {(_section, index) => (
        <>
          <TextField
            label={isFaq ? 'Question' : 'Heading'}
            required
            maxLength={MAX_PAGE_HEADING_LENGTH}
            {...form.getInputProps(`sections.${index}.heading`)}
          />
          <TextAreaField
            label={isFaq ? 'Answer' : 'Text'}
            autosize
            minRows={4}
            maxRows={20}
            maxLength={MAX_PAGE_BODY_LENGTH}
            {...form.getInputProps(`sections.${index}.body`)}
          />
        </>
      )}
    </OrderedFields>
  </>
);
