import { formatEuro } from '@zaino/rules/money';
import { Button } from '@zaino/ui/button';
import { SelectField } from '@zaino/ui/select-field';
import { TextField } from '@zaino/ui/text-field';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import type { DraftCopy } from './draft-copy';
import type { Intake } from './use-intake';
import css from './used-desk-page.module.css';
import { codeWords, gradeWords, titleWords } from './used-words';

interface DraftRowProps {
  copy: DraftCopy;
  intake: Intake;
}

/** A copy that lies on the counter: how it looks, its code, what is paid and asked for it. */
export function DraftRow({ copy, intake }: DraftRowProps) {
  const { key, isbn, guidePrice, grade, digitalCode, paid, salePrice } = copy;
  const { errors } = intake.submission;
  const change = (values: Partial<DraftCopy>) => intake.change(key, values);
  return (
    <li className={css.draft}>
      <div className={css.words}>
        <p className={css.title}>{titleWords(copy)}</p>
        <p className={css.small}>
          {[
            `ISBN ${isbn}`,
            copy.offerId === null ? 'portato senza offerta' : 'offerto da una famiglia',
            guidePrice === null
              ? 'prezzo indicativo sconosciuto'
              : `prezzo indicativo ${formatEuro(guidePrice)}`,
          ].join(' · ')}
        </p>
      </div>
      <div className={css.fields}>
        <SelectField
          label="Stato"
          value={grade}
          onChange={(event) => change({ grade: event.target.value as DraftCopy['grade'] })}
        >
          {Object.entries(gradeWords).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Codice digitale"
          value={digitalCode}
          error={errors[`code-${key}`]}
          onChange={(event) =>
            change({ digitalCode: event.target.value as DraftCopy['digitalCode'] })
          }
        >
          <option value="">Guarda e scegli</option>
          {Object.entries(codeWords).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Lo paghi (€)"
          inputMode="decimal"
          autoComplete="off"
          value={paid}
          error={errors[`paid-${key}`]}
          onChange={(event) => change({ paid: event.target.value })}
        />
        <TextField
          label="Lo vendi (€, anche dopo)"
          inputMode="decimal"
          autoComplete="off"
          value={salePrice}
          error={errors[`sale-${key}`]}
          onChange={(event) => change({ salePrice: event.target.value })}
        />
      </div>
      <Button variant="text" size="small" onClick={() => intake.remove(key)}>
        Togli dall’elenco
        <VisuallyHidden>{` ${titleWords(copy)}`}</VisuallyHidden>
      </Button>
    </li>
  );
}
