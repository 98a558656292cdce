import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { Link, useLocation } from '@zaino/web/router';
import type { SessionUser } from '@zaino/contracts/shared';
import { SignOutFailed, type SignOut } from '../session/use-sign-out';
import css from './mobile-menu.module.css';
import { isCurrent, type NavigationLink, shopLinks } from './navigation-links';

interface MobileMenuProps {
  isOpen: boolean;
  onClose: () => void;
  user: SessionUser | null;
  /** Those of the account. */
  links: readonly NavigationLink[];
  signOut: SignOut;
}

const home: NavigationLink = { text: 'Home', to: '/' };

/** The header's links on narrow screens, in a drawer: Esc and the cross close it, the focus goes back. */
export function MobileMenu({ isOpen, onClose, user, links, signOut }: MobileMenuProps) {
  const { pathname } = useLocation();
  const logout = async () => {
    if (await signOut.start()) onClose();
  };

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Menu" isDrawer>
      <nav aria-label="Menu">
        {user && (
          <Link to="/dashboard" className={css.email} onClick={onClose}>
            {user.email}
          </Link>
        )}
        <ul>
          {[home, ...shopLinks, ...links].map((link) => (
            <li key={link.text} className={css.row}>
              <Link
                to={link.to}
                reloadDocument={link.isOutside}
                className={css.link}
                aria-current={isCurrent(link, pathname) && 'page'}
                onClick={onClose}
              >
                {link.text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {user && (
        <Button variant="outline" isWide className={css.logout} onClick={() => void logout()}>
          Logout
        </Button>
      )}
      {signOut.hasFailed && <SignOutFailed />}
    </Dialog>
  );
}
