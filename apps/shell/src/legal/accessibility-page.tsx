import { accessibilityStatement } from '@zaino/contracts/shared';
import { BRAND_NAME } from '@zaino/web/brand';
import { ownCompany } from '@zaino/web/company';
import { Link } from '@zaino/web/router';
import { plainPage } from '../text-page/public-page';
import { TextPage } from '../text-page/text-page';
import { MailLink, PhoneLink } from './company-links';
import { longDay } from './long-day';

/** European Accessibility Act (d.lgs. 82/2022, Allegato IV). */
function AccessibilityPage() {
  const { email, phone, hours } = ownCompany();
  return (
    <TextPage
      title="Dichiarazione di accessibilità"
      intro={
        <p>
          Vogliamo che chiunque possa cercare i libri della classe, ordinarli e seguirli: con la
          tastiera, con un lettore di schermo, con i caratteri ingranditi, da un telefono o al buio.
        </p>
      }
      sections={[
        { id: 'stato', title: 'A che punto siamo', body: status(BRAND_NAME) },
        { id: 'come', title: 'Come lo verifichiamo', body: checks },
        { id: 'limiti', title: 'Che cosa ancora non va', body: limits },
        {
          id: 'segnalazioni',
          title: 'Segnalaci un problema',
          body: (
            <>
              <p>
                Scrivi dalla pagina <Link to="/support">Assistenza</Link>, a <MailLink to={email} />{' '}
                o chiama <PhoneLink to={phone} /> ({hours}): dicci la pagina e che cosa usi per
                leggerla. Rispondiamo entro 30 giorni e intanto ti aiutiamo noi a ordinare.
              </p>
              <p>
                Se la risposta non ti basta puoi rivolgerti all’Agenzia per l’Italia Digitale, che
                vigila sull’accessibilità dei servizi (
                <a href="https://www.agid.gov.it" rel="noreferrer">
                  agid.gov.it
                </a>
                ).
              </p>
            </>
          ),
        },
        {
          id: 'data',
          title: 'Questa dichiarazione',
          body: (
            <p>
              È stata scritta il {longDay(accessibilityStatement.writtenOn)} sulla base di una
              nostra autovalutazione e la rivediamo almeno una volta l’anno.
            </p>
          ),
        },
      ]}
    />
  );
}

const status = (brand: string) => (
  <p>
    {brand} è progettato secondo le WCAG 2.2, livello AA, e la norma EN 301 549, come chiede il
    decreto legislativo 82/2022. È <strong>parzialmente conforme</strong> per i limiti indicati qui
    sotto.
  </p>
);

const checks = (
  <ul>
    <li>Ogni pagina si usa con la sola tastiera, e si vede sempre dove si è.</li>
    <li>Testi e comandi hanno contrasti di almeno 4,5 a 1, anche nel tema scuro.</li>
    <li>Le pagine si leggono anche con i caratteri al 200 % e su schermi stretti.</li>
    <li>Nessuna informazione è data solo dal colore; chi ha chiesto meno movimento non ne vede.</li>
    <li>
      Controlli automatici provano le pagine a ogni modifica; le liste si leggono anche senza
      script.
    </li>
  </ul>
);

const limits = (
  <ul>
    <li>
      I documenti PDF degli ordini non sono ancora etichettati per i lettori di schermo: gli stessi
      dati si leggono nella pagina dell’ordine, e su richiesta te li mandiamo come testo.
    </li>
    <li>
      Alcune immagini dei prodotti arrivano dai fornitori e hanno come descrizione solo il nome
      dell’articolo.
    </li>
    <li>
      La pagina del pagamento online è del fornitore dei pagamenti, che ne cura l’accessibilità.
    </li>
  </ul>
);

export const { page } = plainPage(AccessibilityPage, {
  title: 'Accessibilità',
  canonical: '/accessibility',
  description: 'La dichiarazione di accessibilità del sito e come segnalare un problema.',
});
