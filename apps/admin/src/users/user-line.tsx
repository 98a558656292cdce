import type { ListedUser } from '@zaino/contracts/identity';
import type { LineState } from '@zaino/data-table/data-grid';
import { SelectCell } from '@zaino/data-table/select-cell';
import { Badge } from '@zaino/ui/badge';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { Link } from '@zaino/web/router';
import { memo } from 'react';
import { dayOf } from '../layout/moment-words';
import css from './user-line.module.css';
import type { UserRow } from './user-rows';
import { kindWords } from './user-words';

interface UserLineProps extends LineState<UserRow> {
  toggle: (id: string, isRange: boolean) => void;
}

/** Where an account is looked at; admins have a page of their own. */
export const pathOfUser = ({ id, kind }: Pick<ListedUser, 'id' | 'kind'>): string =>
  kind === 'admin' ? '/admin/admins' : `/admin/users/${id}`;

/** The cells of one account; on a narrow screen they stand as a card. */
export const UserLine = memo(function UserLine(props: UserLineProps) {
  const { row, isSelected, isActive, toggle } = props;
  const { id, name, user } = row;
  const tabIndex = isActive ? 0 : -1;
  return (
    <>
      <SelectCell
        name={name}
        isSelected={isSelected}
        tabIndex={tabIndex}
        onToggle={(isRange) => toggle(id, isRange)}
      />
      <div role="rowheader" className={css.name}>
        {name}
      </div>
      <div role="gridcell" className={css.kind}>
        {kindWords[user.kind]}
      </div>
      <div role="gridcell" className={css.email}>
        {user.maskedEmail !== null && (
          <>
            <VisuallyHidden>E-mail in parte nascosta: </VisuallyHidden>
            {user.maskedEmail}
          </>
        )}
      </div>
      <div role="gridcell" className={css.since}>
        <time dateTime={user.createdAt}>{dayOf(user.createdAt)}</time>
      </div>
      <div role="gridcell" className={css.standing}>
        {user.isSuspended && <Badge kind="plain">Sospeso</Badge>}
        {user.requestDueOn !== null && (
          <Badge kind="suggested">Richiesta entro il {dayOf(user.requestDueOn)}</Badge>
        )}
        {!user.isEmailVerified && <span className={css.small}>E-mail da confermare</span>}
      </div>
      <div role="gridcell" className={css.actions}>
        <Link
          to={pathOfUser(user)}
          className={css.open}
          aria-label={`Apri ${name}`}
          data-column="apri"
          tabIndex={tabIndex}
        >
          Apri
        </Link>
      </div>
    </>
  );
});
