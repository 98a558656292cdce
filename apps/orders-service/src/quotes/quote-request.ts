import type { quoteRequestSchema } from '@zaino/contracts/orders';
import type { z } from 'zod';

/** What is to be priced, as it has come in. */
export type QuoteRequest = z.output<typeof quoteRequestSchema>;
