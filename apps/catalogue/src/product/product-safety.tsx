import type { ProductSafety, ShownMaker } from '@zaino/contracts/catalogue';
import { useId } from 'react';
import { webAddress } from './web-address';
import css from './product-page.module.css';

type Contact = Pick<ShownMaker, 'nome' | 'indirizzo' | 'contatto'>;

interface SafetySectionProps {
  /** Null where it could not be read. */
  safety: ProductSafety | null;
}

/** Who made a product and what to be careful of (Reg. (UE) 2023/988, art. 19); nothing of what nobody knows. */
export function SafetySection({ safety }: SafetySectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={css.safety}>
      <h2 id={headingId} className={css.heading}>
        Sicurezza e conformità
      </h2>
      {safety ? (
        <SafetyFacts {...safety} />
      ) : (
        <p>In questo momento non riusciamo a mostrare questi dati. Ricarica la pagina tra poco.</p>
      )}
    </section>
  );
}

/** Whether there is anything to say. */
export function hasSafety(safety: ProductSafety | null): boolean {
  if (safety === null) return true;
  const { produttore, avvertenze, marcaturaCe } = safety;
  return produttore !== null || avvertenze !== '' || marcaturaCe === 'presente';
}

function SafetyFacts({ produttore, avvertenze, marcaturaCe }: ProductSafety) {
  const responsible = produttore?.responsabile;
  return (
    <dl className={css.facts}>
      {produttore && <ContactFact term="Produttore" contact={produttore} />}
      {responsible && (
        <ContactFact term="Persona responsabile nell’Unione europea" contact={responsible} />
      )}
      {avvertenze !== '' && (
        <div>
          <dt>Avvertenze</dt>
          <dd className={css.description}>{avvertenze}</dd>
        </div>
      )}
      {marcaturaCe === 'presente' && (
        <div>
          <dt>Marcatura CE</dt>
          <dd>Presente sul prodotto</dd>
        </div>
      )}
    </dl>
  );
}

function ContactFact({ term, contact }: { term: string; contact: Contact }) {
  const { nome, indirizzo, contatto } = contact;
  const page = webAddress(contatto);
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {nome}
        <br />
        {indirizzo}
        <br />
        <a href={page ?? `mailto:${contatto}`} rel={page ? 'noopener nofollow' : undefined}>
          {contatto}
        </a>
      </dd>
    </div>
  );
}
