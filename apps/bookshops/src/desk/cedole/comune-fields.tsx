import { Button } from '@zaino/ui/button';
import { TextField } from '@zaino/ui/text-field';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import type { FieldErrors } from '@zaino/web/use-submission';
import css from './cedole-page.module.css';
import type { ComuneDraft } from './comune-drafts';

interface ComuneFieldsProps {
  draft: ComuneDraft;
  path: string;
  errors: FieldErrors;
  onChange: (changes: Partial<ComuneDraft>) => void;
  onRemove: () => void;
}

/** One Comune whose cedole the bookshop takes. */
export function ComuneFields({ draft, path, errors, onChange, onRemove }: ComuneFieldsProps) {
  const { comune, provincia, discount } = draft;
  return (
    <div
      role="group"
      aria-label={comune === '' ? 'Nuovo Comune' : comune}
      className={css.comune}
      data-entry=""
    >
      <TextField
        label="Comune"
        autoComplete="off"
        maxLength={100}
        value={comune}
        onChange={({ target }) => onChange({ comune: target.value })}
        error={errors[`${path}.comune`]}
      />
      <TextField
        label="Provincia"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={2}
        placeholder="CR"
        value={provincia}
        onChange={({ target }) => onChange({ provincia: target.value.toUpperCase() })}
        error={errors[`${path}.provincia`]}
      />
      <TextField
        label="Sconto in più, %"
        inputMode="decimal"
        autoComplete="off"
        value={discount}
        onChange={({ target }) => onChange({ discount: target.value })}
        error={errors[`${path}.discountPercent`]}
      />
      <Button variant="text" size="small" onClick={onRemove}>
        Togli<VisuallyHidden> {comune}</VisuallyHidden>
      </Button>
    </div>
  );
}
