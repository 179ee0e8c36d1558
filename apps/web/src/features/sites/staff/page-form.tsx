import { useRef, useState } from 'react';
import { SavedForm } from '#shell/forms/saved-form.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { ChoiceChips } from '#ui/fields/choice-chips.tsx';
import { FormAndAside } from '#ui/pages/form-page.tsx';
import { keepWrittenPage, type SitePage } from '../site-pages.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { InView } from './in-view.tsx';
import { pageFormRules, pageFormValues, pageTextOf } from './page-form-values.ts';
import { PagePreview } from './page-preview.tsx';
import { ResetPage } from './reset-page.tsx';
import classes from './staff.module.css';
import { TextFields } from './text-fields.tsx';

interface PageFormProps {
  readonly page: SitePage;
  /** Gives up what was typed for what is stored now. */
  readonly onReload: () => Promise<void>;
  readonly onReset: () => void;
}

const VIEWS = [
  { value: 'form', label: 'Write' },
  { value: 'aside', label: 'Preview' },
] as const;

export const PageForm = ({ page, onReload, onReset }: PageFormProps) => {
  const [asksReset, setAsksReset] = useState(false);
  const [shown, setShown] = useState<'form' | 'aside'>('form');
  const params = { site: 'current', page: page.key };
  // Somebody else may have saved meanwhile; the person then decides which text stays.
  const [conflict, setConflict] = useState(false);
  const version = useRef(page.version);
  const write = useWriteForm('PUT /v1/sites/:site/pages/:page', {
    saved: pageFormValues(page),
    validate: pageFormRules,
    input: (values) => ({ params, body: { ...pageTextOf(values), version: version.current } }),
    keep: keepWrittenPage,
    onSaved: (saved) => {
      version.current = saved.version;
      setConflict(false);
      return undefined;
    },
    onRefused: ({ code }) => {
      setConflict(code === 'conflict');
      return code === 'conflict';
    },
    success: 'Page saved',
  });
  const { form } = write;
  const saveOver = (theirs: number) => {
    version.current = theirs;
    write.save(form.getValues());
  };

  return (
    <>
      <div className={classes['switch']}>
        <ChoiceChips label="What is shown" choices={VIEWS} chosen={shown} onChoose={setShown} />
      </div>
      <FormAndAside aside={<PagePreview text={form.values} />} only={shown}>
        <SavedForm of={write} className={classes['form']}>
          {conflict && (
            <InView>
              <ConflictNotice page={page.key} onTakeTheirs={onReload} onKeepMine={saveOver} />
            </InView>
          )}
          <TextFields form={form} isFaq={page.key.startsWith('faq-')} />
          {!page.isDefault && (
            <div>
              <Button look="danger" onClick={() => setAsksReset(true)}>
                Restore default text
              </Button>
            </div>
          )}
        </SavedForm>
      </FormAndAside>
      <ResetPage
        page={asksReset ? page.key : null}
        onReset={() => {
          form.resetDirty();
          onReset();
        }}
        onClose={() => setAsksReset(false)}
      />
    </>
  );
};
