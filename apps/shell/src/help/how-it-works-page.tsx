import { formatEuro } from '@zaino/rules/money';
import { FREE_SHIPPING_THRESHOLD, STANDARD_SHIPPING_COST } from '@zaino/rules/shipping';
import { buttonClass } from '@zaino/ui/button';
import { BRAND_NAME } from '@zaino/web/brand';
import { Link } from '@zaino/web/router';
import { plainPage } from '../text-page/public-page';
import { TextPage, type TextSection } from '../text-page/text-page';

/** From the school to the book on the desk. */
function HowItWorksPage() {
  return (
    <TextPage
      title="Come funziona"
      intro={
        <>
          <p>
            Su {BRAND_NAME} la lista dei libri della classe c’è già: la scuola l’ha comunicata al
            ministero. Tu la trovi, togli quello che hai e ordini il resto.
          </p>
          <p>
            <Link to="/search" className={buttonClass()}>
              Cerca la tua scuola
            </Link>
          </p>
        </>
      }
      sections={sections}
    >
      <p>
        Altre domande? Guarda le <Link to="/faq">domande frequenti</Link> o{' '}
        <Link to="/support">scrivi all’assistenza</Link>.
      </p>
    </TextPage>
  );
}

const sections: TextSection[] = [
  {
    id: 'scuola',
    title: '1. Trova la scuola',
    body: (
      <p>
        Scrivi il nome, oppure scegli regione, provincia e comune. Ci sono le scuole statali e
        paritarie di tutta Italia, dalla primaria alle superiori.
      </p>
    ),
  },
  {
    id: 'classe',
    title: '2. Scegli la classe',
    body: (
      <>
        <p>
          Con la sezione vedi i libri adottati per quest’anno, divisi in quelli da acquistare,
          quelli già in uso dagli anni scorsi e quelli consigliati. Il totale è a confronto con il
          tetto di spesa del ministero.
        </p>
        <p>Non sai ancora la sezione? Vedi i libri comuni a tutte.</p>
      </>
    ),
  },
  {
    id: 'spunta',
    title: '3. Spunta e aggiungi',
    body: (
      <p>
        I libri da acquistare sono già spuntati: togli quelli che hai. Puoi fare lo stesso per ogni
        bambino e aggiungere quaderni, zaini e tutto il resto dai{' '}
        <Link to="/products">prodotti per la scuola</Link>.
      </p>
    ),
  },
  {
    id: 'ordina',
    title: '4. Ordina',
    body: (
      <p>
        Scegli se ricevere tutto a casa ({formatEuro(STANDARD_SHIPPING_COST)}, gratis da{' '}
        {formatEuro(FREE_SHIPPING_THRESHOLD)}) o ritirare gratis in libreria. Paghi online, oppure
        in libreria se ritiri lì. Prima di inviare l’ordine vedi la data di ogni libro.
      </p>
    ),
  },
  {
    id: 'segui',
    title: '5. Segui ogni libro',
    body: (
      <p>
        Nella pagina dell’ordine ogni libro ha il suo stato e la sua data, e ti scriviamo a ogni
        passo. Quello che è disponibile arriva in 2-3 giorni lavorativi dalla spedizione.
      </p>
    ),
  },
  {
    id: 'ripensarci',
    title: 'E se cambio idea?',
    body: (
      <p>
        Finché un libro non è partito lo annulli da solo. Dopo la consegna hai{' '}
        <Link to="/terms-of-service#recesso">14 giorni per recedere</Link>, e due anni di{' '}
        <Link to="/terms-of-service#garanzia">garanzia legale</Link>.
      </p>
    ),
  },
];

export const { page } = plainPage(HowItWorksPage, {
  title: 'Come funziona',
  canonical: '/how-it-works',
  description:
    'Dalla scuola ai libri sul banco: trovi la lista della classe, spunti, ordini e segui ogni libro.',
});
