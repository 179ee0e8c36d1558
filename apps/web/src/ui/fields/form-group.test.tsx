import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { FormGroup } from './form-group.tsx';

it('FormGroup names its fields with a heading of the second level', () => {
  renderUi(
    <FormGroup title="Business" lead="Customers see this.">
      <input aria-label="Name" />
    </FormGroup>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Business' })).toBeTruthy();
  expect(screen.getByText('Customers see this.')).toBeTruthy();
});
