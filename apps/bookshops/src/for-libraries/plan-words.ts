import type { BookshopFeature, BookshopPlan } from '@zaino/contracts/bookshops';
import { formatEuro } from '@zaino/rules/money';

export const planNames: Record<BookshopPlan['id'], string> = { free: 'Base', plus: 'Plus' };

export const featureWords: Record<BookshopFeature, string> = {
  address: 'Un indirizzo tuo sul sito',
  pickup: 'Punto di ritiro, con i tuoi orari e le tue note',
  'pay-in-shop': 'Le famiglie possono pagare da te, al ritiro',
  'card-payments': 'La tua parte dei pagamenti online, sul tuo conto',
  'shop-front': 'La tua vetrina: nome, orari e scuole al tuo indirizzo',
  desk: 'Il banco: ordini, arrivi, etichette e consegne',
  'own-look': 'La tua immagine e il tuo colore',
  forecast: 'Previsione: che cosa avere sullo scaffale ad agosto',
  colleagues: 'Colleghi con un accesso proprio',
};

/** `5 %`, with a no-break space. */
export const percentWords = (percent: number): string =>
  `${percent.toLocaleString('it-IT')}\u00a0%`;

export function priceWords({ monthlyPrice }: BookshopPlan): string {
  return monthlyPrice === 0 ? 'Gratis' : `${formatEuro(monthlyPrice)} al mese, IVA esclusa`;
}

interface Asked {
  plan: BookshopPlan;
  feature: BookshopFeature;
  coming: readonly BookshopFeature[];
}

/** What a plan has of a feature: nothing is called there that is not. */
export function featureOf({ plan, feature, coming }: Asked): string {
  if (!plan.features.includes(feature)) return 'No';
  const most = feature === 'colleagues' ? `fino a ${plan.colleagues}` : '';
  if (coming.includes(feature) || !plan.isAvailable) {
    return most === '' ? 'In arrivo' : `In arrivo, ${most}`;
  }
  return most === '' ? 'Sì' : `Sì, ${most}`;
}
