import type { WantedExtra } from '@zaino/contracts/orders';
import type { BookExtra } from '@zaino/contracts/shared';
import { EXTRA_TERMS, extraNames } from '@zaino/rules/book-extra-words';
import { type CartLine, lineKey } from '@zaino/rules/cart-line';
import { formatEuro, toCents, toEuro } from '@zaino/rules/money';
import { Button } from '@zaino/ui/button';
import { SelectField } from '@zaino/ui/select-field';
import type { DraftExtra } from '../draft';
import fields from '../fields.module.css';
import type { FormState } from '../form';
import { replaceExtras, wantedExtras } from './chosen-extras';
import css from './extras-fields.module.css';

type BookLine = Extract<CartLine, { type: 'book' }>;

interface ExtrasFieldsProps extends Pick<FormState, 'draft' | 'change' | 'cart'> {
  /** Where it is picked up. */
  bookshop: { id: string; name: string };
  offered: readonly BookExtra[];
}

/** What the bookshop does to books, chosen for each of them; nothing is chosen beforehand (Codice del consumo, art. 65). */
export function ExtrasFields({ draft, change, cart, bookshop, offered }: ExtrasFieldsProps) {
  const books = cart.items.filter((line) => line.type === 'book');
  const chosen = wantedExtras(draft, { items: books, bookshop });
  const choose = (lines: readonly BookLine[], wishOf: (line: BookLine) => Wish | null) =>
    change((last) => ({
      ...last,
      extras: replaceExtras(
        last,
        lines.map(lineKey),
        lines.flatMap((line): DraftExtra[] => {
          const wish = wishOf(line);
          return wish ? [{ ...wish, key: lineKey(line), bookshopId: bookshop.id }] : [];
        }),
      ),
    }));
  return (
    <>
      <p>
        {bookshop.name} può farlo ai libri che ritiri, a pagamento: scegli per quali. {EXTRA_TERMS}
      </p>
      <div className={css.all}>
        {offered.map((offer) => (
          <Button
            key={offer.kind}
            variant="outline"
            size="small"
            onClick={() => choose(books, ({ quantity }) => ({ ...offer, quantity }))}
          >
            {allWords(offer, books)}
          </Button>
        ))}
        {chosen.length > 0 && (
          <Button variant="text" size="small" onClick={() => choose(books, () => null)}>
            Togli da tutti
          </Button>
        )}
      </div>
      <div className={fields.fields}>
        {books.map((line) => (
          <ExtraField
            key={lineKey(line)}
            line={line}
            offered={offered}
            chosen={chosen.find(({ key }) => key === lineKey(line))}
            onChoose={(wish) => choose([line], () => wish)}
          />
        ))}
      </div>
    </>
  );
}

type Wish = Pick<WantedExtra, 'kind' | 'price' | 'quantity'>;

interface ExtraFieldProps {
  line: BookLine;
  offered: readonly BookExtra[];
  chosen: WantedExtra | undefined;
  onChoose: (wish: Wish | null) => void;
}

function ExtraField({ line, offered, chosen, onChoose }: ExtraFieldProps) {
  const wishes = offered.flatMap((offer) =>
    Array.from({ length: line.quantity }, (_, index) => ({ ...offer, quantity: index + 1 })),
  );
  return (
    <SelectField
      label={line.titolo}
      className={fields.half}
      value={chosen ? valueOf(chosen) : ''}
      onChange={({ target }) =>
        onChoose(wishes.find((wish) => valueOf(wish) === target.value) ?? null)
      }
    >
      <option value="">Nessun servizio</option>
      {wishes.map((wish) => (
        <option key={valueOf(wish)} value={valueOf(wish)}>
          {wishWords(wish, line.quantity)}
        </option>
      ))}
    </SelectField>
  );
}

const valueOf = ({ kind, quantity }: Wish) => `${kind} ${quantity}`;

const amountOf = ({ price, quantity }: Pick<Wish, 'price' | 'quantity'>) =>
  formatEuro(toEuro(toCents(price) * quantity));

const copyWords = (copies: number) => (copies === 1 ? '1 copia' : `${copies} copie`);

function wishWords(wish: Wish, copies: number): string {
  const of = copies === 1 ? '' : ` per ${copyWords(wish.quantity)}`;
  return `${extraNames[wish.kind]}${of}, ${amountOf(wish)}`;
}

/** `Copertinatura per tutti: 12 copie, 30,00 €`. */
function allWords({ kind, price }: BookExtra, books: readonly BookLine[]): string {
  const copies = books.reduce((sum, { quantity }) => sum + quantity, 0);
  const amount = amountOf({ price, quantity: copies });
  return `${extraNames[kind]} per tutti: ${copyWords(copies)}, ${amount}`;
}
