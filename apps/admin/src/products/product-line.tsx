import { productFields, type ProductRow } from '@zaino/contracts/catalogue';
import type { LineState } from '@zaino/data-table/data-grid';
import { RowMenu } from '@zaino/data-table/row-menu';
import { SelectCell } from '@zaino/data-table/select-cell';
import { formatEuro } from '@zaino/rules/money';
import { isReduced, productPrices } from '@zaino/rules/product-price';
import { classNames } from '@zaino/ui/class-names';
import { memo } from 'react';
import css from './product-line.module.css';
import { productColumns } from './products-table';
import { QuickCell } from './quick-cell';
import { readNumber } from './quick-fields';
import type { Draft, DraftActions } from './use-drafts';

/** What can be done with a product in its row. The same object as long as the page is open. */
export interface ProductLineActions extends DraftActions {
  toggle: (id: string, isRange: boolean) => void;
  open: (id: string) => void;
  duplicate: (id: string) => void;
  remove: (id: string) => void;
}

interface ProductLineProps extends LineState<ProductRow> {
  drafts: readonly Draft[];
  actions: ProductLineActions;
}

/** Prices for sale; while the original price is edited, those that it would give. */
function pricesOf(row: ProductRow, draft: Draft | undefined) {
  const typed = draft && readNumber(draft.text, productFields.prezzoOriginale);
  if (typeof typed !== 'number') return row;
  return productPrices(typed, row.margine, row.sconto);
}

/** The cells of one product; on a narrow screen they stand as a card. */
export const ProductLine = memo(function ProductLine(props: ProductLineProps) {
  const { row, isSelected, isActive, drafts, actions } = props;
  const { id, nome, disponibile, active } = row;
  const tabIndex = isActive ? 0 : -1;
  const price = drafts.find(({ field }) => field === 'prezzoOriginale');
  const stock = drafts.find(({ field }) => field === 'pezzi_disponibili');
  const prices = pricesOf(row, price);
  const live = classNames(css.figure, prices !== row && css.live);

  return (
    <>
      <SelectCell
        name={nome}
        isSelected={isSelected}
        tabIndex={tabIndex}
        onToggle={(isRange) => actions.toggle(id, isRange)}
      />
      <div role="rowheader" className={css.name}>
        {nome}
      </div>
      <div role="gridcell" className={css.id}>
        {id}
      </div>
      <div role="gridcell" className={css.category}>
        {row.categoria}
      </div>
      <div role="gridcell" className={classNames(css.figure, css.original)}>
        <Label>{productColumns.prezzoOriginale}</Label>
        <QuickCell
          row={row}
          field="prezzoOriginale"
          draft={price ?? null}
          actions={actions}
          tabIndex={tabIndex}
        />
      </div>
      <div role="gridcell" className={classNames(live, css.selling)}>
        <Label>{productColumns.prezzoVendita}</Label>
        {formatEuro(prices.prezzoVendita)}
      </div>
      <div role="gridcell" className={classNames(live, css.discounted)}>
        <Label>{productColumns.prezzoScontato}</Label>
        {isReduced(prices) ? formatEuro(prices.prezzoScontato) : '–'}
      </div>
      <div role="gridcell" className={classNames(css.figure, css.pieces)}>
        <Label>{productColumns.pezzi_disponibili}</Label>
        <QuickCell
          row={row}
          field="pezzi_disponibili"
          draft={stock ?? null}
          actions={actions}
          tabIndex={tabIndex}
        />
      </div>
      <div role="gridcell" className={classNames(css.available, !disponibile && css.not)}>
        {disponibile ? 'Disponibile' : 'Non disponibile'}
      </div>
      <div role="gridcell" className={css.status}>
        <Status isActive={active} />
      </div>
      <div role="gridcell" className={css.actions}>
        <button
          type="button"
          className={css.edit}
          aria-label={`Modifica ${nome}`}
          data-column="modifica"
          tabIndex={tabIndex}
          onClick={() => actions.open(id)}
        >
          Modifica
        </button>
        <RowMenu
          label={`Altre azioni per ${nome}`}
          tabIndex={tabIndex}
          items={[
            { text: 'Duplica', onPress: () => actions.duplicate(id) },
            { text: 'Elimina', onPress: () => actions.remove(id) },
          ]}
        />
      </div>
    </>
  );
});

function Status({ isActive }: { isActive: boolean }) {
  return (
    <>
      <span className={classNames(css.dot, isActive && css.on)} aria-hidden="true" />
      {isActive ? 'Attivo' : 'Inattivo'}
    </>
  );
}

/** What a figure is, where no column head stands above it. */
function Label({ children }: { children: string }) {
  return <span className={css.label}>{children} </span>;
}
