import type { Period } from '@zaino/charts/period';
import { bookshopsApi } from '@zaino/contracts/bookshops';
import { downloadCsv } from '@zaino/data-table/csv-file';

export function downloadFigures(id: string, { from, to }: Period): Promise<void> {
  const { method, path } = bookshopsApi.statsFile;
  const query = new URLSearchParams({ from, to }).toString();
  return downloadCsv({ method, path: `${path.replace(':id', id)}?${query}` }, 'numeri');
}
