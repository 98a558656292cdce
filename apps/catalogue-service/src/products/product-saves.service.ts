import { Injectable } from '@nestjs/common';
import {
  type adminCatalogueEndpoints,
  type AdminProduct,
  productInputSchema,
  type ProductRow,
} from '@zaino/contracts/catalogue';
import { MediaStore } from '@zaino/service/media/media-store';
import type { BodyOf } from '@zaino/service/route';
import { AdminProducts } from './admin-products';
import { deletion } from './deletion';
import { productNotFound } from './product-not-found';
import { copyValues } from './product-copy';
import type { KnownProductEdit, ProductEdit } from './product-edit';
import { productNumberOf } from './product-id';
import type { ProductValues } from './product-values';
import { ProductWriter } from './product-writer';
import type { ChangeKind } from './write-change';

type SaveBody = BodyOf<typeof adminCatalogueEndpoints.save>;
type PatchBody = BodyOf<typeof adminCatalogueEndpoints.patch>;

interface Done {
  success: true;
  changeId: string;
}

type Saved<Answer> = Done & { product: Answer };

/** Writes of one product, each refused as a whole where somebody else was faster. */
@Injectable()
export class ProductSavesService {
  constructor(
    private readonly writer: ProductWriter,
    private readonly products: AdminProducts,
    private readonly media: MediaStore,
  ) {}

  async save(adminId: string, { product, productId }: SaveBody): Promise<Saved<AdminProduct>> {
    await this.media.refuseUnknown(product.immagini ?? [], 'product.immagini');
    const edit = productId ? editOf(productId, product) : newProductEdit(product);
    return this.withProduct(await this.write('save', adminId, edit));
  }

  async patch(adminId: string, id: string, body: PatchBody): Promise<Saved<ProductRow>> {
    const { changeId, number } = await this.write('patch', adminId, editOf(id, body));
    const [product] = await this.products.rows([number]);
    if (!product) throw productNotFound();
    return { success: true, changeId, product };
  }

  async remove(adminId: string, id: string, version: number): Promise<Done> {
    const alterations = [deletion(productNumberOf(id), version)];
    const order = { kind: 'delete', adminId, alterations, isAllOrNothing: true } as const;
    const { changeId } = await this.writer.alter(order);
    return { success: true, changeId };
  }

  async duplicate(adminId: string, id: string): Promise<Saved<AdminProduct>> {
    const [original] = await this.products.read([productNumberOf(id)]);
    if (!original) throw productNotFound();
    const edit = { id: null, values: copyValues(original) };
    return this.withProduct(await this.write('duplicate', adminId, edit));
  }

  private async write(kind: ChangeKind, adminId: string, edit: ProductEdit) {
    const order = { kind, adminId, edits: [edit], isAllOrNothing: true };
    const { changeId, products } = await this.writer.write(order);
    const [written] = products;
    if (!written) throw new Error('One edit that is not refused writes one product.');
    return { changeId, number: written.id };
  }

  private async withProduct({ changeId, number }: { changeId: string; number: number }) {
    const [product] = await this.products.read([number]);
    // Deleted by somebody else in this very moment.
    if (!product) throw productNotFound();
    return { success: true as const, changeId, product };
  }
}

function newProductEdit(product: SaveBody['product']): ProductEdit {
  const { inVendita, disponibile = true, ...values } = productInputSchema.parse(product);
  return { id: null, values: { ...values, inVendita: inVendita ?? disponibile } };
}

type SentFields = Partial<ProductValues> &
  Pick<SaveBody['product'], 'versione' | 'pezziVisti' | 'disponibile'>;

/** What was sent of a product that exists. */
function editOf(id: string, fields: SentFields): KnownProductEdit {
  const { versione, pezziVisti, disponibile, ...values } = fields;
  return {
    id: productNumberOf(id),
    values,
    expectedVersion: versione,
    seenStock: pezziVisti,
    saidAvailable: disponibile,
  };
}
