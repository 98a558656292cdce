import { Inject, Injectable } from '@nestjs/common';
import type { Product } from '@zaino/contracts/catalogue';
import { mediaIdOf } from '@zaino/contracts/shared';
import { CONFIG } from '@zaino/service/config.module';
import { MediaForms } from '@zaino/service/media/media-forms';
import type { PreparedAnswer } from '@zaino/service/prepared-answer';
import type { ShareImage } from '@zaino/service/share-image/draw-share-image';
import { ShareImages } from '@zaino/service/share-image/share-images';
import type { Config } from '../config';
import { CatalogueIndexHolder } from '../index/catalogue-index-holder';
import { IS_ACTIVE } from '../index/product-columns';
import { productIdOf, productNumberOf } from '../products/product-id';
import { productNotFound } from '../products/product-not-found';

/** What is shown with links to products. */
@Injectable()
export class ShareImagesService {
  private readonly images: ShareImages;

  constructor(
    private readonly holder: CatalogueIndexHolder,
    private readonly media: MediaForms,
    @Inject(CONFIG) config: Pick<Config, 'BRAND_NAME'>,
  ) {
    this.images = new ShareImages(config.BRAND_NAME);
  }

  ofProduct(id: string): Promise<PreparedAnswer> | PreparedAnswer {
    const { columns, fragments } = this.holder.current();
    const slot = columns.slotOf(productNumberOf(id));
    if (slot === undefined || productIdOf(productNumberOf(id)) !== id) throw productNotFound();
    if (((columns.flags[slot] ?? 0) & IS_ACTIVE) === 0) throw productNotFound();
    const { nome, categoria, immagini } = JSON.parse(fragments.at(slot).toString()) as Product;
    // Prices and pieces are not on it: what was shared may be looked at weeks later.
    return this.images.answer(JSON.stringify([nome, categoria, immagini[0]]), () =>
      this.describe(nome, categoria, immagini[0]),
    );
  }

  private async describe(nome: string, categoria: string, image?: string): Promise<ShareImage> {
    const words = { kicker: capitalised(categoria), title: nome, note: 'Per la scuola' };
    // One that stands elsewhere on the web is not fetched.
    const id = image === undefined ? null : mediaIdOf(image);
    if (id === null) return words;
    const form = await this.media.answer(id, '640.jpg');
    const content = await form.encoded(undefined);
    return { ...words, picture: { content, fit: 'contain' } };
  }
}

const capitalised = (name: string) => name.charAt(0).toLocaleUpperCase('it') + name.slice(1);
