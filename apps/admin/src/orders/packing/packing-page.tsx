import { shippingApi } from '@zaino/contracts/orders';
import { useQueryClient } from '@tanstack/react-query';
import { Checkbox } from '@zaino/ui/tick';
import { useLoaderData } from '@zaino/web/router';
import { AdminPage } from '../../layout/admin-page';
import { allOf } from '../../queries';
import type { ShippingFilters } from './packing.api';
import { PackingTable } from './packing-table';
import { ToShip } from './to-ship';
import { usePacking } from './use-packing';

const trail = [{ text: 'Ordini', to: '/admin/orders' }];

/** Parcels are packed: the order is scanned, then each book; below, what is to be shipped. */
export function PackingPage() {
  const filters = useLoaderData<ShippingFilters>();
  const queryClient = useQueryClient();
  const readAgain = () => void queryClient.invalidateQueries(allOf(shippingApi.orders));
  const packing = usePacking(readAgain);
  return (
    <AdminPage
      title="Imballaggio"
      trail={trail}
      actions={
        <Checkbox
          checked={packing.hasSounds}
          onChange={({ currentTarget }) => packing.setHasSounds(currentTarget.checked)}
        >
          Suoni
        </Checkbox>
      }
    >
      <PackingTable packing={packing} />
      <ToShip filters={filters} onPack={(number) => void packing.open(number)} onDone={readAgain} />
    </AdminPage>
  );
}
