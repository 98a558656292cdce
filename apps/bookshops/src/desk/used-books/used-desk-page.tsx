import { useLoaderData } from '@zaino/web/router';
import { ReceiptPage } from './receipt-page';
import { StockPage } from './stock-page';
import type { UsedDeskData } from './used-books.api';

/** Used books of a bookshop, or the receipt of what was taken in at one time. */
export function UsedDeskPage() {
  const loaded = useLoaderData<UsedDeskData>();
  if (loaded.intake) return <ReceiptPage intake={loaded.intake} />;
  return <StockPage stock={loaded.stock} />;
}
