import type { Company } from '@zaino/contracts/shared';
import { BRAND_NAME } from '@zaino/web/brand';
import { Link } from '@zaino/web/router';
import { MailLink } from '../company-links';
import type { LegalContent } from '../legal-content';

/** Garante per la protezione dei dati personali, guidelines of 10 June 2021; specification, point 9. */
export function cookies20261123(company: Company): LegalContent {
  return {
    title: 'Cookie',
    intro: (
      <p>
        I cookie sono piccoli testi che un sito lascia nel browser. {BRAND_NAME} usa subito solo
        quelli necessari; gli altri soltanto se dici di sì. Rifiutare è facile come accettare, e il
        sito funziona comunque.
      </p>
    ),
    sections: [
      { id: 'tipi', title: 'Di che tipo sono', body: kinds },
      { id: 'memoria', title: 'Che cosa resta nel tuo browser oltre ai cookie', body: storage },
      { id: 'scelta', title: 'Come cambiare la tua scelta', body: choice },
      {
        id: 'contatti',
        title: 'Domande',
        body: (
          <p>
            Il titolare è {company.name}, {company.address}. Scrivi a{' '}
            <MailLink to={company.privacyEmail} />; tutto il resto sui tuoi dati è nell’
            <Link to="/privacy-policy">informativa sulla privacy</Link>.
          </p>
        ),
      },
    ],
  };
}

const kinds = (
  <dl>
    <div>
      <dt>Necessari</dt>
      <dd>
        Tengono aperto il tuo accesso e lo proteggono. Non serve il consenso (articolo 122 del
        Codice privacy). Durano quanto la sessione o al massimo 30 giorni.
      </dd>
    </div>
    <div>
      <dt>Statistiche</dt>
      <dd>
        Ci dicono quali pagine sono utili, senza sapere chi sei. Solo con il consenso; durano 2 anni
        o 1 anno.
      </dd>
    </div>
    <div>
      <dt>Marketing</dt>
      <dd>Servono a misurare le nostre campagne. Solo con il consenso; durano 90 o 30 giorni.</dd>
    </div>
    <div>
      <dt>Social</dt>
      <dd>Servono ai contenuti di altre piattaforme. Solo con il consenso.</dd>
    </div>
  </dl>
);

const storage = (
  <ul>
    <li>Il carrello, perché lo ritrovi quando torni: finché non lo svuoti.</li>
    <li>La tua scelta sui cookie: per 6 mesi, poi te la richiediamo.</li>
    <li>
      Quello che hai scritto in un modulo lungo, come la cassa: finché l’ordine non è inviato o non
      chiudi la scheda.
    </li>
    <li>Un riferimento del tuo accesso, che da solo non permette di entrare.</li>
  </ul>
);

const choice = (
  <>
    <p>
      In fondo a ogni pagina c’è <strong>Preferenze cookie</strong>: lì accetti o rifiuti per scopo,
      quando vuoi. Non deduciamo nessun consenso dallo scorrere la pagina.
    </p>
    <p>
      Puoi anche cancellare o bloccare i cookie nelle impostazioni del browser: senza quelli
      necessari però non puoi restare collegato al tuo account.
    </p>
  </>
);
