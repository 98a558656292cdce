import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { Link, useLocation } from '@zaino/web/router';
import type { Session } from './header';
import css from './mobile-menu.module.css';
import {
  accountLinks,
  guestLinks,
  isCurrent,
  type NavigationLink,
  shopLinks,
} from './navigation-links';

interface MobileMenuProps {
  isOpen: boolean;
  onClose: () => void;
  session: Session | null;
  onLogout?: () => void;
}

const home: NavigationLink = { text: 'Home', to: '/' };

/** The header's links on narrow screens, in a drawer: Esc and the cross close it, the focus goes back. */
export function MobileMenu({ isOpen, onClose, session, onLogout }: MobileMenuProps) {
  const { pathname } = useLocation();
  const links = [home, ...shopLinks, ...(session ? accountLinks : guestLinks)];
  const logout = () => {
    onClose();
    onLogout?.();
  };

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Menu" isDrawer>
      <nav aria-label="Menu">
        {session && <p className={css.email}>{session.email}</p>}
        <ul>
          {links.map((link) => (
            <li key={link.to} className={css.row}>
              <Link
                to={link.to}
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
      {session && (
        <Button variant="outline" isWide className={css.logout} onClick={logout}>
          Logout
        </Button>
      )}
    </Dialog>
  );
}
