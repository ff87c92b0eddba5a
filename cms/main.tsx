import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createQueryClient } from './client/query-client.ts';
import './styles.css';
import { keepFocus } from './ui/focus-keeper.ts';
import { refuseStrayFiles } from './ui/stray-files.ts';

keepFocus(document);
refuseStrayFiles(document);
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
);
