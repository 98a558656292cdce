import { AccountSection } from '@zaino/ui/account-section';
import { Link } from '@zaino/web/router';

/** The way to the cards that the payment provider keeps, which stand with the orders. */
export function CardsSection() {
  return (
    <AccountSection
      id="carte"
      title="Carte salvate"
      intro="Solo se lo chiedi tu: le custodisce il fornitore dei pagamenti."
    >
      <p>
        Le vedi e le togli in fondo a <Link to="/orders">I miei ordini</Link>, alla voce “Carte
        salvate”.
      </p>
    </AccountSection>
  );
}
