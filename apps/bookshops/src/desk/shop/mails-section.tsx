import type { OrderMails } from '@zaino/contracts/bookshops';
import { RadioGroup } from '@zaino/ui/radio-group';
import { useState } from 'react';
import type { ShopSectionProps } from './own-shop';
import { SectionForm } from './section-form';

const options: { value: OrderMails; label: string; hint: string }[] = [
  { value: 'each', label: 'A ogni ordine', hint: 'Appena arriva, o appena è pagato.' },
  { value: 'daily', label: 'Una volta al giorno', hint: 'Alle 18, tutti insieme.' },
];

/** How often we write to the owner. */
export function MailsSection({ shop }: ShopSectionProps) {
  const [orderMails, setOrderMails] = useState<OrderMails>(shop.tenant.orderMails);
  return (
    <SectionForm
      shop={shop}
      id="email"
      title="E-mail sugli ordini"
      submit="Salva la scelta"
      changes={() => ({ orderMails })}
    >
      {() => (
        <RadioGroup
          legend="Quando ti scriviamo degli ordini da ritirare"
          options={options}
          value={orderMails}
          onChange={setOrderMails}
        />
      )}
    </SectionForm>
  );
}
