import { tenantChangesSchema } from '@zaino/contracts/bookshops';
import { extraKinds, type BookExtra, type ExtraKind } from '@zaino/contracts/shared';
import { extraNames } from '@zaino/rules/book-extra-words';
import { formatAmount } from '@zaino/rules/money';
import type { ReadField } from '@zaino/ui/account-form';
import { TextField } from '@zaino/ui/text-field';
import type { FieldErrors } from '@zaino/web/use-submission';
import { validateForm } from '@zaino/web/validate-form';
import css from './fields.module.css';
import type { ShopSectionProps } from './own-shop';
import { SectionForm, type ShopChanges } from './section-form';

const hints: Readonly<Record<ExtraKind, string>> = {
  covering: 'Copri il libro con la pellicola o la copertina trasparente.',
  'labelled-covering': 'Come sopra, con un’etichetta vuota per il nome.',
};

const fieldOf = (kind: ExtraKind) => `extra-${kind}`;

/** An empty field is nothing that is offered. */
const extrasIn = (field: ReadField): BookExtra[] =>
  extraKinds.flatMap((kind) => {
    const text = field(fieldOf(kind)).trim();
    return text === '' ? [] : [{ kind, price: Number(text.replace(',', '.')) }];
  });

/** What is wrong with a price stands at its field. */
function checkExtras(changes: ShopChanges): FieldErrors {
  const errors = validateForm(tenantChangesSchema, changes);
  return Object.fromEntries(
    Object.entries(errors).map(([path, words]) => {
      const [, index = ''] = /^extras\.(\d+)\./.exec(path) ?? [];
      const { kind } = changes.extras?.[Number(index)] ?? {};
      return [index !== '' && kind ? fieldOf(kind) : path, words];
    }),
  );
}

/** What the bookshop does to books for a price of its own. */
export function ExtrasSection({ shop }: ShopSectionProps) {
  const { extras = [] } = shop.tenant;
  return (
    <SectionForm
      shop={shop}
      id="servizi"
      title="Servizi sui libri"
      intro="Le famiglie che ritirano da te possono chiederli per ogni copia, al prezzo che scrivi qui, IVA inclusa: li vendi tu, con la tua cassa o con il tuo conto per gli incassi. Senza prezzo un servizio non si vede."
      submit="Salva i servizi"
      changes={(field) => ({ extras: extrasIn(field) })}
      check={checkExtras}
    >
      {(errorOf) => (
        <div className={css.pair}>
          {extraKinds.map((kind) => {
            const offered = extras.find((extra) => extra.kind === kind);
            return (
              <TextField
                key={kind}
                name={fieldOf(kind)}
                label={`${extraNames[kind]}, euro a copia`}
                hint={hints[kind]}
                inputMode="decimal"
                maxLength={6}
                autoComplete="off"
                defaultValue={offered ? formatAmount(offered.price) : ''}
                error={errorOf(fieldOf(kind))}
              />
            );
          })}
        </div>
      )}
    </SectionForm>
  );
}
