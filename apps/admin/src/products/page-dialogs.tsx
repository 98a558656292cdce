import { useQuery } from '@tanstack/react-query';
import { BulkDialog } from '@zaino/data-table/bulk-dialog';
import { ConflictDialog } from '@zaino/data-table/conflict-dialog';
import { ShortcutsDialog } from '@zaino/data-table/shortcuts-dialog';
import { ReturnFocus } from '@zaino/ui/return-focus';
import { useMemo } from 'react';
import { LoadedDialog } from '../layout/loaded-dialog';
import { makersOfTable } from './makers/makers.api';
import { productEffect } from './product-effect';
import { bulkKinds, differenceWords, effectWords, refusedWords } from './bulk-kinds';
import { productKeys } from './product-keys';
import { rowOf } from './product-rows';
import { productNoun } from './product-words';
import { productsTable } from './products-table';
import { ownWords } from './quick-fields';
import { ReductionCheck } from './reduction-check';
import type { ProductsPageDialog, ProductsPageState } from './use-products-page';

const loadProductDialog = async () =>
  (await import(/* webpackChunkName: 'product-dialog' */ './form/product-dialog')).ProductDialog;

const loadCsvDialog = async () =>
  (await import(/* webpackChunkName: 'csv-dialog' */ './products-csv-dialog')).ProductsCsvDialog;

interface PageDialogsProps {
  page: ProductsPageState;
  hasCharacterKeys: boolean;
  onCharacterKeys: (isOn: boolean) => void;
}

/** Whatever lies over the page; the focus comes back to where it was. */
export function PageDialogs(props: PageDialogsProps) {
  const { page } = props;
  const { table, dialog } = page;
  const { said, changes, grid } = table;
  const focusTable = () => grid.current?.focus();
  if (said.conflict) {
    return (
      <ReturnFocus key="conflict" otherwise={focusTable}>
        <ConflictDialog
          noun={productNoun}
          name={said.conflict.now.nome}
          theirs={differenceWords(said.conflict.seen, said.conflict.now)}
          own={ownWords(said.conflict.fields)}
          onAnswer={(isOwn) => {
            // Why it failed once more is told like everything else.
            void changes.resolveConflict(isOwn).then((error) => error && changes.say(error));
          }}
        />
      </ReturnFocus>
    );
  }
  if (!dialog) return null;
  return (
    <ReturnFocus key={dialog.kind} otherwise={focusTable}>
      <OpenDialog {...props} dialog={dialog} />
    </ReturnFocus>
  );
}

function OpenDialog(
  props: PageDialogsProps & { dialog: NonNullable<ProductsPageState['dialog']> },
) {
  const { page, dialog } = props;
  const { setDialog } = page;
  const { list, changes } = page.table;
  const close = () => setDialog(null);
  switch (dialog.kind) {
    case 'product':
      return (
        <LoadedDialog
          load={loadProductDialog}
          title={dialog.id === null ? 'Nuovo Prodotto' : 'Modifica prodotto'}
          onClose={close}
          dialog={{
            productId: dialog.id,
            onClose: close,
            onSaved: (product, changeId) => {
              list.merge([rowOf(product)]);
              changes.tell(`${product.nome}: salvato`, changeId);
              close();
              void list.reload();
            },
          }}
        />
      );
    case 'bulk':
      return <ProductsBulkDialog page={page} dialog={dialog} onClose={close} />;
    case 'import':
      return (
        <LoadedDialog
          load={loadCsvDialog}
          title="Importa CSV"
          onClose={close}
          dialog={{
            onClose: close,
            onImported: (words, changeId) => {
              changes.tell(words, changeId);
              void list.reload();
            },
          }}
        />
      );
    case 'shortcuts':
      return (
        <ShortcutsDialog
          noun={productNoun}
          own={productKeys}
          hasCharacters={props.hasCharacterKeys}
          onChange={props.onCharacterKeys}
          onClose={close}
        />
      );
  }
}

interface ProductsBulkDialogProps {
  page: ProductsPageState;
  dialog: Extract<ProductsPageDialog, { kind: 'bulk' }>;
  onClose: () => void;
}

function ProductsBulkDialog({ page, dialog, onClose }: ProductsBulkDialogProps) {
  const { changes, loaded } = page.table;
  const { rows, change } = dialog;
  const categories = useMemo(
    () => [...new Set(loaded.rows.map(({ categoria }) => categoria))].sort(),
    [loaded.rows],
  );
  const { data: makers } = useQuery(makersOfTable);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  return (
    <BulkDialog
      table={productsTable}
      rows={rows}
      kinds={bulkKinds}
      kind={change}
      suggestions={{ categoria: categories, produttore: makers?.map(({ nome }) => nome) ?? [] }}
      effectOf={productEffect}
      effectWords={effectWords}
      refusedWords={refusedWords}
      notice={(effects) => <ReductionCheck ids={ids} effects={effects} />}
      onConfirm={(...confirmed) => changes.bulk(...confirmed)}
      onClose={onClose}
    />
  );
}
