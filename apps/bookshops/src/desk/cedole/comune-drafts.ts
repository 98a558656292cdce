import type { CedolaTerms } from '@zaino/contracts/orders';
import type { FieldErrors } from '@zaino/web/use-submission';

/** A Comune as it is typed. */
export interface ComuneDraft {
  /** Of its fields, as long as the page is open. */
  id: number;
  comune: string;
  provincia: string;
  discount: string;
}

/** With one more, of which nothing is typed yet. */
export function withNewDraft(drafts: readonly ComuneDraft[]): ComuneDraft[] {
  const id = Math.max(0, ...drafts.map((draft) => draft.id)) + 1;
  return [...drafts, { id, comune: '', provincia: '', discount: '0' }];
}

/** As the terms have them. */
export function draftsOf({ comuni }: CedolaTerms): ComuneDraft[] {
  return comuni.map(({ comune, provincia, discountPercent }, id) => ({
    id,
    comune,
    provincia,
    discount: String(discountPercent).replace('.', ','),
  }));
}

const percentOf = (text: string) => Number(text.trim().replace(',', '.'));

/** As it is saved. */
export function comuneOf({ comune, provincia, discount }: ComuneDraft) {
  return {
    comune: comune.trim(),
    provincia: provincia.trim(),
    discountPercent: percentOf(discount),
  };
}

/** What can be seen without asking the service. */
export function faultsOf(comuni: readonly ComuneDraft[], isAccepted: boolean): FieldErrors {
  const faults: FieldErrors = {};
  for (const [index, { comune, provincia, discount }] of comuni.entries()) {
    const path = `comuni.${index}`;
    const isPercent = discount.trim() !== '' && Number.isFinite(percentOf(discount));
    if (comune.trim() === '') faults[`${path}.comune`] = 'Scrivi il Comune';
    if (!/^[A-Z]{2}$/.test(provincia.trim())) {
      faults[`${path}.provincia`] = 'Due lettere, come CR';
    }
    if (!isPercent) faults[`${path}.discountPercent`] = 'Scrivi una percentuale, anche 0';
  }
  if (isAccepted && comuni.length === 0) faults.comuni = 'Aggiungi almeno un Comune';
  return faults;
}
