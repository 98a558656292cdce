import { lazyPart } from '@zaino/ui/lazy-part';
import type { FormState } from '../form';
import { FormSection } from '../form-section';

/** Offered by some bookshops. */
const ExtrasFields = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'checkout-extras' */ './extras-fields')).ExtrasFields,
);

/** What the bookshop does to books for a price of its own; nothing where it does nothing. */
export function ExtrasSection({ quote, bookshop, draft, change, cart }: FormState) {
  const offered = quote?.extras ?? [];
  const isOfChosen = bookshop !== null && quote?.bookshop?.id === bookshop.id;
  if (!isOfChosen || offered.length === 0 || !cart.items.some(({ type }) => type === 'book')) {
    return null;
  }
  return (
    <FormSection id="servizi" title="Servizi sui libri">
      <ExtrasFields
        draft={draft}
        change={change}
        cart={cart}
        bookshop={bookshop}
        offered={offered}
      />
    </FormSection>
  );
}
