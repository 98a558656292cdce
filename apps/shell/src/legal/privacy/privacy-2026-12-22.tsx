import type { Company } from '@zaino/contracts/shared';
import type { TextSection } from '../../text-page/text-page';
import type { LegalContent } from '../legal-content';
import { notices, push, usedBooks } from './privacy-notices-2026-12-22';
import { payments, recipients, savedCards } from './privacy-payments-2026-12-22';
import { privacy20261220 } from './privacy-2026-12-20';

/**
 * As of 20 December, and ways to pay on line, saved cards (docs/decisions/ways-to-pay.md), notices
 * (docs/decisions/contact-preferences.md) and used books.
 */
export function privacy20261222(company: Company): LegalContent {
  const { sections, ...content } = privacy20261220(company);
  return {
    ...content,
    sections: sections.flatMap((section) => {
      const { id } = section;
      return [{ ...section, ...changed[id] }, ...(after[id] ?? [])];
    }),
  };
}

const changed: Partial<Record<string, Partial<TextSection>>> = {
  pagamenti: { title: 'I pagamenti online', body: payments },
  destinatari: { body: recipients },
};

/** What follows a section of the version before. */
const after: Partial<Record<string, TextSection[]>> = {
  pagamenti: [
    { id: 'carte-salvate', title: 'Le carte salvate', body: savedCards },
    { id: 'avvisi', title: 'Gli avvisi che scegli tu', body: notices },
    { id: 'notifiche', title: 'Le notifiche sul dispositivo', body: push },
    { id: 'libri-usati', title: 'I libri usati che proponi', body: usedBooks },
  ],
};
