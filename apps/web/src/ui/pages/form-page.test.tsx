import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { FormAndAside, FormPage } from './form-page.tsx';

describe('FormPage', () => {
  it('has the form before its aside, in reading order', () => {
    renderUi(
      <FormPage header={<h1>Brand</h1>}>
        <FormAndAside aside={<p>Preview</p>}>
          <p>Fields</p>
        </FormAndAside>
      </FormPage>,
    );
    const aside = screen.getByRole('complementary');
    expect(aside.textContent).toBe('Preview');
    expect(screen.getByText('Fields').compareDocumentPosition(aside)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
