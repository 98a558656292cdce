import { useState } from 'react';
import { lazyPart } from '@zaino/ui/lazy-part';
import css from './voucher-field.module.css';
import type { VoucherFormProps } from './voucher-form';

const VoucherForm = lazyPart(
  async () => (await import(/* webpackChunkName: 'voucher-form' */ './voucher-form')).VoucherForm,
);

/** A voucher, behind a disclosure: most families have none and need not look for one. */
export function VoucherField(form: VoucherFormProps) {
  const [isOpen, setOpen] = useState(form.code !== '');
  return (
    <details
      className={css.disclosure}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Hai un buono?</summary>
      {isOpen && <VoucherForm {...form} />}
    </details>
  );
}
