import type { AdminReview } from '@zaino/contracts/catalogue';

/** A review as the moderation has it. */
export function sampleReview(values: Partial<AdminReview> = {}): AdminReview {
  return {
    id: '41',
    stars: 4,
    text: 'Regge bene anche i libri di seconda.',
    image: null,
    name: 'Maria R.',
    createdAt: '2026-10-14T10:00:00.000Z',
    editedAt: null,
    answer: null,
    state: 'pending',
    refusal: null,
    version: 2,
    product: { id: 'P-0412', name: 'Zaino Sentiero 28 litri' },
    reports: [],
    ...values,
  };
}
