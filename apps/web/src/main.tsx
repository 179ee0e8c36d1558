import '#ui/styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApp } from './app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');

const { App, ready } = createApp();
await ready;
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
