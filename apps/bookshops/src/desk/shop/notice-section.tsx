import { NOTICE_LENGTH } from '@zaino/contracts/shared';
import { TextArea, TextField } from '@zaino/ui/text-field';
import css from './fields.module.css';
import type { ShopSectionProps } from './own-shop';
import { SectionForm } from './section-form';

/** What the bookshop tells its families for some days. */
export function NoticeSection({ shop }: ShopSectionProps) {
  const { notice } = shop.tenant;
  return (
    <SectionForm
      shop={shop}
      id="avviso"
      title="Avviso alle famiglie"
      intro="Si legge nella tua vetrina, dove si sceglie il ritiro e negli ordini da ritirare da te. Per toglierlo cancella il testo."
      submit="Salva l’avviso"
      changes={(field) => {
        const text = field('notice.text').trim().replaceAll(/\s+/g, ' ');
        const [from, until] = [field('notice.from'), field('notice.until')];
        return { notice: text === '' ? null : { text, from, until } };
      }}
    >
      {(errorOf) => (
        <>
          <TextArea
            label="Testo"
            hint="Fino a 300 caratteri. Niente IBAN, link o richieste di pagare prima."
            name="notice.text"
            maxLength={NOTICE_LENGTH}
            defaultValue={notice?.text}
            error={errorOf('notice.text')}
          />
          <div className={css.pair}>
            <TextField
              label="Dal"
              type="date"
              name="notice.from"
              autoComplete="off"
              defaultValue={notice?.from}
              error={errorOf('notice.from')}
            />
            <TextField
              label="Fino al, compreso"
              type="date"
              name="notice.until"
              autoComplete="off"
              defaultValue={notice?.until}
              error={errorOf('notice.until')}
            />
          </div>
        </>
      )}
    </SectionForm>
  );
}
