import { TextField } from '@zaino/ui/text-field';
import type { ShopSectionProps } from './own-shop';
import { SectionForm } from './section-form';
import { textFieldOf, textsIn } from './text-fields';

/** The name of the bookshop's own address. */
export function DomainSection({ shop }: ShopSectionProps) {
  return (
    <SectionForm
      shop={shop}
      id="dominio"
      title="Dominio"
      submit="Salva il dominio"
      changes={(field) => textsIn(field, ['domain'])}
    >
      {(errorOf) => (
        <TextField
          {...textFieldOf(shop.tenant, errorOf, 'domain')}
          label="Dominio"
          hint="La prima parte dell’indirizzo. Se lo cambi, quello di prima porta qui per 90 giorni."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
        />
      )}
    </SectionForm>
  );
}
