import { buttonClass } from '@zaino/ui/button';
import { Container } from '@zaino/ui/container';
import { Logo } from '@zaino/ui/logo';
import { BRAND_NAME } from '@zaino/web/brand';
import { Link } from '@zaino/web/router';
import css from './header.module.css';

/** The slim bar of the admin area on an origin of its own; `shop` is the shop's. */
export function BareHeader({ shop }: { shop: string }) {
  return (
    <header className={css.header}>
      <Container className={css.bar}>
        <Link to="/admin" className={css.home}>
          <Logo name={BRAND_NAME} />
        </Link>
        <a href={shop} className={buttonClass({ variant: 'text' }, css.out)}>
          Torna al sito
        </a>
      </Container>
    </header>
  );
}
