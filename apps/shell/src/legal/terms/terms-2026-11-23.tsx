import type { Company } from '@zaino/contracts/shared';
import { BRAND_NAME } from '@zaino/web/brand';
import { Link } from '@zaino/web/router';
import { MailLink, PhoneLink } from '../company-links';
import type { LegalContent } from '../legal-content';
import { delivery, order, payment, pickup, prices } from './terms-order-2026-11-23';
import { guarantee, Withdrawal, WithdrawalFormText } from './terms-rights-2026-11-23';

/** Codice del consumo, art. 49-67 and 128-135-septies; d.lgs. 70/2003, art. 7, 12 and 13; specification, point 9. */
export function terms20261123(company: Company): LegalContent {
  return {
    title: 'Termini di servizio',
    intro: (
      <p>
        Queste sono le condizioni con cui vendiamo su {BRAND_NAME}. Valgono insieme ai diritti che
        la legge italiana riconosce a chi compra come consumatore: nessuna riga di questa pagina li
        riduce.
      </p>
    ),
    sections: [
      { id: 'chi-vende', title: 'Chi vende', body: <Seller company={company} /> },
      { id: 'account', title: 'L’account', body: account },
      { id: 'prezzi', title: 'Articoli e prezzi', body: prices },
      { id: 'ordine', title: 'Come si conclude il contratto', body: order },
      { id: 'pagamento', title: 'Pagamento', body: payment },
      { id: 'consegna', title: 'Consegna', body: delivery },
      { id: 'ritiro', title: 'Ritiro in libreria', body: pickup },
      { id: 'recesso', title: 'Recesso: 14 giorni', body: <Withdrawal company={company} /> },
      {
        id: 'modulo-recesso',
        title: 'Modulo di recesso',
        body: <WithdrawalFormText company={company} />,
      },
      { id: 'garanzia', title: 'Garanzia legale di due anni', body: guarantee },
      { id: 'reclami', title: 'Reclami e controversie', body: <Complaints company={company} /> },
      { id: 'contenuti', title: 'Commenti e contenuti', body: contents },
      { id: 'modifiche', title: 'Legge e modifiche', body: changes },
    ],
  };
}

function Seller({ company }: { company: Company }) {
  return (
    <>
      <p>
        Ogni articolo di {BRAND_NAME} è venduto e fatturato da <strong>{company.name}</strong>,{' '}
        {company.legalForm}, con sede in {company.address}, registro {company.register}, numero{' '}
        {company.number}, partita IVA {company.vatNumber}.
      </p>
      <SellerContacts company={company} />
      <p>
        Le librerie convenzionate consegnano gli articoli a chi sceglie il ritiro. Anche in quel
        caso il contratto è con {company.name}. Se un giorno una libreria venderà in proprio, lo
        leggerai accanto all’articolo, prima di ordinare, con il suo nome e i suoi dati.
      </p>
    </>
  );
}

/** Where the company is reached. */
export function SellerContacts({ company }: { company: Company }) {
  return (
    <dl>
      <div>
        <dt>E-mail</dt>
        <dd>
          <MailLink to={company.email} />
        </dd>
      </div>
      {company.pec !== '' && (
        <div>
          <dt>PEC</dt>
          <dd>
            <MailLink to={company.pec} />
          </dd>
        </div>
      )}
      <div>
        <dt>Telefono</dt>
        <dd>
          <PhoneLink to={company.phone} />, {company.hours}
        </dd>
      </div>
      <div>
        <dt>Indirizzo in Italia per resi e reclami</dt>
        <dd>{company.returnsAddress}</dd>
      </div>
    </dl>
  );
}

function Complaints({ company }: { company: Company }) {
  return (
    <>
      <p>
        Scrivici dalla pagina <Link to="/support">Assistenza</Link>, a{' '}
        <MailLink to={company.email} /> o all’indirizzo {company.returnsAddress}, con il numero
        dell’ordine. Rispondiamo entro 30 giorni, di solito molto prima.
      </p>
      <p>
        Se non ci mettiamo d’accordo puoi rivolgerti a un organismo di risoluzione alternativa delle
        controversie tra quelli dell’elenco del Ministero delle Imprese e del Made in Italy
        (articolo 141-decies del Codice del consumo), a un’associazione dei consumatori o al giudice
        del luogo in cui abiti.
      </p>
    </>
  );
}

const account = (
  <p>
    Per ordinare serve un account, gratuito. Chi lo apre ha almeno 14 anni; chi è minorenne compra
    con il consenso di un genitore. Tieni segreta la password e avvisaci se pensi che qualcuno la
    conosca. Puoi eliminare l’account quando vuoi dal <Link to="/profile">profilo</Link>.
  </p>
);

const contents = (
  <p>
    I commenti del blog si vedono dopo che li abbiamo letti; togliamo quelli offensivi, pubblicitari
    o contrari alla legge. Le recensioni con le stelle arrivano dai fornitori degli articoli e non
    sono verificate da noi. Gli elenchi dei libri adottati vengono dai dati aperti del Ministero
    dell’Istruzione e del Merito: se un dato è sbagliato, fa fede la lista della scuola.
  </p>
);

const changes = (
  <p>
    Il contratto è in italiano ed è regolato dalla legge italiana. Se abiti in un altro Paese
    dell’Unione europea restano valide le tutele inderogabili di quel Paese. Possiamo cambiare
    questi termini per gli ordini futuri: per il tuo vale sempre la versione in vigore quando l’hai
    fatto, che conserviamo e che trovi nella pagina dell’ordine.
  </p>
);
