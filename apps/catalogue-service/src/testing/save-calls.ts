import type { AdminProduct } from '@zaino/contracts/catalogue';
import type { TestAnswer } from '@zaino/service/testing/service-calls';
import { newProduct, type TestService } from './test-service';

interface Saved {
  success: boolean;
  changeId: string;
  product: AdminProduct;
}

export interface SaveCalls {
  post: (body: unknown) => Promise<TestAnswer<Saved>>;
  create: (product: object) => Promise<TestAnswer<Saved>>;
  /** Of a product as it was read, with its required fields. */
  edit: (seen: AdminProduct, changes: object) => Promise<TestAnswer<Saved>>;
  read: (product: Pick<AdminProduct, 'id'>) => Promise<AdminProduct>;
}

/** The call that saves, and what it left to be read. */
export function saveCalls({ adminCall }: TestService): SaveCalls {
  const post: SaveCalls['post'] = (body) =>
    adminCall({ method: 'POST', path: '/api/saveproduct', body });
  return {
    post,
    create: (product) => post({ product, isEdit: false, productId: null }),
    edit: ({ id, versione }, changes) => {
      const { nome, categoria, prezzoOriginale } = newProduct;
      const product = { nome, categoria, prezzoOriginale, versione, ...changes };
      return post({ product, isEdit: true, productId: id });
    },
    read: async ({ id }) => {
      const path = `/api/getproduct/${id}`;
      const { body } = await adminCall<{ product: AdminProduct }>({ path });
      // Without what a save does not answer.
      const fields = Object.entries(body.product).filter(([field]) => field !== 'sicurezza');
      return Object.fromEntries(fields) as AdminProduct;
    },
  };
}
