import type {
  AdminClassSupplies,
  ClassSuppliesInput,
  ProductInput,
  WantedSupply,
} from '@zaino/contracts/catalogue';
import type { TestService } from '../../testing/test-service';

export const SUPPLIES_PATH = '/api/admin/class-supplies';

/** For tests: a thing that a class needs, with a new product that serves. */
export async function wanted(
  service: TestService,
  changes: Partial<WantedSupply> = {},
  product: Partial<ProductInput> = {},
): Promise<WantedSupply> {
  const { id } = await service.product({ pezzi_disponibili: 20, ...product });
  return { nome: 'Quaderno a righe', quantita: 3, nota: '', prodotti: [id], ...changes };
}

/** Makes a list by the call that admins use. */
export async function makeSupplies(
  service: TestService,
  body: ClassSuppliesInput,
): Promise<AdminClassSupplies> {
  const call = { method: 'POST', path: SUPPLIES_PATH, body };
  const answer = await service.adminCall<{ elenco: AdminClassSupplies }>(call);
  if (answer.status >= 300) throw new Error(`No list was made: ${JSON.stringify(answer.body)}`);
  return answer.body.elenco;
}
