import type { ServedShopFront } from '@zaino/contracts/shared';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { type Location, Outlet, ScrollRestoration } from '@zaino/web/router';
import { type ReactNode, Suspense } from 'react';
import { MergedCart } from '../cart-sync/merged-cart';
import { ConsentDialog } from '../consent/consent-dialog';
import { DocumentHead } from '../head/document-head';
import { useFocusAfterRevalidation } from '../navigation/focus-after-revalidation';
import { MAIN_ID, useFocusOnNavigation } from '../navigation/focus-on-navigation';
import { NavigationProgress } from '../navigation/navigation-progress';
import { EarlyInput } from '../early-input/early-input';
import { OwnKeptInput } from '../session/own-kept-input';
import { BareHeader } from './bare-header';
import { Footer } from './footer';
import { Header } from './header';
import css from './layout.module.css';

interface LayoutProps {
  /** Origin of the shop, for the admin area on an origin of its own: a slim bar is all that stands around it. */
  shop?: string | undefined;
  /** The bookshop at whose own address the page stands: header and footer say so. */
  shopFront?: ServedShopFront | undefined;
}

/** What every page stands in: header, its own part, footer, and the question about cookies. */
export function Layout({ shop, shopFront }: LayoutProps) {
  useFocusOnNavigation();
  useFocusAfterRevalidation();
  return (
    <>
      <DocumentHead />
      <NavigationProgress />
      {!shop && <ConsentDialog />}
      <Frame shop={shop} shopFront={shopFront}>
        <Suspense fallback={<PageLoading />}>
          <Outlet />
          <EarlyInput />
          <OwnKeptInput />
        </Suspense>
      </Frame>
      {!shop && <MergedCart />}
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

/** Every page opened by its address has the same key in the history: there the address itself tells them apart. */
function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

/** The same while the first page's code and data are on their way. */
export function LoadingLayout({ shop, shopFront }: LayoutProps) {
  return (
    <Frame shop={shop} shopFront={shopFront}>
      <PageLoading />
    </Frame>
  );
}

/** In the place of a page that is not there yet, or that the server could not draw: the browser tries by itself. */
function PageLoading() {
  return (
    <p role="status" data-incomplete="">
      <VisuallyHidden>Caricamento...</VisuallyHidden>
    </p>
  );
}

function Frame({ shop, shopFront, children }: LayoutProps & { children: ReactNode }) {
  return (
    <div className={css.page}>
      <a href={`#${MAIN_ID}`} className={css.skip}>
        Vai al contenuto
      </a>
      {shop ? <BareHeader shop={shop} /> : <Header shopFront={shopFront} />}
      <main id={MAIN_ID} tabIndex={-1} className={css.main}>
        {children}
      </main>
      {!shop && <Footer shopFront={shopFront} />}
    </div>
  );
}
