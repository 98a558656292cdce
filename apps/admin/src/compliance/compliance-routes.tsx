import type { RouteObject } from '@zaino/web/router';
import { adminRoute } from '../admin-route';

/** How the shop stands with the law, its register of takings, its electronic invoices and the yearly report of bookshops. */
export const complianceRoutes: RouteObject[] = [
  adminRoute({
    path: '/admin/compliance',
    staff: 'money',
    chunk: 'compliance-page',
    load: async () =>
      (await import(/* webpackChunkName: 'compliance-page' */ './compliance-page')).CompliancePage,
    loadLoader: async () =>
      (await import(/* webpackChunkName: 'compliance-page' */ './compliance.api')).loadCompliance,
    handle: { title: 'Conformità' },
  }),
  adminRoute({
    path: '/admin/compliance/register',
    staff: 'money',
    chunk: 'register-page',
    load: async () =>
      (await import(/* webpackChunkName: 'register-page' */ './register/register-page'))
        .RegisterPage,
    loadLoader: async () =>
      (await import(/* webpackChunkName: 'register-page' */ './register/register.api'))
        .loadRegister,
    handle: { title: 'Registro dei corrispettivi' },
  }),
  adminRoute({
    path: '/admin/compliance/dac7',
    staff: 'money',
    chunk: 'dac7-page',
    load: async () =>
      (await import(/* webpackChunkName: 'dac7-page' */ './dac7/dac7-page')).Dac7Page,
    loadLoader: async () =>
      (await import(/* webpackChunkName: 'dac7-page' */ './dac7/dac7.api')).loadDac7,
    handle: { title: 'Comunicazione annuale delle librerie (DAC7)' },
  }),
  adminRoute({
    path: '/admin/compliance/invoices',
    staff: 'money',
    chunk: 'invoices-page',
    load: async () =>
      (await import(/* webpackChunkName: 'invoices-page' */ './invoices/invoices-page'))
        .InvoicesPage,
    loadLoader: async () =>
      (await import(/* webpackChunkName: 'invoices-page' */ './invoices/invoices.api'))
        .loadInvoices,
    handle: { title: 'Fatture elettroniche' },
  }),
];
