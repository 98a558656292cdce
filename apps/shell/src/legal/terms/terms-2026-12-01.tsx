import type { Company } from '@zaino/contracts/shared';
import { formatEuro } from '@zaino/rules/money';
import { FREE_SHIPPING_THRESHOLD, STANDARD_SHIPPING_COST } from '@zaino/rules/shipping';
import type { LegalContent } from '../legal-content';
import { terms20261123 } from './terms-2026-11-23';

/** As of 23 November, and what becomes of free shipping where a customer cancels before anything has left. */
export function terms20261201(company: Company): LegalContent {
  const { sections, ...content } = terms20261123(company);
  const own = {
    id: 'annullare',
    title: 'Annullare prima della partenza',
    body: cancellation,
  };
  return {
    ...content,
    sections: sections.flatMap((section) => (section.id === 'recesso' ? [own, section] : section)),
  };
}

const cancellation = (
  <>
    <p>
      Finché un articolo non è partito puoi annullarlo dalla pagina dell’ordine, anche solo in
      parte. Se l’avevi pagato, il rimborso parte subito.
    </p>
    <p>
      Se l’ordine aveva la spedizione gratuita e dopo il tuo annullamento restano meno di{' '}
      {formatEuro(FREE_SHIPPING_THRESHOLD)} (prima del buono), la spedizione non è più gratuita: dal
      rimborso togliamo {formatEuro(STANDARD_SHIPPING_COST)}, una volta sola per ordine, e te lo
      mostriamo prima che tu confermi. Non li togliamo da un rimborso che non supera questa somma.
    </p>
    <p>
      Non togliamo nulla se recedi dal contratto, se annulliamo noi, se la data dell’articolo è
      passata o se scegli il ritiro in libreria. Se di tutto l’ordine non resta nulla, ti torna
      tutto quello che hai pagato, compresa la somma già tolta.
    </p>
  </>
);
