import type { Company } from '@zaino/contracts/shared';
import { BRAND_NAME } from '@zaino/web/brand';
import { Link } from '@zaino/web/router';
import type { ReactNode } from 'react';
import type { TextSection } from '../../text-page/text-page';
import type { LegalContent } from '../legal-content';
import { SellerContacts } from './terms-2026-11-23';
import { terms20261210 } from './terms-2026-12-10';

/** As of 10 December, and what bookshops sell themselves (docs/decisions/sellers.md), do to books, and take cedole for. */
export function terms20261215(company: Company): LegalContent {
  const { sections, ...content } = terms20261210(company);
  return {
    ...content,
    sections: sections.flatMap((section) => {
      if (section.id === 'chi-vende')
        return [{ ...section, body: <Sellers company={company}>{whoSells}</Sellers> }];
      return [section, ...(after[section.id] ?? [])];
    }),
  };
}

/** Codice del consumo, art. 49, comma 1, lett. b-d; `children` says who sells what. */
export function Sellers({ company, children }: { company: Company; children: ReactNode }) {
  return (
    <>
      <p>
        Su {BRAND_NAME} vendono <strong>{company.name}</strong> e le librerie convenzionate. Chi
        vende ogni articolo è scritto alla cassa prima dell’ordine, con nome, indirizzo e partita
        IVA, poi nella conferma e nella pagina dell’ordine. Con quel venditore concludi il contratto
        per i suoi articoli, anche se paghi tutto in una volta.
      </p>
      {children}
      <p>
        Ogni venditore fa i documenti di ciò che vende. Questi termini valgono per tutti: per ciò
        che vende una libreria, recesso e garanzia sono verso di lei, ai recapiti scritti nella
        pagina dell’ordine, e per farli valere puoi sempre rivolgerti anche a noi.
      </p>
      <p>
        {company.name}, {company.legalForm}, ha sede in {company.address}, registro{' '}
        {company.register}, numero {company.number}, partita IVA {company.vatNumber}.
      </p>
      <SellerContacts company={company} />
    </>
  );
}

const whoSells = (
  <ul>
    <li>Ciò che ti spediamo lo vendiamo noi.</li>
    <li>Ciò che ritiri e paghi in libreria lo vende la libreria.</li>
    <li>
      Se ritiri in libreria e paghi con carta, i libri li vende la libreria quando il suo conto
      presso il fornitore dei pagamenti è verificato. Altrimenti li vendiamo noi, come tutti gli
      altri articoli.
    </li>
  </ul>
);

const extras = (
  <p>
    Una libreria può offrire di copertinare i libri che ritiri lì, a un prezzo suo che vedi prima di
    scegliere. Questo servizio lo vende la libreria. Finché non è fatto puoi toglierlo dalla pagina
    dell’ordine, e ti torna quello che hai pagato. Scegliendolo chiedi alla libreria di cominciare
    appena arriva il libro, anche prima che finiscano i 14 giorni per recedere: una volta fatto non
    si rimborsa, anche se poi restituisci il libro (articolo 59, comma 1, lettera a, del Codice del
    consumo).
  </p>
);

const cedole = (
  <p>
    I libri della scuola primaria che ritiri in una libreria che prende le cedole del tuo Comune li
    puoi pagare con la cedola libraria: scrivi il codice alla cassa o portala in libreria. Quando la
    libreria l’accetta, quei libri li paga il Comune e tu non devi niente. Se non l’accetta ti
    scriviamo perché: entro il giorno indicato nella pagina dell’ordine puoi pagare i libri o
    annullarli, poi si annullano da soli.
  </p>
);

const returnsToBookshops = (
  <p>
    “Recedi dal contratto qui” vale anche per ciò che ti ha venduto una libreria: la tua
    dichiarazione arriva anche a lei, e la ricevuta dice a quale indirizzo va ciascun articolo. Puoi
    anche scrivere direttamente alla libreria. Gli articoli ritirati si riportano lì, senza spese;
    tempi e modi del rimborso sono gli stessi. I recapiti sono nella{' '}
    <Link to="/orders">pagina dell’ordine</Link>.
  </p>
);

/** What follows a section of the version before. */
const after: Partial<Record<string, TextSection[]>> = {
  pagamento: [{ id: 'cedole', title: 'Cedole librarie', body: cedole }],
  'pagare-in-libreria': [{ id: 'servizi-sui-libri', title: 'Servizi sui libri', body: extras }],
  recesso: [
    {
      id: 'recesso-librerie',
      title: 'Recesso da ciò che vende una libreria',
      body: returnsToBookshops,
    },
  ],
};
