import { useMemo } from 'react';
import { BulkDialog } from './bulk-dialog';
import { ConflictDialog } from './conflict-dialog';
import { LoadedDialog } from '../layout/loaded-dialog';
import { rowOf } from './product-rows';
import { ReturnFocus } from '../layout/return-focus';
import { ShortcutsDialog } from './shortcuts-dialog';
import type { ProductsPageState } from './use-products-page';

const loadProductDialog = async () =>
  (await import(/* webpackChunkName: 'product-dialog' */ './form/product-dialog')).ProductDialog;

const loadCsvDialog = async () =>
  (await import(/* webpackChunkName: 'csv-dialog' */ './csv-dialog')).CsvDialog;

interface PageDialogsProps {
  page: ProductsPageState;
  hasCharacterKeys: boolean;
  onCharacterKeys: (isOn: boolean) => void;
}

/** Whatever lies over the page; the focus comes back to where it was. */
export function PageDialogs(props: PageDialogsProps) {
  const { page } = props;
  const { said, changes, dialog, grid } = page;
  const focusTable = () => grid.current?.focus();
  if (said.conflict) {
    return (
      <ReturnFocus key="conflict" otherwise={focusTable}>
        <ConflictDialog
          conflict={said.conflict}
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
  const { setDialog, list, changes, products } = page;
  const close = () => setDialog(null);
  const categories = useMemo(
    () => [...new Set(products.rows.map(({ categoria }) => categoria))].sort(),
    [products.rows],
  );
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
      return (
        <BulkDialog
          rows={dialog.rows}
          kind={dialog.change}
          categories={categories}
          changes={changes}
          onClose={close}
        />
      );
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
          hasCharacters={props.hasCharacterKeys}
          onChange={props.onCharacterKeys}
          onClose={close}
        />
      );
  }
}
