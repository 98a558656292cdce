import { useQueryClient } from '@tanstack/react-query';
import { staffOrderApi } from '@zaino/contracts/orders';
import { ShortcutsDialog } from '@zaino/data-table/shortcuts-dialog';
import { ReturnFocus } from '@zaino/ui/return-focus';
import { useRevalidator } from '@zaino/web/router';
import { LoadedDialog } from '../layout/loaded-dialog';
import { allOf } from '../queries';
import { BulkOrdersDialog } from './bulk/bulk-orders-dialog';
import { LastChangesDialog } from './changes/last-changes-dialog';
import { filtersOf } from './list-query';
import { orderKeys } from './order-keys';
import { orderNoun } from './orders-table';
import type { OrdersPageState } from './use-orders-page';
import { RemoveViewDialog } from './views/remove-view-dialog';
import { SaveViewDialog } from './views/save-view-dialog';

interface PageDialogsProps {
  page: OrdersPageState;
  hasCharacterKeys: boolean;
  onCharacterKeys: (isOn: boolean) => void;
}

/** Whatever lies over the page; the focus comes back to where it was. */
export function PageDialogs(props: PageDialogsProps) {
  const { dialog, table } = props.page;
  if (dialog === null) return null;
  return (
    <ReturnFocus key={dialog.kind} otherwise={() => table.grid.current?.focus()}>
      <OpenDialog {...props} dialog={dialog} />
    </ReturnFocus>
  );
}

const loadShipping = async () =>
  (await import(/* webpackChunkName: 'shipping-dialog' */ './packing/shipping-dialog'))
    .ShippingDialog;

type OpenDialogProps = PageDialogsProps & { dialog: NonNullable<OrdersPageState['dialog']> };

function OpenDialog({ page, dialog, hasCharacterKeys, onCharacterKeys }: OpenDialogProps) {
  const { table, query, setDialog } = page;
  const { changes, clearSelection } = table;
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  const close = () => setDialog(null);
  const viewChanged = (words: string) => {
    close();
    changes.say(words);
    void queryClient.invalidateQueries(allOf(staffOrderApi.views));
  };
  switch (dialog.kind) {
    case 'bulk':
      return (
        <BulkOrdersDialog
          rows={dialog.rows}
          kind={dialog.name}
          onConfirm={async ({ rows, command, textOf }, onProgress) => {
            await changes.bulk(rows, command, { textOf, onProgress });
            clearSelection();
          }}
          onClose={close}
        />
      );
    case 'shipping':
      return (
        <LoadedDialog
          title="Spedizione"
          load={loadShipping}
          dialog={{ orders: dialog.rows, onDone: () => void revalidate(), onClose: close }}
          onClose={close}
        />
      );
    case 'changes':
      return (
        <LastChangesDialog
          onTakeBack={(change, onProgress) => changes.takeKeptBack(change, onProgress)}
          onClose={close}
        />
      );
    case 'save-view':
      return (
        <SaveViewDialog
          filters={filtersOf(query)}
          onSaved={(name) => viewChanged(`Vista “${name}” salvata`)}
          onClose={close}
        />
      );
    case 'remove-view':
      return (
        <RemoveViewDialog
          view={dialog.view}
          onRemoved={() => viewChanged(`Vista “${dialog.view.name}” tolta`)}
          onClose={close}
        />
      );
    case 'shortcuts':
      return (
        <ShortcutsDialog
          noun={orderNoun}
          own={orderKeys}
          hasCharacters={hasCharacterKeys}
          onChange={onCharacterKeys}
          onClose={close}
        />
      );
  }
}
