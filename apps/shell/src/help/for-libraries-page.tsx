import { buttonClass } from '@zaino/ui/button';
import { BRAND_NAME } from '@zaino/web/brand';
import { ownCompany } from '@zaino/web/company';
import { useReadPlace } from '@zaino/web/read-place';
import { Link } from '@zaino/web/router';
import { REGISTER_PATH, signInPath } from '@zaino/web/sign-in-path';
import { MailLink, PhoneLink } from '../legal/company-links';
import { plainPage } from '../text-page/public-page';
import { TextPage } from '../text-page/text-page';

/** What a bookshop gets, until its pages have an area of their own. */
function ForLibrariesPage() {
  const { email, phone } = ownCompany();
  // Whoever comes from here to register is a bookshop.
  const place = useReadPlace();
  return (
    <TextPage
      title={`${BRAND_NAME} per le librerie`}
      intro={
        <>
          <p>
            Le famiglie della tua zona ordinano online i libri della classe e li ritirano da te. Tu
            scegli orari e note per il ritiro; noi prepariamo l’ordine e avvisiamo il cliente.
          </p>
          <p>
            <Link to={signInPath(place, REGISTER_PATH)} className={buttonClass()}>
              Registra la tua libreria
            </Link>
          </p>
        </>
      }
      sections={[
        { id: 'come', title: 'Come si comincia', body: steps },
        { id: 'oggi', title: 'Che cosa c’è oggi', body: today },
        {
          id: 'domande',
          title: 'Domande',
          body: (
            <p>
              Scrivi a <MailLink to={email} /> o chiama <PhoneLink to={phone} />.
            </p>
          ),
        },
      ]}
    />
  );
}

const steps = (
  <ol>
    <li>Registri la libreria e scegli il suo indirizzo sul nostro sito.</li>
    <li>Confermi l’e-mail e completi partita IVA, indirizzo, telefono e orari di apertura.</li>
    <li>Controlliamo i dati e approviamo la libreria: ti scriviamo noi.</li>
    <li>Compari tra i punti di ritiro che le famiglie trovano alla cassa.</li>
  </ol>
);

const today = (
  <ul>
    <li>Punto di ritiro gratuito, con i tuoi orari e le tue note.</li>
    <li>Pagamento in libreria, al ritiro, anche senza un conto per le carte.</li>
    <li>Una pausa quando vuoi: chi chiude per ferie non riceve ritiri.</li>
  </ul>
);

export const { page } = plainPage(ForLibrariesPage, {
  title: 'Per le librerie',
  canonical: '/for-libraries',
  description:
    'Fai ritirare da te i libri ordinati online dalle famiglie della tua zona: registra la libreria.',
});
