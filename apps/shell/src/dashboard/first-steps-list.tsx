import type { OwnPlan, OwnTenant } from '@zaino/contracts/bookshops';
import { classNames } from '@zaino/ui/class-names';
import { Sheet } from '@zaino/ui/sheet';
import { Link } from '@zaino/web/router';
import { type FirstStep, firstStepsOf } from './first-steps';
import css from './first-steps-list.module.css';

const stateWords: Record<FirstStep['state'], string> = {
  done: 'Fatto',
  waiting: 'Tocca a noi',
  open: 'Da fare',
  optional: 'Se vuoi',
};

interface FirstStepsListProps {
  tenant: OwnTenant;
  /** Null where nobody could say. */
  plan: OwnPlan | null;
}

/** What a bookshop does first that has had no order yet. */
export function FirstStepsList({ tenant, plan }: FirstStepsListProps) {
  const steps = firstStepsOf(tenant, plan);
  const needed = steps.filter(({ isOptional }) => !isOptional);
  const done = needed.filter(({ state }) => state === 'done').length;
  return (
    <Sheet isEdgeToEdge>
      <section aria-labelledby="primi-passi" className={css.part}>
        <h2 id="primi-passi">
          Primi passi{' '}
          <span className={css.count}>
            {done} di {needed.length}
          </span>
        </h2>
        <ol className={css.steps}>
          {steps.map((step) => (
            <li key={step.title} className={css.step}>
              <span className={classNames(css.state, css[step.state])}>
                {stateWords[step.state]}
              </span>
              <span className={css.words}>
                {step.state === 'done' ? (
                  step.title
                ) : (
                  <Link to={step.to} className={css.link}>
                    {step.title}
                  </Link>
                )}
                {step.state !== 'done' && <span className={css.hint}>{step.hint}</span>}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </Sheet>
  );
}
