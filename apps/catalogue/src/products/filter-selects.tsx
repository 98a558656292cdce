import type { ProductOrder } from '@zaino/contracts/catalogue';
import { capitalised } from '@zaino/rules/capitalised';
import { SelectField } from '@zaino/ui/select-field';
import { Checkbox } from '@zaino/ui/tick';
import type { ReactNode } from 'react';
import { type Filters, orderNames, ownOrder } from './filters';
import type { CategoryChoice, ProductsData } from './products.api';

interface FilterSelectsProps {
  data: ProductsData;
  draft: Filters;
  onChange: (changes: Partial<Filters>) => void;
  /** The two fields between category and rating. */
  prices: ReactNode;
}

/** What is chosen rather than typed, each choice with how many products it would show. */
export function FilterSelects({ data, draft, onChange, prices }: FilterSelectsProps) {
  const { categories, found } = data;
  return (
    <>
      <SelectField
        label="Categoria"
        name="categoria"
        value={draft.categoria}
        onChange={(event) => onChange({ categoria: event.target.value })}
      >
        <option value="">Tutte le categorie</option>
        {withChosen(categories, draft.categoria).map(({ nome, count }) => (
          <option key={nome} value={nome}>
            {capitalised(nome) + counted(count)}
          </option>
        ))}
      </SelectField>
      {prices}
      <SelectField
        label="Valutazione minima"
        name="minValutazione"
        value={draft.minValutazione}
        onChange={(event) => onChange({ minValutazione: event.target.value })}
      >
        <option value="">Tutte le valutazioni</option>
        {ratingChoices(draft.minValutazione).map((stars) => (
          <option key={stars} value={stars}>
            {`${stars}+ ${stars === '1' ? 'stella' : 'stelle'}${counted(
              found?.facets.valutazioni.find(({ min }) => String(min) === stars)?.prodotti,
            )}`}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Ordina per"
        name="ordine"
        value={draft.ordine}
        onChange={(event) => onChange({ ordine: event.target.value as Filters['ordine'] })}
      >
        <Orders draft={draft} />
      </SelectField>
      <Checkbox
        name="soloDisponibili"
        value="true"
        checked={draft.soloDisponibili === 'true'}
        onChange={(event) => onChange({ soloDisponibili: event.target.checked ? 'true' : '' })}
      >
        {`Solo disponibili${counted(found?.facets.disponibili)}`}
      </Checkbox>
    </>
  );
}

/** What comes by itself has no name in the address, and is not offered twice. */
function Orders({ draft }: { draft: Filters }) {
  const first = ownOrder(draft);
  const others = (Object.keys(orderNames) as ProductOrder[]).filter(
    (order) => order !== first && order !== 'rilevanza',
  );
  const isNamed = draft.ordine === first || draft.ordine === 'rilevanza';
  return (
    <>
      <option value={isNamed ? draft.ordine : ''}>{orderNames[first]}</option>
      {others.map((order) => (
        <option key={order} value={order}>
          {orderNames[order]}
        </option>
      ))}
    </>
  );
}

const counted = (count: number | null | undefined) => (count == null ? '' : ` (${count})`);

/** What is chosen stays to be seen, also where no such category is left. */
function withChosen(categories: CategoryChoice[], chosen: string): CategoryChoice[] {
  const isKnown = chosen === '' || categories.some(({ nome }) => nome === chosen);
  return isKnown ? categories : [{ nome: chosen, count: null }, ...categories];
}

/** Specification, point 2; an address may name others. */
function ratingChoices(chosen: string): string[] {
  const choices = ['4', '3', '2', '1'];
  return chosen === '' || choices.includes(chosen) ? choices : [chosen, ...choices];
}
