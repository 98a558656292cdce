import type { Forecast } from '@zaino/contracts/bookshops';
import { AccountForm, type ReadField } from '@zaino/ui/account-form';
import { TextField } from '@zaino/ui/text-field';
import { useRevalidator } from '@zaino/web/router';
import { useSession } from '@zaino/web/session';
import { saveTerms } from './forecast.api';
import css from './forecast-page.module.css';

const termsIn = (field: ReadField) => ({
  pupilsPerClass: Number(field('pupilsPerClass')),
  buyingShare: Number(field('buyingShare')),
});

/** What only the bookshop can know of its schools. */
export function ForecastTerms({ terms }: Pick<Forecast, 'terms'>) {
  const { user } = useSession();
  const { revalidate } = useRevalidator();
  const save = async (field: ReadField) => {
    await saveTerms(user?.tenantId ?? '', termsIn(field));
    await revalidate();
  };
  return (
    <AccountForm label="Le tue quote" submit="Ricalcola" onSend={save}>
      {(errorOf) => (
        <div className={css.terms}>
          <TextField
            label="Alunni per classe"
            name="pupilsPerClass"
            type="number"
            inputMode="numeric"
            min={1}
            max={40}
            defaultValue={terms.pupilsPerClass}
            error={errorOf('pupilsPerClass')}
          />
          <TextField
            label="Quanti comprano da te, su cento"
            name="buyingShare"
            type="number"
            inputMode="numeric"
            min={1}
            max={100}
            defaultValue={terms.buyingShare}
            error={errorOf('buyingShare')}
          />
        </div>
      )}
    </AccountForm>
  );
}
