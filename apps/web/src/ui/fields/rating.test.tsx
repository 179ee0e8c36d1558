import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { Rating, RatingChoice, type Stars } from './rating.tsx';

describe('a rating that is shown', () => {
  it.each([
    [4.83, 132, '4.8 out of 5 · 132 reviews'],
    [5, 1, '5.0 out of 5 · 1 review'],
  ])('says %d of %d reviews in words', (value, count, words) => {
    const { container } = renderUi(<Rating value={value} count={count} />);
    expect(container.textContent).toContain(words);
  });
});

const Choosing = () => {
  const [stars, setStars] = useState<Stars | null>(null);
  return <RatingChoice label="How was the visit?" value={stars} onChange={setStars} />;
};
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find((radio) => radio.checked)?.ariaLabel;

describe('a rating that is chosen', () => {
  it('takes a tap and says the word for it', async () => {
    renderUi(<Choosing />);
    await userEvent.click(screen.getByRole('radio', { name: '4 of 5, Very good' }));
    expect(chosen()).toBe('4 of 5, Very good');
    expect(screen.getByText('Very good')).toBeTruthy();
  });

  it('takes the arrows of the keyboard', async () => {
    renderUi(<Choosing />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('group', { name: 'How was the visit?' })).toBeTruthy();
    expect(chosen()).toBe('3 of 5, Good');
  });
});
