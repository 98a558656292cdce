import { bookshopFeatures, type BookshopPlans } from '@zaino/contracts/bookshops';
import { Table } from '@zaino/ui/table';
import css from './plan-table.module.css';
import { featureOf, featureWords, percentWords, planNames, priceWords } from './plan-words';

/** The plans side by side: what they cost, and what one gets today. */
export function PlanTable({ plans: { plans, coming } }: { plans: BookshopPlans }) {
  const named = bookshopFeatures.filter((feature) =>
    plans.some(({ features }) => features.includes(feature)),
  );
  const hasFee = !coming.includes('card-payments');
  return (
    <>
      <Table caption="I piani per le librerie" className={css.table}>
        <thead>
          <tr>
            <th scope="col">Che cosa</th>
            {plans.map(({ id, isAvailable }) => (
              <th key={id} scope="col">
                {planNames[id]}
                {!isAvailable && ' (in arrivo)'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Quanto costa</th>
            {plans.map((plan) => (
              <td key={plan.id}>{priceWords(plan)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">Commissione sui libri pagati online{!hasFee && ' (in arrivo)'}</th>
            {plans.map(({ id, feePercent }) => (
              <td key={id}>{percentWords(feePercent)}</td>
            ))}
          </tr>
          {named.map((feature) => (
            <tr key={feature}>
              <th scope="row">{featureWords[feature]}</th>
              {plans.map((plan) => (
                <td key={plan.id}>{featureOf({ plan, feature, coming })}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {plans
        .filter(({ isAvailable }) => !isAvailable)
        .map(({ id, trialDays }) => (
          <p key={id}>
            Il piano {planNames[id]} non si può ancora attivare, e finché non lo attivi tu non paghi
            niente.{trialDays > 0 && ` I primi ${trialDays} giorni saranno di prova, gratis.`}
          </p>
        ))}
    </>
  );
}
