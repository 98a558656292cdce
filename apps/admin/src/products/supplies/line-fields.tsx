import {
  type ChosenProduct,
  LONGEST_SUPPLY,
  LONGEST_SUPPLY_NOTE,
  MOST_SUPPLY_PRODUCTS,
} from '@zaino/contracts/catalogue';
import { formatEuro } from '@zaino/rules/money';
import { Button } from '@zaino/ui/button';
import { TextField } from '@zaino/ui/text-field';
import type { FieldErrors } from '@zaino/web/use-submission';
import { ProductSearch } from './product-search';
import css from './supplies-dialog.module.css';
import type { LineDraft } from './supplies-values';

interface LineFieldsProps {
  line: LineDraft;
  /** Its place in the list, from 0. */
  at: number;
  errors: FieldErrors;
  onChange: (line: LineDraft) => void;
  onRemove: () => void;
}

/** A thing that is needed: how many, and which products serve. */
export function LineFields({ line, at, errors, onChange, onRemove }: LineFieldsProps) {
  const { nome, quantita, nota, prodotti } = line;
  const errorOf = (field: string) => errors[`voci.${at}.${field}`];
  const add = (product: ChosenProduct) => {
    const others = prodotti.filter(({ id }) => id !== product.id);
    onChange({ ...line, prodotti: [...others, product] });
  };
  return (
    <fieldset className={css.line}>
      <legend>{nome.trim() || `Voce ${at + 1}`}</legend>
      <div className={css.pair}>
        <TextField
          label="Che cosa serve"
          value={nome}
          error={errorOf('nome')}
          maxLength={LONGEST_SUPPLY}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...line, nome: target.value })}
        />
        <TextField
          label="Pezzi"
          value={quantita}
          error={errorOf('quantita')}
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...line, quantita: target.value })}
        />
      </div>
      <TextField
        label="Nota per le famiglie, se serve"
        value={nota}
        error={errorOf('nota')}
        maxLength={LONGEST_SUPPLY_NOTE}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...line, nota: target.value })}
      />
      <Chosen
        prodotti={prodotti}
        onChange={(products) => onChange({ ...line, prodotti: products })}
      />
      {prodotti.length < MOST_SUPPLY_PRODUCTS && (
        <ProductSearch nome={nome} error={errorOf('prodotti')} onChoose={add} />
      )}
      <p>
        <Button variant="text" size="small" onClick={onRemove}>
          Togli la voce {nome.trim() || at + 1}
        </Button>
      </p>
    </fieldset>
  );
}

interface ChosenProps {
  prodotti: readonly ChosenProduct[];
  onChange: (products: ChosenProduct[]) => void;
}

/** Products that serve: the first is proposed, any may come first or go. */
function Chosen({ prodotti, onChange }: ChosenProps) {
  const without = (product: ChosenProduct) => prodotti.filter(({ id }) => id !== product.id);
  if (prodotti.length === 0) return null;
  return (
    <ol className={css.found} aria-label="Prodotti che vanno bene">
      {prodotti.map((product, index) => (
        <li key={product.id}>
          {product.nome}{' '}
          <span className={css.fine}>
            {product.prezzo === null ? 'eliminato' : formatEuro(product.prezzo)}
            {product.prezzo !== null && !product.disponibile && ', esaurito'}
            {index === 0 && ', proposto per primo'}
          </span>{' '}
          {index > 0 && (
            <Button
              variant="text"
              size="small"
              aria-label={`Proponi per primo ${product.nome}`}
              onClick={() => onChange([product, ...without(product)])}
            >
              Proponi per primo
            </Button>
          )}{' '}
          <Button
            variant="text"
            size="small"
            aria-label={`Togli ${product.nome}`}
            onClick={() => onChange(without(product))}
          >
            Togli
          </Button>
        </li>
      ))}
    </ol>
  );
}
