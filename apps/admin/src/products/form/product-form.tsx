import { LONGEST_DESCRIPTION, LONGEST_NAME } from '@zaino/contracts/catalogue';
import { KeptState } from '@zaino/ui/kept-input/kept-state';
import { TextArea, TextField } from '@zaino/ui/text-field';
import { useFocusAfterSending } from '@zaino/web/use-focus-after-sending';
import { type ComponentProps, useRef } from 'react';
import { ChoiceField } from './choice-field';
import { fieldLabels } from './field-labels';
import { ImageFields } from './image-fields';
import { PriceHistory } from './price-history';
import { PricePreview } from './price-preview';
import css from './product-form.module.css';
import type { ProductChoices } from './product-form.api';
import type { ProductFormValues } from './product-values';
import { SafetyFields } from './safety-fields';
import { SaveFailure } from './save-failure';
import type { ProductFormState } from './use-product-form';

/** Fields that are typed. */
type TextFieldName = {
  [Field in keyof ProductFormValues]: ProductFormValues[Field] extends string ? Field : never;
}[keyof ProductFormValues];

type NumberBounds = Pick<ComponentProps<'input'>, 'min' | 'max' | 'step' | 'inputMode'>;

const amount = {
  type: 'number',
  inputMode: 'decimal',
  step: 0.01,
  min: 0,
  required: true,
} as const;
const pieces = { step: 1, inputMode: 'numeric' } as const;

/** Turning the wheel to read on must not change a price. */
const leaveField = ({ currentTarget }: { currentTarget: HTMLElement }) => currentTarget.blur();

interface ProductFormProps {
  id: string;
  form: ProductFormState;
  choices: ProductChoices;
}

/** Everything that an admin may say of a product (specification, points 2 and 5). */
export function ProductForm({ id, form, choices }: ProductFormProps) {
  const { values, errors, change, opened, submission, save } = form;
  const element = useRef<HTMLFormElement>(null);
  useFocusAfterSending(element, submission);

  const field = (name: TextFieldName) => ({
    name,
    label: fieldLabels[name],
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const number = (name: TextFieldName, bounds: NumberBounds = {}) => ({
    ...field(name),
    ...amount,
    ...bounds,
    onWheel: leaveField,
  });
  return (
    <form
      ref={element}
      id={id}
      noValidate
      className={css.form}
      data-kept={opened?.id ?? 'nuovo'}
      aria-busy={submission.isSending}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <KeptState name="values" state={form.unsaved} onBack={change} />
      <SaveFailure form={form} />
      <div className={css.pair}>
        <TextField {...field('nome')} required maxLength={LONGEST_NAME} />
        <ChoiceField
          label={fieldLabels.categoria}
          newText="Nuova categoria…"
          choices={choices.categories}
          value={values.categoria}
          error={errors['categoria']}
          onChange={(categoria) => change({ categoria })}
        />
      </div>
      <TextArea {...field('descrizione')} maxLength={LONGEST_DESCRIPTION} />
      <div className={css.triple}>
        <TextField {...number('prezzoOriginale')} />
        <TextField {...number('margine', { max: 1000 })} />
        <TextField {...number('sconto', { max: 100 })} />
      </div>
      <PricePreview terms={values} product={opened} />
      <div className={css.triple}>
        <ChoiceField
          label={fieldLabels.fornitore}
          newText="Nuovo fornitore…"
          choices={choices.suppliers}
          value={values.fornitore}
          error={errors['fornitore']}
          onChange={(fornitore) => change({ fornitore })}
        />
        <TextField {...number('pezzi_disponibili', pieces)} />
        <TextField {...number('pezzi_singolo_acquisto', { ...pieces, min: 1 })} />
      </div>
      <div className={css.pair}>
        <TextField {...field('urlAliexpress')} inputMode="url" />
        <TextField {...field('fornitoreProductId')} maxLength={100} />
      </div>
      <ImageFields
        urls={values.immagini}
        errors={errors}
        onChange={(immagini) => change({ immagini })}
      />
      <TextField {...field('tags')} hint="Separati da virgole; “nuovo” mostra il segno NUOVO." />
      <SafetyFields form={form} makers={choices.makers} />
      <div className={css.pair}>
        <TextField {...number('valutazione', { max: 5 })} />
        <TextField {...number('numeroRecensioni', pieces)} />
      </div>
      {opened && <PriceHistory productId={opened.id} />}
    </form>
  );
}
