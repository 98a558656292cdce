import { TextField } from '@zaino/ui/text-field';
import { ImagePreview } from '../../products/form/image-preview';
import css from './article-form.module.css';
import { fieldLabels } from './field-labels';
import { ImagePicker } from './image-picker';
import type { ArticleFormState } from './use-article-form';
import { useUpload } from './use-upload';

/** The article's image: an address on the web, or a file that we keep. */
export function FeaturedImageField({ form }: { form: ArticleFormState }) {
  const { values, errors, change } = form;
  const uploading = useUpload(({ url }) => change({ featuredImage: url }));
  return (
    <div className={css.featured}>
      <ImagePreview url={values.featuredImage} />
      <div className={css.form}>
        <TextField
          name="featuredImage"
          label={fieldLabels.featuredImage}
          inputMode="url"
          value={values.featuredImage}
          error={errors['featuredImage']}
          onChange={({ target }) => change({ featuredImage: target.value })}
        />
        <ImagePicker {...uploading} onFile={(file) => void uploading.upload(file)} />
      </div>
    </div>
  );
}
