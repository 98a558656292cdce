import type { Parcel } from '@zaino/contracts/orders';
import { saveFile } from '@zaino/web/save-file';
import { beginParcel, blobOf, makeLabels, readPrint } from './packing.api';

/** Has the browser keep the slip of a packed parcel, and its label where the carrier gives one; gives the parcel as it is then. */
export async function printParcel(parcel: Parcel): Promise<Parcel> {
  const { order, printsLabels, state } = parcel;
  saveFile(await readPrint('slips', [order.number]), `distinta-${order.number}.pdf`);
  if (!printsLabels || state !== 'packed') return parcel;
  const { file } = await makeLabels([order.id]);
  if (file) saveFile(blobOf(file), `etichetta-${order.number}.pdf`);
  // With the number that the carrier has told.
  return beginParcel(order.number);
}
