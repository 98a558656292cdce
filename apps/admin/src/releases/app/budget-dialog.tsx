import type { AppBudget } from '@zaino/contracts/releases';
import { TextField } from '@zaino/ui/text-field';
import { Checkbox } from '@zaino/ui/tick';
import { formText } from '@zaino/web/form-text';
import { ReleaseDialog } from '../release-dialog';
import { appWords } from '../release-words';
import { changeBudget } from './budget.api';

const fields = [
  {
    name: 'heaviestPage',
    label: 'Pagina più pesante, in byte',
    hint: 'Codice e stili che servono per aprirla, compressi',
  },
  { name: 'firstLoad', label: 'JavaScript di ogni pagina, in byte', hint: undefined },
  {
    name: 'lcpPercent',
    label: 'LCP: quanto più lenta del confronto, in per cento',
    hint: 'Vale il più largo di questo limite e del prossimo',
  },
  { name: 'lcpMs', label: 'LCP: quanto più lenta del confronto, in millisecondi', hint: undefined },
  {
    name: 'violations',
    label: 'Regole di accessibilità non rispettate',
    hint: 'Ogni regola conta una volta per pagina',
  },
] as const;

interface BudgetDialogProps {
  of: AppBudget;
  onClose: () => void;
  onDone: (words: string) => void;
}

/** Changes what later versions of an app may need. */
export function BudgetDialog({ of: { app, budget }, onClose, onDone }: BudgetDialogProps) {
  const name = appWords(app);
  return (
    <ReleaseDialog
      title={`${name}: cambia i limiti`}
      submit="Cambia i limiti"
      reasons={['Pagina nuova o più ricca', 'Pagine più leggere', 'Troppo stretto']}
      fields={fields.map((field) => field.name)}
      onSend={(form, reason) =>
        changeBudget(app, {
          heaviestPage: numberIn(form, 'heaviestPage'),
          firstLoad: numberIn(form, 'firstLoad'),
          lcpPercent: numberIn(form, 'lcpPercent'),
          lcpMs: numberIn(form, 'lcpMs'),
          violations: numberIn(form, 'violations'),
          needsFigures: form.has('needsFigures'),
          reason,
        })
      }
      onClose={onClose}
      onDone={() => onDone(`${name}: limiti cambiati.`)}
    >
      {(errors) => (
        <>
          <p>
            Valgono per le versioni che si pubblicano da adesso. Quelle già pubblicate restano, e si
            possono attivare.
          </p>
          {fields.map((field) => (
            <TextField
              key={field.name}
              name={field.name}
              label={field.label}
              hint={field.hint}
              inputMode="numeric"
              autoComplete="off"
              maxLength={9}
              defaultValue={budget[field.name].toLocaleString('it-IT')}
              error={errors[field.name]}
            />
          ))}
          <Checkbox name="needsFigures" defaultChecked={budget.needsFigures}>
            Rifiuta le versioni non misurate
          </Checkbox>
        </>
      )}
    </ReleaseDialog>
  );
}

/** As Italians write a number, `50.000`; what is none is none for the service, too, which says so. */
function numberIn(form: FormData, name: string): number {
  const text = formText(form, name).replaceAll('.', '');
  return text === '' ? Number.NaN : Number(text);
}
