import type { UseFormReturnType } from '@mantine/form';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { PLACEHOLDERS } from '../fill-placeholders.ts';
import { OrderedFields } from './ordered-fields.tsx';
import { emptySection, LIMITS, type PageFormValues } from './page-form-values.ts';
import classes from './staff.module.css';

/** Title, opening sentence and sections; of a list of questions the sections are question and answer. */
export const TextFields = ({ form, isFaq }: { form: UseFormReturnType<PageFormValues>; isFaq: boolean }) => (
  <>
    <TextField label="Title" required maxLength={LIMITS.title} {...form.getInputProps('title')} />
    <TextAreaField
      label="Opening sentence"
      autosize
      minRows={2}
      maxLength={LIMITS.lead}
      {...form.getInputProps('lead')}
    />
    <p className={classes['hint']}>
      Write <code>**bold**</code>, <code>[a link](/s/contact-us)</code> and lists with <code>-</code> at the start of a
      line. An empty line starts a new paragraph.{' '}
      {PLACEHOLDERS.map((name, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <code>{`{{${name}}}`}</code>
        </span>
      ))}{' '}
      stand for the settings of the site.
    </p>
    <OrderedFields
      noun={isFaq ? 'Question' : 'Section'}
      items={form.values.sections}
      max={LIMITS.sections}
      onAdd={() => form.insertListItem('sections', emptySection())}
      onRemove={(index) => form.removeListItem('sections', index)}
      onMove={(from, to) => form.reorderListItem('sections', { from, to })}
    >
      {(_section, index) => (
        <>
          <TextField
            label={isFaq ? 'Question' : 'Heading'}
            required
            maxLength={LIMITS.heading}
            {...form.getInputProps(`sections.${index}.heading`)}
          />
          <TextAreaField
            label={isFaq ? 'Answer' : 'Text'}
            autosize
            minRows={4}
            maxRows={20}
            maxLength={LIMITS.body}
            {...form.getInputProps(`sections.${index}.body`)}
          />
        </>
      )}
    </OrderedFields>
  </>
);
