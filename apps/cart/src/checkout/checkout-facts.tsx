import { formatEuro } from '@zaino/rules/money';
import { FREE_SHIPPING_THRESHOLD, STANDARD_SHIPPING_COST } from '@zaino/rules/shipping';
import css from './checkout-facts.module.css';

const facts = [
  {
    what: 'Spedizione',
    words: `${formatEuro(STANDARD_SHIPPING_COST)}, gratis da ${formatEuro(FREE_SHIPPING_THRESHOLD)}. Solo in Italia.`,
  },
  { what: 'Ritiro in libreria', words: 'Gratis, nelle librerie convenzionate.' },
  {
    what: 'Pagamento',
    words:
      'Online, o in libreria se ritiri lì; i libri della primaria con la cedola, dove la libreria la prende. Nessun costo in più.',
  },
];

/** What must be known before the order begins (Codice del consumo, art. 51). */
export function CheckoutFacts() {
  return (
    <dl className={css.facts}>
      {facts.map(({ what, words }) => (
        <div key={what}>
          <dt className={css.what}>{what}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
