import { screen } from '@testing-library/react';
import { Sparkles } from 'lucide-react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { STATUS_LOOKS, TONES } from './badge-looks.ts';
import { Badge } from './badge.tsx';
import tokens from '../tokens.css?raw';

it.each(TONES)('says %s by word and icon, in colours that the tokens know', (tone) => {
  renderUi(<Badge tone={tone} />);
  expect(screen.getByText(STATUS_LOOKS[tone].word).querySelector('svg[aria-hidden]')).toBeTruthy();
  expect(tokens).toContain(`--st-${tone}-bg:`);
  expect(tokens).toContain(`--st-${tone}-fg:`);
});

it('takes another word and icon in the same tone', () => {
  renderUi(
    <Badge tone="accepted" icon={Sparkles}>
      New
    </Badge>,
  );
  expect(screen.getByText('New').dataset['tone']).toBe('accepted');
});
