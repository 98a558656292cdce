import type { ServedShopFront } from '@zaino/contracts/shared';
import { Container } from '@zaino/ui/container';
import { BRAND_NAME } from '@zaino/web/brand';
import { Link } from '@zaino/web/router';
import css from './front-bar.module.css';

/** Above the header of pages at a bookshop's own address: whose it is, and the way to the main site. */
export function FrontBar({ shopFront: { name, mainSite } }: { shopFront: ServedShopFront }) {
  return (
    <div className={css.line}>
      <Container className={css.bar}>
        <Link to="/" className={css.name}>
          {name}
        </Link>
        <a href={mainSite} className={css.out}>
          Vai a {BRAND_NAME}
        </a>
      </Container>
    </div>
  );
}
