import { PastDueNotice } from '@zaino/ui/bookshop-notices';
import { useLoaderData } from '@zaino/web/router';
import { useSession } from '@zaino/web/session';
import { AccountPage } from '../forms/account-page';
import { BookshopSummary } from './bookshop-summary';
import { Children } from './children';
import { ClassSteps } from './class-steps';
import { ContactHint } from './contact-hint';
import type { AccountDashboardData, FamilysData, OwnersData } from './dashboard.api';
import { DeskLinks } from './desk-links';
import { FavouritesHint } from './favourites-hint';
import { FirstStepsList } from './first-steps-list';
import { LatestOrders } from './latest-orders';

/**
 * What a signed-in customer comes for (specification, point 2): where the books are, and the lists of the classes; a
 * bookshop how it stands, and its desk.
 */
export function DashboardPage() {
  const { user } = useSession();
  const { family, owner } = useLoaderData<AccountDashboardData>();
  const name = user?.displayName;
  return (
    <AccountPage
      title={name ? `Ciao, ${name}` : 'Ciao'}
      way={{ to: '/profile', text: 'Il tuo profilo' }}
    >
      {owner && <OwnersPart {...owner} />}
      {user?.role === 'colleague' && <DeskLinks isColleague />}
      {family && <FamilysPart {...family} />}
    </AccountPage>
  );
}

function OwnersPart({ bookshop, plan, isNewBookshop }: OwnersData) {
  return (
    <>
      {plan?.status === 'past-due' && <PastDueNotice plan={plan} />}
      <BookshopSummary tenant={bookshop.value} />
      {bookshop.value && isNewBookshop && <FirstStepsList tenant={bookshop.value} plan={plan} />}
      <DeskLinks />
    </>
  );
}

function FamilysPart({ children, sheets, steps, orders, wanted }: FamilysData) {
  // One word is enough: above the sheets it says what they leave out, too; without the children their own says it.
  const isToldBelow =
    children.failure !== null || (sheets.ordersFailure !== null && children.value.length > 0);
  return (
    <>
      {!(orders.failure && isToldBelow) && <LatestOrders latest={orders} />}
      <ClassSteps saved={children.value ?? []} steps={steps} />
      <Children
        saved={children}
        sheets={sheets}
        named={orders.value?.children ?? []}
        wanted={wanted}
      />
      {children.value && children.value.length > 0 && <ContactHint />}
      <FavouritesHint />
    </>
  );
}
