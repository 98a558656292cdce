import type { Company } from '@zaino/contracts/shared';
import { Link } from '@zaino/web/router';
import type { LegalContent } from '../legal-content';
import { privacy20261210 } from './privacy-2026-12-10';

/** As of 10 December, and reviews of who has bought a product (docs/decisions/reviews.md). */
export function privacy20261220(company: Company): LegalContent {
  const { sections, ...content } = privacy20261210(company);
  const own = { id: 'recensioni', title: 'Recensioni dei prodotti', body: reviews };
  return {
    ...content,
    sections: sections.flatMap((section) => (section.id === 'dati' ? [section, own] : section)),
  };
}

const reviews = (
  <>
    <p>
      Se scrivi una recensione pubblichiamo le stelle, il testo, la foto se la alleghi, il nome e
      l’iniziale del cognome che scegli tu. Base: la tua richiesta (articolo 6.1.b). Per sapere se
      hai ricevuto il prodotto guardiamo tra i tuoi ordini quando scrivi; quale account ha scritto
      non lo vede nessuno sul sito, e nemmeno chi legge le recensioni prima che siano pubblicate.
    </p>
    <p>
      Puoi cambiarla o eliminarla quando vuoi dalla pagina del prodotto: non ne resta niente. Se
      elimini l’account dal <Link to="/profile">profilo</Link> spariscono anche le tue recensioni,
      con le foto. Chi segnala una recensione non ci dice chi è; le segnalazioni le cancelliamo 30
      giorni dopo la decisione.
    </p>
  </>
);
