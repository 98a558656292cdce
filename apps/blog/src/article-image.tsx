import type { ImageSource } from '@zaino/ui/image-sources';
import { classNames } from '@zaino/ui/class-names';
import { ProductImage } from '@zaino/ui/product-image';
import { ArticleDrawing } from './article-drawing';
import css from './article-image.module.css';

interface ArticleImageProps extends Omit<ImageSource, 'url'> {
  article: { slug: string; featuredImage: string };
  shape: 'card' | 'band';
  isEager?: boolean;
}

/** An article's image in a box that keeps its size; drawn books where there is none, or it does not come. */
export function ArticleImage({ article, shape, ...source }: ArticleImageProps) {
  const { slug, featuredImage } = article;
  return (
    <ProductImage
      url={featuredImage}
      alt=""
      className={classNames(css.image, css[shape])}
      fallback={<ArticleDrawing slug={slug} shape={shape} />}
      {...source}
    />
  );
}
