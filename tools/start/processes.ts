/** What the entries below may need to know of their neighbours. */
export interface StartEnvironment {
  /** The shop's address in the browser. */
  publicUrl: string;
  redisUrl: string;
  /** Where mails go. */
  smtpUrl: string;
  /** What services prove to one another with. */
  serviceKey: string;
  /** What the tokens of visitors' devices are signed with. */
  deviceTokenKey: string;
  /** What seals the secrets of second factors, and whether admins must have one: `true` or `false`. */
  secondFactor: { keys: string; forAdmins: string };
  /** What personal values in the audit log are hashed with. */
  auditLogKey: string;
  vapidPrivateKey: string;
  /** Where payments are made: the sandbox, or Stripe. */
  payments: {
    apiUrl: string;
    secretKey: string;
    webhookSecret: string;
    /** The sandbox's price of the paid plan; at Stripe it is a setting of the user's own. */
    planPriceId?: string;
  };
  /** Whether customers are real: then the demo's company will not do. */
  isForCustomers: boolean;
  /** Where electronic invoices are put; blank where they are sent by hand. */
  eInvoiceFolder: string;
  /** Where the gateway finds release files. */
  releasesFolder: string;
  /** Where the registry writes them, what it signs with, and what gateways prove that by. */
  registry: { folder: string; signingKey: string; publicKeys: string };
  /** URL of each process by name. */
  urls: Record<string, string>;
  isDevelopment: boolean;
}

export interface ServiceEntry {
  name: string;
  /** Folder below dist/apps. */
  app: string;
  /** Its file there; `main` unless told. */
  entry?: string;
  /** Service whose schema it works on, where it has none of its own. */
  databaseOf?: string;
  healthPath: string;
  /** The schema of its own; `cli.js migrate` and `cli.js seed` bring it up to date. */
  schema?: string;
  env: (environment: StartEnvironment) => Record<string, string>;
}

/**
 * For processes with many threads. glibc gives every thread a heap of its own and keeps what was freed in it:
 * without this the resident memory of the gateway grows with its renders, and that of the catalogue with its compressed
 * answers and images, although nothing is held.
 */
export const fewHeaps = { MALLOC_ARENA_MAX: '2' };

/** Where each domain's service listens: for the gateway, and for the registry, which asks what they give. */
const domainUrls = (urls: Record<string, string>) => ({
  SCHOOLS_URL: urls['schools-service'] ?? '',
  IDENTITY_URL: urls['identity-service'] ?? '',
  BOOKSHOPS_URL: urls['bookshops-service'] ?? '',
  CATALOGUE_URL: urls['catalogue-service'] ?? '',
  ORDERS_URL: urls['orders-service'] ?? '',
  BLOG_URL: urls['blog-service'] ?? '',
  ANALYTICS_URL: urls['analytics-service'] ?? '',
  RELEASES_URL: urls['releases-service'] ?? '',
});

const ordersEnv: ServiceEntry['env'] = ({ payments, ...around }) => ({
  COMPANY_REQUIRED: String(around.isForCustomers),
  REDIS_URL: around.redisUrl,
  SERVICE_KEY: around.serviceKey,
  PUBLIC_URL: around.publicUrl,
  SMTP_URL: around.smtpUrl,
  CATALOGUE_URL: around.urls['catalogue-service'] ?? '',
  SCHOOLS_URL: around.urls['schools-service'] ?? '',
  BOOKSHOPS_URL: around.urls['bookshops-service'] ?? '',
  IDENTITY_URL: around.urls['identity-service'] ?? '',
  STRIPE_API_URL: payments.apiUrl,
  STRIPE_SECRET_KEY: payments.secretKey,
  STRIPE_WEBHOOK_SECRET: payments.webhookSecret,
  // The demo's parcels go nowhere, and have numbers at once.
  CARRIER: around.isForCustomers ? 'csv' : 'test',
  STATE_VOUCHERS: around.isForCustomers ? 'none' : 'sandbox',
  E_INVOICE_DROP_FOLDER: around.eInvoiceFolder,
});

/** Every process of the shop behind the gateway, in the order of their start. A new service is one entry here. */
export const services: ServiceEntry[] = [
  {
    name: 'schools-service',
    app: 'schools-service',
    healthPath: '/health/ready',
    schema: 'zaino_schools',
    env: ({ redisUrl, serviceKey, urls }) => ({
      REDIS_URL: redisUrl,
      SERVICE_KEY: serviceKey,
      IDENTITY_URL: urls['identity-service'] ?? '',
    }),
  },
  {
    name: 'bookshops-service',
    app: 'bookshops-service',
    healthPath: '/health/ready',
    schema: 'zaino_bookshops',
    env: ({ redisUrl, serviceKey, publicUrl, urls, payments }) => ({
      REDIS_URL: redisUrl,
      SERVICE_KEY: serviceKey,
      PUBLIC_URL: publicUrl,
      ...(payments.planPriceId !== undefined && { BOOKSHOP_PLAN_PRICE_ID: payments.planPriceId }),
      IDENTITY_URL: urls['identity-service'] ?? '',
      ORDERS_URL: urls['orders-service'] ?? '',
      SCHOOLS_URL: urls['schools-service'] ?? '',
    }),
  },
  {
    name: 'catalogue-service',
    app: 'catalogue-service',
    healthPath: '/health/ready',
    schema: 'zaino_catalogue',
    env: ({ redisUrl, serviceKey, urls }) => ({
      REDIS_URL: redisUrl,
      SERVICE_KEY: serviceKey,
      ORDERS_URL: urls['orders-service'] ?? '',
      IDENTITY_URL: urls['identity-service'] ?? '',
      ...fewHeaps,
    }),
  },
  {
    name: 'identity-service',
    app: 'identity-service',
    healthPath: '/health/ready',
    schema: 'zaino_identity',
    env: ({ urls, secondFactor, ...around }) => ({
      COMPANY_REQUIRED: String(around.isForCustomers),
      REDIS_URL: around.redisUrl,
      SERVICE_KEY: around.serviceKey,
      PUBLIC_URL: around.publicUrl,
      SMTP_URL: around.smtpUrl,
      SECOND_FACTOR_KEYS: secondFactor.keys,
      ADMIN_SECOND_FACTOR: secondFactor.forAdmins,
      AUDIT_LOG_KEY: around.auditLogKey,
      VAPID_PRIVATE_KEY: around.vapidPrivateKey,
      BOOKSHOPS_URL: urls['bookshops-service'] ?? '',
      ORDERS_URL: urls['orders-service'] ?? '',
      CATALOGUE_URL: urls['catalogue-service'] ?? '',
      SCHOOLS_URL: urls['schools-service'] ?? '',
    }),
  },
  {
    name: 'blog-service',
    app: 'blog-service',
    healthPath: '/health/ready',
    schema: 'zaino_blog',
    env: ({ redisUrl, serviceKey, deviceTokenKey, publicUrl, urls }) => ({
      REDIS_URL: redisUrl,
      SERVICE_KEY: serviceKey,
      IDENTITY_URL: urls['identity-service'] ?? '',
      DEVICE_TOKEN_KEY: deviceTokenKey,
      PUBLIC_URL: publicUrl,
      ...fewHeaps,
    }),
  },
  {
    name: 'orders-service',
    app: 'orders-service',
    healthPath: '/health/ready',
    schema: 'zaino_orders',
    env: ordersEnv,
  },
  {
    name: 'orders-worker',
    app: 'orders-service',
    entry: 'worker',
    databaseOf: 'orders-service',
    healthPath: '/health/ready',
    env: ordersEnv,
  },
  {
    name: 'analytics-service',
    app: 'analytics-service',
    healthPath: '/health/ready',
    schema: 'zaino_analytics',
    env: ({ redisUrl, serviceKey }) => ({ REDIS_URL: redisUrl, SERVICE_KEY: serviceKey }),
  },
  {
    name: 'releases-service',
    app: 'releases-service',
    healthPath: '/health/ready',
    schema: 'zaino_releases',
    env: ({ redisUrl, serviceKey, publicUrl, smtpUrl, registry, urls }) => ({
      REDIS_URL: redisUrl,
      SERVICE_KEY: serviceKey,
      PUBLIC_URL: publicUrl,
      SMTP_URL: smtpUrl,
      ...domainUrls(urls),
      ORDERS_WORKER_URL: urls['orders-worker'] ?? '',
      RELEASES_DIR: registry.folder,
      RELEASES_SIGNING_KEY: registry.signingKey,
    }),
  },
];

/** The door: the last one to start, the first one to stop. */
export const gateway: ServiceEntry = {
  name: 'gateway',
  app: 'gateway',
  healthPath: '/health/ready',
  env: ({
    urls,
    publicUrl,
    redisUrl,
    serviceKey,
    releasesFolder,
    registry,
    isForCustomers,
    isDevelopment,
  }) => ({
    COMPANY_REQUIRED: String(isForCustomers),
    PUBLIC_URL: publicUrl,
    REDIS_URL: redisUrl,
    SERVICE_KEY: serviceKey,
    ...domainUrls(urls),
    RELEASES_DIR: releasesFolder,
    DEVELOPMENT: String(isDevelopment),
    ...fewHeaps,
    // Every change of a source starts the threads anew, and is to be seen at once; nobody signs what dev servers build.
    ...(isDevelopment
      ? { RENDER_THREADS: '1', PAGE_FRESH_MS: '0' }
      : { RELEASES_PUBLIC_KEYS: registry.publicKeys }),
  }),
};
