const day = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: 'Europe/Rome' });

interface PastDue {
  /** Whether the paid features still work. */
  hasPaidFeatures: boolean;
  /** From when on they rest, as ISO 8601; null where nobody knows. */
  restsAt: string | null;
}

/** What a bookshop is told whose plan was not paid: what happens when, and what does not. */
export function pastDueWords({ hasPaidFeatures, restsAt }: PastDue): string {
  const features =
    hasPaidFeatures && restsAt !== null
      ? `Cambia la carta entro il ${day.format(new Date(restsAt))}: dopo, le funzioni del piano Plus si fermano.`
      : 'Le funzioni del piano Plus sono ferme: ripartono appena il pagamento riesce.';
  return `${features} Gli ordini delle famiglie, il ritiro e il tuo indirizzo restano come sono.`;
}
