import { Injectable } from '@nestjs/common';
import {
  type adminCatalogueEndpoints,
  type AdminProduct,
  productInputSchema,
  type ProductRow,
} from '@zaino/contracts/catalogue';
import { MediaStore } from '@zaino/service/media/media-store';
import type { BodyOf } from '@zaino/service/route';
import type { EntityManager } from 'typeorm';
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

/** Products by their numbers, in the transaction that has written them. */
type Read<Answer> = (ids: number[], manager: EntityManager) => Promise<Answer[]>;

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
    return this.write({ kind: 'save', adminId, edit }, this.readProduct);
  }

  async patch(adminId: string, id: string, body: PatchBody): Promise<Saved<ProductRow>> {
    const patch = { kind: 'patch', adminId, edit: editOf(id, body) } as const;
    return this.write(patch, (ids, manager) => this.products.rows(ids, manager));
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
    return this.write({ kind: 'duplicate', adminId, edit }, this.readProduct);
  }

  private readonly readProduct: Read<AdminProduct> = (ids, manager) =>
    this.products.read(ids, manager);

  private async write<Answer>(
    { edit, ...order }: { kind: ChangeKind; adminId: string; edit: ProductEdit },
    read: Read<Answer>,
  ): Promise<Saved<Answer>> {
    const done = await this.writer.writeAndRead(
      { ...order, edits: [edit], isAllOrNothing: true },
      (manager, { products }) =>
        read(
          products.map(({ id }) => id),
          manager,
        ),
    );
    const [product] = done.read;
    if (!product) throw new Error('One edit that is not refused writes one product.');
    return { success: true, changeId: done.written.changeId, product };
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
