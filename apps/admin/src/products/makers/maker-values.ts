import { type MakerInput, makerInputSchema } from '@zaino/contracts/catalogue';
import { formText } from '@zaino/web/form-text';
import type { FieldErrors } from '@zaino/web/use-submission';
import { validateForm } from '@zaino/web/validate-form';

/** What a form asks for, or what is wrong with it. A responsible person with nothing written is none. */
export function readMaker(form: FormData): { maker: MakerInput } | { errors: FieldErrors } {
  const text = (field: string) => formText(form, field);
  const responsabile = {
    nome: text('responsabile.nome'),
    indirizzo: text('responsabile.indirizzo'),
    contatto: text('responsabile.contatto'),
  };
  const isNamed = Object.values(responsabile).some((value) => value !== '');
  const maker: MakerInput = {
    nome: text('nome'),
    indirizzo: text('indirizzo'),
    contatto: text('contatto'),
    paese: text('paese'),
    responsabile: isNamed ? responsabile : null,
  };
  const errors = validateForm(makerInputSchema, maker);
  return Object.keys(errors).length > 0 ? { errors } : { maker };
}
