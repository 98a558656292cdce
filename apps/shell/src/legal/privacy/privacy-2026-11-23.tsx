import type { Company } from '@zaino/contracts/shared';
import { BRAND_NAME } from '@zaino/web/brand';
import { Link } from '@zaino/web/router';
import { MailLink, PhoneLink } from '../company-links';
import type { LegalContent } from '../legal-content';
import { dataUses, recipients, retention, rights } from './privacy-parts-2026-11-23';

/** GDPR, art. 13 and 27; specification, points 1 and 9. */
export function privacy20261123(company: Company): LegalContent {
  return {
    title: 'Informativa sulla privacy',
    intro: (
      <p>
        Qui spieghiamo, in parole semplici, quali dati raccogliamo quando usi {BRAND_NAME}, perché,
        per quanto tempo e che cosa puoi chiederci (articolo 13 del Regolamento UE 2016/679, il
        GDPR).
      </p>
    ),
    sections: [
      { id: 'titolare', title: 'Chi tratta i tuoi dati', body: <Controller company={company} /> },
      { id: 'dati', title: 'Quali dati, perché e su quale base', body: dataUses },
      { id: 'bambini', title: 'I dati dei bambini', body: children },
      { id: 'pagamenti', title: 'I pagamenti con carta', body: payments },
      { id: 'destinatari', title: 'A chi li comunichiamo', body: recipients },
      { id: 'fuori-ue', title: 'Dati fuori dall’Unione europea', body: transfers },
      { id: 'tempi', title: 'Per quanto tempo li conserviamo', body: retention },
      { id: 'cookie', title: 'Cookie e statistiche', body: cookies },
      { id: 'diritti', title: 'I tuoi diritti', body: rights(company.privacyEmail) },
      { id: 'sicurezza', title: 'Come li proteggiamo', body: security },
    ],
  };
}

function Controller({ company }: { company: Company }) {
  return (
    <>
      <p>
        Il titolare del trattamento è <strong>{company.name}</strong>, {company.legalForm}, con sede
        in {company.address}, iscritta al registro {company.register} con il numero {company.number}
        , partita IVA {company.vatNumber}.
      </p>
      <dl>
        <div>
          <dt>Per le domande sulla privacy</dt>
          <dd>
            <MailLink to={company.privacyEmail} />
          </dd>
        </div>
        <div>
          <dt>Per tutto il resto</dt>
          <dd>
            <MailLink to={company.email} />, <PhoneLink to={company.phone} /> ({company.hours})
          </dd>
        </div>
        <div>
          <dt>Il nostro rappresentante nell’Unione europea (articolo 27 del GDPR)</dt>
          <dd>{company.euRepresentative}</dd>
        </div>
      </dl>
    </>
  );
}

const children = (
  <>
    <p>
      Per preparare la lista di un bambino o di una bambina ti chiediamo solo un soprannome, a tua
      scelta, e la classe con la sua scuola. Non chiediamo nome, cognome, data di nascita o foto: ti
      preghiamo di non scriverli nel soprannome.
    </p>
    <p>
      Gli account sono per chi ha almeno 14 anni; per chi è più piccolo compra un genitore. Puoi
      togliere un bambino in ogni momento dalla pagina “Bambini e classi”. I link delle liste
      condivise non contengono soprannomi.
    </p>
  </>
);

const payments = (
  <p>
    Quando paghi con carta passi alla pagina sicura di Stripe, il fornitore di servizi di pagamento,
    che tratta i dati della carta come titolare autonomo e ti chiede la conferma della tua banca.
    Noi non vediamo e non conserviamo il numero della carta: riceviamo solo l’esito, l’importo e il
    riferimento del pagamento.
  </p>
);

const transfers = (
  <p>
    La nostra sede è nel Regno Unito: la Commissione europea ha riconosciuto che lì i dati personali
    sono protetti in modo adeguato (articolo 45 del GDPR). Se un fornitore tratta dati in un altro
    Paese fuori dall’Unione europea, lo fa con una decisione di adeguatezza o con le clausole
    contrattuali tipo approvate dalla Commissione (articolo 46). Puoi chiedercene una copia.
  </p>
);

const cookies = (
  <p>
    Prima del tuo consenso usiamo solo i cookie necessari. Statistiche e marketing partono solo se
    li accetti, e puoi cambiare idea quando vuoi con “Preferenze cookie” in fondo a ogni pagina.
    L’elenco completo è nella pagina dei <Link to="/cookie-policy">cookie</Link>.
  </p>
);

const security = (
  <p>
    Il sito si raggiunge solo con connessioni cifrate, le password sono conservate in una forma che
    neppure noi possiamo leggere, e gli accessi sono protetti da blocchi dopo troppi tentativi. Ai
    dati accede solo chi ne ha bisogno per il suo lavoro. Non prendiamo decisioni automatizzate che
    ti riguardano e non facciamo profilazione.
  </p>
);
