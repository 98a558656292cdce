import { ownCompany, phoneUrl } from '@zaino/web/company';
import { Link } from '@zaino/web/router';
import { classNames } from './class-names';
import type { ReactNode } from 'react';
import css from './seller-note.module.css';

interface SellerNoteProps {
  className?: string | undefined;
  /** Who sells, as list items, where it is known; else the shop itself, or the bookshop where it is picked up. */
  children?: ReactNode;
}

/**
 * Who sells and what a buyer can rely on, once beside a page's main button; never in a card or a row (Codice del
 * consumo, art. 49 and 51).
 */
export function SellerNote({ className, children }: SellerNoteProps) {
  const { name, phone } = ownCompany();
  return (
    <ul aria-label="Chi vende" className={classNames(css.note, className)}>
      {children ?? (
        <li>
          Vende <Link to="/terms-of-service#chi-vende">{name}</Link>, o la libreria in cui ritiri
        </li>
      )}
      <li>
        <Link to="/terms-of-service#recesso">14 giorni per cambiare idea</Link>
      </li>
      <li>Paghi online, o in libreria se ritiri lì</li>
      <li>
        <Link to="/support">Assistenza</Link>: <a href={phoneUrl(phone)}>{phone}</a>
      </li>
    </ul>
  );
}
