import type { RouteObject } from '@zaino/web/router';
import { adminRoute } from './admin-route';
import { complianceRoutes } from './compliance/compliance-routes';
import { importRoutes } from './imports/import-routes';
import { releaseRoutes } from './releases/release-routes';
import { userRoutes } from './users/user-routes';

/** The pages behind the gate (login.tsx): the shell asks for this module once an admin may enter. */
export const routes: RouteObject[] = [
  adminRoute({
    path: '/admin',
    staff: 'any',
    chunk: 'dashboard-page',
    load: async () =>
      (await import(/* webpackChunkName: 'dashboard-page' */ './dashboard/dashboard-page'))
        .DashboardPage,
    loadLoader: async () =>
      (await import(/* webpackChunkName: 'dashboard-page' */ './dashboard/dashboard.api'))
        .loadDashboard,
    handle: { title: 'Area Riservata' },
  }),
  adminRoute({
    path: '/admin/products',
    staff: 'catalogue',
    chunk: 'products-page',
    load: async () =>
      (await import(/* webpackChunkName: 'products-page' */ './products/products-page'))
        .ProductsPage,
    loadLoader: async () =>
      (await import(/* webpackChunkName: 'products-page' */ './products/products.api'))
        .loadProducts,
    handle: { title: 'Prodotti' },
    // The filters in the address ask for nothing: all products are here.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search,
  }),
  adminRoute({
    path: '/admin/products/makers',
    staff: 'catalogue',
    chunk: 'makers-page',
    load: async () =>
      (await import(/* webpackChunkName: 'makers-page' */ './products/makers/makers-page'))
        .MakersPage,
    loadLoader: async () =>
      (await import(/* webpackChunkName: 'makers-page' */ './products/makers/makers.api'))
        .loadMakers,
    handle: { title: 'Produttori' },
  }),
  adminRoute({
    path: '/admin/products/class-supplies',
    staff: 'catalogue',
    chunk: 'supplies-page',
    load: async () =>
      (await import(/* webpackChunkName: 'supplies-page' */ './products/supplies/supplies-page'))
        .SuppliesPage,
    loadLoader: async () =>
      (
        await import(
          /* webpackChunkName: 'supplies-page' */ './products/supplies/class-supplies.api'
        )
      ).loadClassSupplies,
    handle: { title: 'Materiale per classe' },
  }),
  adminRoute({
    path: '/admin/orders',
    staff: 'orders',
    chunk: 'orders-page',
    load: async () =>
      (await import(/* webpackChunkName: 'orders-page' */ './orders/orders-page')).OrdersPage,
    loadLoader: async () =>
      (await import(/* webpackChunkName: 'orders-page' */ './orders/orders.api')).loadOrders,
    handle: { title: 'Ordini' },
  }),
  adminRoute({
    path: '/admin/orders/vouchers',
    staff: 'money',
    chunk: 'vouchers-page',
    load: async () =>
      (await import(/* webpackChunkName: 'vouchers-page' */ './orders/vouchers/vouchers-page'))
        .VouchersPage,
    loadLoader: async () =>
      (await import(/* webpackChunkName: 'vouchers-page' */ './orders/vouchers/vouchers.api'))
        .loadVouchers,
    handle: { title: 'Buoni sconto' },
  }),
  adminRoute({
    path: '/admin/orders/packing',
    staff: 'orders',
    chunk: 'packing-page',
    load: async () =>
      (await import(/* webpackChunkName: 'packing-page' */ './orders/packing/packing-page'))
        .PackingPage,
    loadLoader: async () =>
      (await import(/* webpackChunkName: 'packing-page' */ './orders/packing/packing.api'))
        .loadPacking,
    handle: { title: 'Imballaggio' },
  }),
  adminRoute({
    path: '/admin/orders/arrivals',
    staff: 'orders',
    chunk: 'arrivals-page',
    load: async () =>
      (await import(/* webpackChunkName: 'arrivals-page' */ './orders/arrivals/arrivals-page'))
        .ArrivalsPage,
    loadLoader: async () =>
      (await import(/* webpackChunkName: 'arrivals-page' */ './orders/arrivals/arrivals.api'))
        .loadArrivals,
    handle: { title: 'Arrivi' },
  }),
  adminRoute({
    path: '/admin/orders/to-order',
    staff: 'orders',
    chunk: 'to-order-page',
    load: async () =>
      (await import(/* webpackChunkName: 'to-order-page' */ './orders/to-order/to-order-page'))
        .ToOrderPage,
    loadLoader: async () =>
      (await import(/* webpackChunkName: 'to-order-page' */ './orders/to-order/to-order.api'))
        .loadBooks,
    handle: { title: 'Da ordinare' },
    // The filters in the address ask for nothing: all books are here.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search,
  }),
  adminRoute({
    path: '/admin/orders/:id',
    staff: 'orders',
    chunk: 'order-page',
    load: async () =>
      (await import(/* webpackChunkName: 'order-page' */ './orders/order/order-page')).OrderPage,
    loadLoader: async () =>
      (await import(/* webpackChunkName: 'order-page' */ './orders/order/order.api')).loadOrder,
    handle: { title: 'Ordine' },
  }),
  adminRoute({
    path: '/admin/bookshops',
    staff: 'all',
    chunk: 'bookshops-page',
    load: async () =>
      (await import(/* webpackChunkName: 'bookshops-page' */ './bookshops/bookshops-page'))
        .BookshopsPage,
    loadLoader: async () =>
      (await import(/* webpackChunkName: 'bookshops-page' */ './bookshops/bookshops.api'))
        .loadBookshops,
    handle: { title: 'Librerie' },
  }),
  adminRoute({
    path: '/admin/bookshops/:id',
    staff: 'all',
    chunk: 'bookshop-page',
    load: async () =>
      (await import(/* webpackChunkName: 'bookshop-page' */ './bookshops/bookshop/bookshop-page'))
        .BookshopPage,
    loadLoader: async () =>
      (await import(/* webpackChunkName: 'bookshop-page' */ './bookshops/bookshop/bookshop.api'))
        .loadBookshop,
    handle: { title: 'Libreria' },
  }),
  adminRoute({
    path: '/admin/books',
    staff: 'catalogue',
    chunk: 'books-page',
    load: async () =>
      (await import(/* webpackChunkName: 'books-page' */ './books/books-page')).BooksPage,
    loadLoader: async () =>
      (await import(/* webpackChunkName: 'books-page' */ './books/books.api')).loadBooks,
    handle: { title: 'Libri' },
  }),
  adminRoute({
    path: '/admin/books/:isbn',
    staff: 'catalogue',
    chunk: 'book-page',
    load: async () =>
      (await import(/* webpackChunkName: 'book-page' */ './books/book/book-page')).BookPage,
    loadLoader: async () =>
      (await import(/* webpackChunkName: 'book-page' */ './books/book/book.api')).loadBook,
    handle: { title: 'Libro' },
  }),
  adminRoute({
    path: '/admin/blog',
    staff: 'blog',
    chunk: 'blog-page',
    load: async () =>
      (await import(/* webpackChunkName: 'blog-page' */ './blog/blog-page')).BlogPage,
    loadLoader: async () =>
      (await import(/* webpackChunkName: 'blog-page' */ './blog/blog.api')).loadBlog,
    handle: { title: 'Blog' },
  }),
  adminRoute({
    path: '/admin/blog/comments',
    staff: 'blog',
    chunk: 'comments-page',
    load: async () =>
      (await import(/* webpackChunkName: 'comments-page' */ './blog/comments/comments-page'))
        .CommentsPage,
    loadLoader: async () =>
      (await import(/* webpackChunkName: 'comments-page' */ './blog/comments/comments.api'))
        .loadComments,
    handle: { title: 'Commenti' },
  }),
  adminRoute({
    path: '/admin/blog/reviews',
    staff: 'blog',
    chunk: 'reviews-page',
    load: async () =>
      (await import(/* webpackChunkName: 'reviews-page' */ './blog/reviews/reviews-page'))
        .ReviewsPage,
    loadLoader: async () =>
      (await import(/* webpackChunkName: 'reviews-page' */ './blog/reviews/reviews.api'))
        .loadReviews,
    handle: { title: 'Recensioni' },
  }),
  ...importRoutes,
  ...userRoutes,
  adminRoute({
    path: '/admin/admins',
    staff: 'all',
    chunk: 'admins-page',
    load: async () =>
      (await import(/* webpackChunkName: 'admins-page' */ './admins/admins-page')).AdminsPage,
    loadLoader: async () =>
      (await import(/* webpackChunkName: 'admins-page' */ './admins/admins.api')).loadAdmins,
    handle: { title: 'Amministratori' },
  }),
  adminRoute({
    path: '/admin/audit',
    staff: 'all',
    chunk: 'audit-page',
    load: async () =>
      (await import(/* webpackChunkName: 'audit-page' */ './audit/audit-page')).AuditPage,
    loadLoader: async () =>
      (await import(/* webpackChunkName: 'audit-page' */ './audit/audit.api')).loadAudit,
    handle: { title: 'Registro delle operazioni' },
  }),
  adminRoute({
    path: '/admin/stats',
    staff: 'money',
    chunk: 'stats-page',
    load: async () =>
      (await import(/* webpackChunkName: 'stats-page' */ './stats/stats-page')).StatsPage,
    loadLoader: async () =>
      (await import(/* webpackChunkName: 'stats-page' */ './stats/stats.api')).loadStats,
    handle: { title: 'Statistiche' },
  }),
  ...complianceRoutes,
  ...releaseRoutes,
  adminRoute({
    path: '/admin/supply',
    staff: 'orders',
    chunk: 'supply-page',
    load: async () =>
      (await import(/* webpackChunkName: 'supply-page' */ './supply/supply-page')).SupplyPage,
    loadLoader: async () =>
      (await import(/* webpackChunkName: 'supply-page' */ './supply/supply.api')).loadSupply,
    handle: { title: 'Disponibilità dai distributori' },
  }),
  adminRoute({
    path: '/admin/supply/:id',
    staff: 'orders',
    chunk: 'distributor-page',
    load: async () =>
      (
        await import(
          /* webpackChunkName: 'distributor-page' */ './supply/distributor/distributor-page'
        )
      ).DistributorPage,
    loadLoader: async () =>
      (
        await import(
          /* webpackChunkName: 'distributor-page' */ './supply/distributor/distributor.api'
        )
      ).loadDistributor,
    handle: { title: 'Distributore' },
  }),
  adminRoute({
    path: '/admin/security',
    staff: 'any',
    chunk: 'security-page',
    load: async () =>
      (await import(/* webpackChunkName: 'security-page' */ './security/security-page'))
        .SecurityPage,
    loadLoader: async () =>
      (await import(/* webpackChunkName: 'security-page' */ './security/security.api'))
        .loadSecurity,
    handle: { title: 'Verifica in due passaggi' },
  }),
  adminRoute({
    path: '/admin/password',
    staff: 'any',
    chunk: 'password-page',
    load: async () =>
      (await import(/* webpackChunkName: 'password-page' */ './password/password-page'))
        .PasswordPage,
    handle: { title: 'Cambia password' },
  }),
  // More specific than the gate's own path, which takes all that the others leave.
  adminRoute({
    path: '/admin/:section/*',
    staff: 'any',
    chunk: 'unknown-page',
    load: async () =>
      (await import(/* webpackChunkName: 'unknown-page' */ './layout/unknown-page')).UnknownPage,
    handle: { title: 'Pagina non trovata' },
  }),
];
