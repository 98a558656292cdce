import type { CedolaOffer } from '@zaino/contracts/orders';
import { formatEuro } from '@zaino/rules/money';
import { SelectField } from '@zaino/ui/select-field';
import { TextField } from '@zaino/ui/text-field';
import { Checkbox } from '@zaino/ui/tick';
import fields from '../fields.module.css';
import type { DraftCedola } from '../draft';
import type { FormState } from '../form';
import css from './cedola-fields.module.css';
import { chosenCedole, listKey, newCedola } from './chosen-cedole';

interface CedolaFieldsProps extends FormState {
  offer: CedolaOffer;
}

/** A code for each list that a Comune pays, and what becomes of it. */
export function CedolaFields({ offer, draft, change, cart, quote, errorOf }: CedolaFieldsProps) {
  const chosen = chosenCedole(draft, quote);
  const keys = chosen.map(listKey);
  const update = (apply: (cedole: DraftCedola[]) => DraftCedola[]) =>
    change((last) => ({ ...last, cedole: apply(last.cedole ?? []) }));
  const toggle = (list: CedolaOffer['lists'][number]) =>
    update((cedole) =>
      cedole.some((cedola) => listKey(cedola) === listKey(list))
        ? cedole.filter((cedola) => listKey(cedola) !== listKey(list))
        : [...cedole, newCedola(list, offer)],
    );
  const set = (key: string, changes: Partial<DraftCedola>) =>
    update((cedole) =>
      cedole.map((cedola) => (listKey(cedola) === key ? { ...cedola, ...changes } : cedola)),
    );
  return (
    <div className={css.cedole}>
      {offer.lists.map((list) => {
        const key = listKey(list);
        const index = keys.indexOf(key);
        const name = listName(list, cart.children);
        return (
          <div key={key} role="group" aria-label={name} className={css.cedola}>
            <Checkbox checked={index >= 0} onChange={() => toggle(list)}>
              {name}: {booksWords(list)}
            </Checkbox>
            {index >= 0 && (
              <CodeFields
                cedola={chosen[index]}
                path={`cedole.${index}`}
                offer={offer}
                errorOf={errorOf}
                onChange={(changes) => set(key, changes)}
              />
            )}
          </div>
        );
      })}
      <p className={css.words}>
        La libreria controlla il codice e ti scriviamo. Se lo accetta, questi libri li paga il
        Comune. Se lo rifiuta, decidi tu: paghi online, paghi in libreria oppure annulli, senza
        costi. Se li paghi tu, il prezzo è quello che hanno senza cedola.
      </p>
    </div>
  );
}

interface CodeFieldsProps extends Pick<FormState, 'errorOf'> {
  cedola: DraftCedola | undefined;
  path: string;
  offer: CedolaOffer;
  onChange: (changes: Partial<DraftCedola>) => void;
}

function CodeFields({ cedola, path, offer, errorOf, onChange }: CodeFieldsProps) {
  const { code = '', comune = '', provincia = '' } = cedola ?? {};
  return (
    <div className={fields.fields}>
      <TextField
        label="Codice della cedola"
        name={`${path}.code`}
        hint="Come è scritto sulla cedola."
        className={fields.half}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        required
        value={code}
        onChange={({ target }) => onChange({ code: target.value })}
        error={errorOf(`${path}.code`)}
      />
      <SelectField
        label="Comune che la dà"
        name={`${path}.comune`}
        className={fields.half}
        required
        value={comune === '' ? '' : valueOf({ comune, provincia })}
        onChange={({ target }) => {
          const found = offer.comuni.find((one) => valueOf(one) === target.value);
          onChange(found ?? { comune: '', provincia: '' });
        }}
        error={errorOf(`${path}.comune`)}
      >
        <option value="">Scegli</option>
        {offer.comuni.map((one) => (
          <option key={valueOf(one)} value={valueOf(one)}>
            {valueOf(one)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

const valueOf = ({ comune, provincia }: CedolaOffer['comuni'][number]) =>
  `${comune} (${provincia})`;

type List = CedolaOffer['lists'][number];

/** `Giulia, 2ª A, Scuola Rodari`. */
function listName(
  { childId, classe, sezione, schoolName }: List,
  children: FormState['cart']['children'],
): string {
  const child = children.find(({ id }) => id === childId);
  const group = `${classe}ª ${sezione}`.trim();
  return [child?.nickname, group, schoolName].filter(Boolean).join(', ');
}

function booksWords({ books, amount }: List): string {
  return `${books === 1 ? '1 libro' : `${books} libri`}, ${formatEuro(amount)}`;
}
