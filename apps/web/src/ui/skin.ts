import type { MantineThemeOverride } from '@mantine/core';
import words from './fields/field-words.module.css';
import classes from './skin.module.css';

/**
 * How Mantine's controls look here, whatever the brand: sizes and colors all come from the tokens. Plain objects
 * instead of `Button.extend(…)`, which would bring every control into the first page.
 */
export const skin = {
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)' },
  defaultRadius: 'md',
  radius: { sm: '8px', md: '12px', lg: '16px' },
  breakpoints: { xs: '23.75em', sm: '37.5em', md: '60em', lg: '79em', xl: '119em' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: { classNames: { root: classes['button'], label: classes['buttonLabel'] } },
    Checkbox: {
      classNames: {
        root: classes['check'],
        body: classes['checkBody'],
        input: classes['checkInput'],
        labelWrapper: classes['checkLabel'],
      },
    },
    // A closed list has no options in the page: a week of hours would have over a thousand.
    Combobox: { defaultProps: { keepMounted: false } },
    Input: { classNames: { wrapper: classes['inputWrapper'], input: classes['input'] } },
    InputWrapper: {
      classNames: {
        label: `${classes['label']} ${words['label']}`,
        description: `${classes['help']} ${words['help']}`,
        error: `${classes['error']} ${words['problem']}`,
        required: classes['required'],
      },
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    },
    Modal: {
      classNames: {
        content: classes['dialog'],
        title: classes['dialogTitle'],
        body: classes['dialogBody'],
        close: classes['dialogClose'],
        overlay: classes['overlay'],
      },
    },
    ModalRoot: { defaultProps: { size: 480 } },
    Textarea: { classNames: { input: classes['textarea'] } },
  },
} satisfies MantineThemeOverride;
