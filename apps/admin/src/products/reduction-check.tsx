import { useQuery } from '@tanstack/react-query';
import type { ProductRow } from '@zaino/contracts/catalogue';
import type { Effect } from '@zaino/data-table/bulk-effect';
import { named } from '@zaino/data-table/count-words';
import { Notice } from '@zaino/ui/notice';
import { useId } from 'react';
import { LoadAgain } from './form/load-again';
import { pricesBeforeQuery } from './prices-before.api';
import { products } from './product-words';
import { leavesReduced, unannouncedEffects } from './unannounced-effects';

interface ReductionCheckProps {
  /** All products that were chosen, whatever is changed of them. */
  ids: readonly string[];
  effects: readonly Effect<ProductRow>[];
}

/** Says before a change which reductions customers would not be told of (Codice del consumo, art. 17-bis). */
export function ReductionCheck(props: ReductionCheckProps) {
  return props.effects.some(leavesReduced) ? <Check {...props} /> : null;
}

function Check({ ids, effects }: ReductionCheckProps) {
  const { data: prices, isError, refetch } = useQuery(pricesBeforeQuery(useId(), ids));
  if (isError) return <LoadAgain onRetry={() => void refetch()} />;
  if (!prices) return <p role="status">Controllo dei prezzi degli ultimi 30 giorni...</p>;
  const quiet = unannouncedEffects(effects, prices);
  if (quiet.length === 0) return null;
  return (
    <Notice>
      <strong>In {products(quiet.length)} lo sconto non si potrà annunciare</strong>, perché nei 30
      giorni prima il prezzo era più basso di quello che sarebbe barrato, oppure il prodotto non era
      in vendita: i clienti vedranno solo il prezzo scontato (art. 17-bis del Codice del consumo).{' '}
      {named(quiet.map(({ before }) => before.nome))}.
    </Notice>
  );
}
