import type { ChosenProduct } from '@zaino/contracts/catalogue';
import { formatEuro } from '@zaino/rules/money';
import { Button } from '@zaino/ui/button';
import { TextField } from '@zaino/ui/text-field';
import { failureWords } from '@zaino/web/failure-words';
import { useSubmission } from '@zaino/web/use-submission';
import { type KeyboardEvent, useState } from 'react';
import { findProducts } from './class-supplies.api';
import css from './supplies-dialog.module.css';

interface ProductSearchProps {
  /** What is needed: the search begins with it. */
  nome: string;
  error: string | undefined;
  onChoose: (product: ChosenProduct) => void;
}

/** Looks for products that serve, inside a form that Enter must not send meanwhile. */
export function ProductSearch({ nome, error, onChoose }: ProductSearchProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [found, setFound] = useState<ChosenProduct[] | null>(null);
  const { isSending, failure, send } = useSubmission();
  const words = (typed ?? nome).trim();
  const search = () => {
    if (words === '') return;
    void send(async () => setFound(await findProducts(words)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    search();
  };
  return (
    <div className={css.search}>
      <div className={css.searchRow}>
        <TextField
          label="Cerca un prodotto che va bene"
          value={typed ?? nome}
          error={error}
          autoComplete="off"
          maxLength={100}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
        />
        <Button variant="outline" disabled={isSending || words === ''} onClick={search}>
          Cerca
        </Button>
      </div>
      <p role="status" className={css.fine}>
        {failure && failureWords(failure)}
        {found?.length === 0 && 'Nessun prodotto trovato: prova con altre parole.'}
        {found && found.length > 0 && `${found.length} trovati: scegli quelli che vanno bene.`}
      </p>
      <ul className={css.found}>
        {found?.map((product) => (
          <li key={product.id}>
            <Button variant="text" size="small" onClick={() => onChoose(product)}>
              Aggiungi {product.nome}
            </Button>{' '}
            <span className={css.fine}>
              {product.prezzo !== null && formatEuro(product.prezzo)}
              {!product.disponibile && ', esaurito'}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
