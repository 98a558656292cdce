import { Button } from '@zaino/ui/button';
import { SelectField } from '@zaino/ui/select-field';
import { useNavigate } from '@zaino/web/router';
import { EVERY_SECTION } from '@zaino/rules/class-list';
import { type ClassGroup, yearsOf } from './class-groups';
import css from './class-selector.module.css';
import { type ListChoice, listQuery } from './school-address';

interface ClassSelectsProps {
  groups: ClassGroup[];
  choice: ListChoice;
  onChoose: () => void;
}

/** Class and section as two selects: the shortest way on a phone and through 97 classes. */
export function ClassSelects({ groups, choice, onChoose }: ClassSelectsProps) {
  const navigate = useNavigate();
  const { classe, sezione, anno } = choice;
  const sectionsOf = (year: string) => groups.filter((group) => group.classe === year);

  const open = (next: Partial<ListChoice>) => {
    if (next.classe && next.sezione) onChoose();
    void navigate(listQuery({ ...next, anno }), { preventScrollReset: true });
  };

  return (
    <form className={css.selects}>
      {anno && <input type="hidden" name="anno" value={anno} />}
      <SelectField
        label="Classe"
        name="classe"
        value={classe}
        onChange={({ target: { value } }) => {
          const hasSection = sectionsOf(value).some((group) => group.sezione === sezione);
          open({ classe: value, sezione: hasSection || sezione === EVERY_SECTION ? sezione : '' });
        }}
      >
        <option value="">Scegli</option>
        {yearsOf(groups).map((year) => (
          <option key={year} value={year}>
            {year}ª
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Sezione"
        name="sezione"
        value={sezione}
        disabled={classe === ''}
        onChange={({ target: { value } }) => open({ classe, sezione: value })}
      >
        <option value="">Scegli</option>
        {sectionsOf(classe).map((group) => (
          <option key={group.sezione} value={group.sezione}>
            {group.sezione}
          </option>
        ))}
        <option value={EVERY_SECTION}>Non la so ancora</option>
      </SelectField>
      <noscript>
        <Button type="submit" size="small" variant="outline">
          Mostra la lista
        </Button>
      </noscript>
    </form>
  );
}
