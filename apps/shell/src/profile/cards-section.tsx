import { AccountSection } from '@zaino/ui/account-section';
import { Link } from '@zaino/web/router';

/** The way to the cards that the payment provider keeps, which are the orders' page. */
export function CardsSection() {
  return (
    <AccountSection
      id="carte"
      title="Carte salvate"
      intro="Solo se lo chiedi tu: le custodisce il fornitore dei pagamenti."
    >
      <p>
        <Link to="/orders/carte">Vedi e togli le carte salvate</Link>
      </p>
    </AccountSection>
  );
}
