import {
  accentFault,
  accentFaultWords,
  accentPresets,
  ON_ACCENT,
} from '@zaino/rules/accent-colour';
import { Button } from '@zaino/ui/button';
import { useId } from 'react';
import css from './look-section.module.css';

interface AccentFieldProps {
  /** As in `#3f6fb5`; empty for the shop's own. */
  accent: string;
  onChange: (accent: string) => void;
}

/** Of the buttons where a bookshop has chosen none (`--blue` in `tokens.css`). */
const SHOP_BLUE = '#1d43a8';

/** What the colour of the picker begins with. */
const [{ colour: FIRST }] = accentPresets;

/** The colour of the front's buttons: a calm one of ours, or any that reaches the contrast. */
export function AccentField({ accent, onChange }: AccentFieldProps) {
  const id = useId();
  const fault = accent === '' ? null : accentFault(accent);
  const said = fault ? accentFaultWords(fault) : undefined;
  return (
    <fieldset className={css.part}>
      <legend className={css.legend}>Colore dei pulsanti</legend>
      <p className={css.hint}>
        Lo vedono le famiglie al tuo indirizzo, sulla pagina chiara e su quella scura: per questo
        non è né molto chiaro né molto scuro.
      </p>
      <div className={css.presets}>
        {accentPresets.map(({ colour, name }) => (
          <Preset
            key={colour}
            colour={colour}
            name={name}
            isChosen={accent === colour}
            onChoose={() => onChange(colour)}
          />
        ))}
        <Preset
          colour={SHOP_BLUE}
          name="Blu di Zaino"
          isChosen={accent === ''}
          onChoose={() => onChange('')}
        />
      </div>
      <div className={css.own}>
        <label htmlFor={id} className={css.label}>
          Un altro colore
        </label>
        <input
          id={id}
          type="color"
          className={css.colour}
          value={accent || FIRST}
          aria-invalid={said ? true : undefined}
          aria-describedby={said ? `${id}-error` : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
        <Sample colour={accent || SHOP_BLUE} />
      </div>
      {said && (
        <p id={`${id}-error`} className={css.error}>
          {said}
        </p>
      )}
      {fault && (
        <div>
          <Button variant="outline" size="small" onClick={() => onChange(fault.nearest)}>
            Usa {fault.nearest}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface PresetProps {
  colour: string;
  name: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Preset({ colour, name, isChosen, onChoose }: PresetProps) {
  return (
    <button type="button" className={css.preset} aria-pressed={isChosen} onClick={onChoose}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <rect width="20" height="20" rx="3" fill={colour} />
      </svg>
      {name}
    </button>
  );
}

/** A button as the front has it. Drawn, since the page takes no style that stands in its markup. */
function Sample({ colour }: { colour: string }) {
  return (
    <svg viewBox="0 0 120 44" width="120" height="44" aria-hidden="true">
      <rect width="120" height="44" rx="6" fill={colour} />
      <text x="60" y="28" textAnchor="middle" fontSize="16" fontWeight="600" fill={ON_ACCENT}>
        Aggiungi
      </text>
    </svg>
  );
}
