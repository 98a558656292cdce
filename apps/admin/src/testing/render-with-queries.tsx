import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { queryClient } from '../queries';

/** Draws a part of an admin's page by itself; nothing was read before. */
export function renderWithQueries(part: ReactNode) {
  queryClient.clear();
  return render(<QueryClientProvider client={queryClient}>{part}</QueryClientProvider>);
}
