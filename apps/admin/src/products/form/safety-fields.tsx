import { type CeMarking, LONGEST_WARNINGS, type Maker } from '@zaino/contracts/catalogue';
import { Notice } from '@zaino/ui/notice';
import { SelectField } from '@zaino/ui/select-field';
import { TextArea } from '@zaino/ui/text-field';
import { missingOf } from '../makers/maker-words';
import { MAKERS_PATH } from '../makers/makers-path';
import { ceWords } from './ce-words';
import { fieldLabels } from './field-labels';
import css from '../product-part.module.css';
import type { ProductFormState } from './use-product-form';

interface SafetyFieldsProps {
  form: Pick<ProductFormState, 'values' | 'errors' | 'change'>;
  makers: readonly Maker[];
}

const markings = Object.entries(ceWords) as [CeMarking, string][];

/** Who made a product and what its page warns of (Reg. (UE) 2023/988, art. 19). */
export function SafetyFields({ form, makers }: SafetyFieldsProps) {
  const { values, errors, change } = form;
  const { produttore, avvertenze, marcaturaCe } = values;
  const maker = makers.find(({ nome }) => nome === produttore);
  const missing = maker && missingOf(maker);
  return (
    <fieldset className={css.part}>
      <legend>Sicurezza del prodotto</legend>
      <SelectField
        label={fieldLabels.produttore}
        name="produttore"
        value={produttore}
        error={errors['produttore']}
        onChange={({ target }) => change({ produttore: target.value })}
      >
        <option value="">Non ancora noto</option>
        {/* Somebody may have named one after these were read. */}
        {produttore !== '' && !maker && <option value={produttore}>{produttore}</option>}
        {makers.map(({ id, nome }) => (
          <option key={id} value={nome}>
            {nome}
          </option>
        ))}
      </SelectField>
      <p>
        <a href={MAKERS_PATH} target="_blank" rel="noopener">
          Aggiungi o correggi un produttore (si apre in una nuova scheda)
        </a>
      </p>
      {produttore === '' && (
        <Notice>Senza produttore la pagina del prodotto non dice chi lo ha fatto.</Notice>
      )}
      {missing && <Notice>{missing}</Notice>}
      <SelectField
        label={fieldLabels.marcaturaCe}
        name="marcaturaCe"
        value={marcaturaCe}
        error={errors['marcaturaCe']}
        onChange={({ target }) => change({ marcaturaCe: target.value as CeMarking })}
      >
        {markings.map(([marking, words]) => (
          <option key={marking} value={marking}>
            {words}
          </option>
        ))}
      </SelectField>
      <TextArea
        label={fieldLabels.avvertenze}
        name="avvertenze"
        hint="Come sono scritte sul prodotto o sulla confezione; vuoto se non ce ne sono."
        maxLength={LONGEST_WARNINGS}
        value={avvertenze}
        error={errors['avvertenze']}
        onChange={({ target }) => change({ avvertenze: target.value })}
      />
    </fieldset>
  );
}
