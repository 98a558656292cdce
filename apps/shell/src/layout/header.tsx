import type { ServedShopFront } from '@zaino/contracts/shared';
import { Container } from '@zaino/ui/container';
import { CartIcon, MenuIcon } from '@zaino/ui/icons';
import { Logo } from '@zaino/ui/logo';
import { BRAND_NAME } from '@zaino/web/brand';
import { useCart } from '@zaino/web/cart';
import { Link, useLocation } from '@zaino/web/router';
import { useReadPlace } from '@zaino/web/read-place';
import { useSession } from '@zaino/web/session';
import { useState } from 'react';
import { SiteSearch } from '../site-search/site-search';
import { SignOutFailed, useSignOut } from '../session/use-sign-out';
import { FOOTER_ID } from './footer';
import css from './header.module.css';
import { FrontBar } from './front-bar';
import { MobileMenu } from './mobile-menu';
import { accountLinksFor, isCurrent, type NavigationLink, shopLinks } from './navigation-links';

interface HeaderProps {
  /** The bookshop at whose own address the page stands. */
  shopFront?: ServedShopFront | undefined;
}

export function Header({ shopFront }: HeaderProps) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { status, user } = useSession();
  const links = accountLinksFor(status, useReadPlace(), shopFront !== undefined);
  const signOut = useSignOut();
  return (
    <header className={css.header}>
      {shopFront && <FrontBar shopFront={shopFront} />}
      <Container className={css.bar}>
        <Link to="/" className={css.home} aria-label={`${BRAND_NAME}, home`}>
          <Logo name={BRAND_NAME} />
        </Link>
        <SiteSearch className={css.search} />
        <nav aria-label="Account" className={css.account}>
          {user && (
            <Link to="/dashboard" className={css.email} title={user.email}>
              {user.email}
            </Link>
          )}
          {links.map((link) => (
            <HeaderLink key={link.text} link={link} className={css.link} />
          ))}
          {user && (
            <button type="button" className={css.link} onClick={() => void signOut.start()}>
              Logout
            </button>
          )}
          {signOut.hasFailed && <SignOutFailed />}
        </nav>
        <CartLink />
        <button
          type="button"
          className={css.menu}
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={() => setMenuOpen(true)}
        >
          <MenuIcon />
          <span className={css.words}>Menu</span>
        </button>
        <noscript>
          <a href={`#${FOOTER_ID}`} className={css.menu}>
            <MenuIcon />
            <span className={css.words}>Menu, in fondo alla pagina</span>
          </a>
        </noscript>
        <nav aria-label="Principale" className={css.shop}>
          {shopLinks.map((link) => (
            <HeaderLink key={link.to} link={link} className={css.tab} />
          ))}
        </nav>
      </Container>
      <MobileMenu
        isOpen={isMenuOpen}
        onClose={() => setMenuOpen(false)}
        user={user}
        links={links}
        signOut={signOut}
      />
    </header>
  );
}

function HeaderLink({ link, className }: { link: NavigationLink; className?: string }) {
  const { pathname } = useLocation();
  return (
    <Link
      to={link.to}
      reloadDocument={link.isOutside}
      className={className}
      aria-current={isCurrent(link, pathname) && 'page'}
    >
      {link.text}
    </Link>
  );
}

/** The cart and how many pieces are in it: no number before storage was read. */
function CartLink() {
  const { itemCount } = useCart();
  return (
    <Link to="/cart" className={css.cart}>
      <CartIcon />
      <span className={css.words}>Carrello</span>
      {itemCount > 0 && (
        <span className={css.count}>
          {itemCount}
          <span className={css.unit}>{itemCount === 1 ? ' articolo' : ' articoli'}</span>
        </span>
      )}
    </Link>
  );
}
