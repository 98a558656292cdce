import type { Company } from '@zaino/contracts/shared';
import type { LegalContent } from '../legal-content';
import { terms20261215 } from './terms-2026-12-15';

/** As of 15 December, and reviews of who has bought a product (docs/decisions/reviews.md). */
export function terms20261220(company: Company): LegalContent {
  const { sections, ...content } = terms20261215(company);
  return {
    ...content,
    sections: sections.map((section) =>
      section.id === 'contenuti'
        ? { ...section, title: 'Commenti, recensioni e contenuti', body: contents }
        : section,
    ),
  };
}

/** Codice del consumo, art. 22, comma 5-bis; Regolamento UE 2022/2065, art. 14, 16 and 17. */
const contents = (
  <>
    <p>
      I commenti del blog si vedono dopo che li abbiamo letti; togliamo quelli offensivi,
      pubblicitari o contrari alla legge.
    </p>
    <p>
      Le recensioni con la scritta “Acquisto verificato” le può scrivere solo chi ha ricevuto il
      prodotto con un ordine fatto qui: lo controlliamo tra gli ordini dell’account quando scrive.
      Le leggiamo prima di pubblicarle e pubblichiamo allo stesso modo lodi e critiche; nessuno è
      pagato per scriverle. Non pubblichiamo, o togliamo, quelle che offendono, nominano persone,
      fanno pubblicità, sono contro la legge o non parlano del prodotto: chi le ha scritte legge il
      motivo nella pagina del prodotto, può cambiarle, e può scriverci se non è d’accordo. Chiunque
      può segnalarne una con il tasto “Segnala”; decide sempre una persona.
    </p>
    <p>
      Le stelle con la scritta “Valutazione del fornitore” arrivano dai fornitori degli articoli e
      non sono verificate da noi. Gli elenchi dei libri adottati vengono dai dati aperti del
      Ministero dell’Istruzione e del Merito: se un dato è sbagliato, fa fede la lista della scuola.
    </p>
  </>
);
