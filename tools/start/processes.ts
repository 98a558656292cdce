/** What the entries below may need to know of their neighbours. */
export interface Surroundings {
  redisUrl: string;
  releasesFolder: string;
  /** URL of each process by name. */
  urls: Record<string, string>;
  isDevelopment: boolean;
}

export interface ServiceEntry {
  name: string;
  /** Folder below dist/apps. */
  app: string;
  healthPath: string;
  /** The schema of its own; `cli.js migrate` and `cli.js seed` bring it up to date. */
  schema?: string;
  env: (surroundings: Surroundings) => Record<string, string>;
}

/** Every process of the shop behind the gateway, in the order of their start. A new service is one entry here. */
export const services: ServiceEntry[] = [
  {
    name: 'schools-service',
    app: 'schools-service',
    healthPath: '/health/ready',
    schema: 'zaino_schools',
    env: ({ redisUrl }) => ({ REDIS_URL: redisUrl }),
  },
];

/**
 * For processes with worker threads. glibc gives every thread a heap of its own and keeps what was freed in it:
 * without this the gateway's resident memory grows with its renders although nothing is held.
 */
export const fewHeaps = { MALLOC_ARENA_MAX: '2' };

/** The door: the last one to start, the first one to stop. */
export const gateway: ServiceEntry = {
  name: 'gateway',
  app: 'gateway',
  healthPath: '/health/ready',
  env: ({ urls, redisUrl, releasesFolder, isDevelopment }) => ({
    REDIS_URL: redisUrl,
    SCHOOLS_URL: urls['schools-service'] ?? '',
    RELEASES_DIR: releasesFolder,
    DEVELOPMENT: String(isDevelopment),
    ...fewHeaps,
    // Every change of a source starts the threads anew, and is to be seen at once.
    ...(isDevelopment && { RENDER_THREADS: '1', PAGE_FRESH_MS: '0' }),
  }),
};

/** Browser apps that `npm run dev` serves from memory, with hot reload. */
export const browserApps = ['shell', 'school-finder', 'cart'];
