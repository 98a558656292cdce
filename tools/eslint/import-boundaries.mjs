/** Who may import whom: docs/decisions and the README's image say why. Tags stand in each project.json. */
const depConstraints = [
  {
    sourceTag: 'type:contract',
    onlyDependOnLibsWithTags: ['type:contract'],
    allowedExternalImports: ['zod', 'zod/*'],
  },
  {
    sourceTag: 'type:rules',
    onlyDependOnLibsWithTags: ['type:rules'],
    allowedExternalImports: ['fast-check'],
  },
  {
    sourceTag: 'type:service',
    onlyDependOnLibsWithTags: ['type:contract', 'type:rules', 'type:lib', 'type:testing'],
  },
  {
    sourceTag: 'type:gateway',
    onlyDependOnLibsWithTags: ['type:contract', 'type:rules', 'type:lib', 'type:testing'],
  },
  {
    sourceTag: 'type:remote',
    onlyDependOnLibsWithTags: ['type:contract', 'type:rules', 'type:lib'],
  },
  {
    sourceTag: 'type:shell',
    onlyDependOnLibsWithTags: ['type:contract', 'type:rules', 'type:lib'],
  },
  { sourceTag: 'type:e2e', onlyDependOnLibsWithTags: ['type:contract', 'type:testing'] },
  {
    sourceTag: 'type:lib',
    onlyDependOnLibsWithTags: ['type:lib', 'type:contract', 'type:rules', 'type:testing'],
  },
  { sourceTag: 'type:testing', onlyDependOnLibsWithTags: ['type:testing', 'type:contract'] },
  // Commands: they run on Node as they are, and start what the tests start, too.
  {
    sourceTag: 'type:tools',
    onlyDependOnLibsWithTags: [
      'type:tools',
      'type:testing',
      'type:config',
      'type:contract',
      'type:lib',
    ],
  },
  { sourceTag: 'type:config', onlyDependOnLibsWithTags: ['type:config'] },
  { sourceTag: 'platform:web', onlyDependOnLibsWithTags: ['platform:web', 'platform:any'] },
  { sourceTag: 'platform:node', onlyDependOnLibsWithTags: ['platform:node', 'platform:any'] },
  { sourceTag: 'platform:any', onlyDependOnLibsWithTags: ['platform:any'] },
  { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
  // The shell holds the pages of the account, which belong to no remote; families save their schools there. It keeps
  // the cart of whoever is signed in the same on the server, tells of the pages that are looked at, shows the
  // catalogue's categories, and has the one search, which asks schools, catalogue and blog.
  {
    sourceTag: 'scope:shell',
    onlyDependOnLibsWithTags: [
      'scope:analytics',
      'scope:blog',
      'scope:identity',
      'scope:bookshops',
      'scope:catalogue',
      'scope:orders',
      'scope:schools',
      'scope:shared',
    ],
  },
  // An owner's session comes with the bookshop; an account's export and deletion go for its orders and reviews too;
  // which of the children's classes have a new list says the schools service.
  {
    sourceTag: 'scope:identity',
    onlyDependOnLibsWithTags: [
      'scope:identity',
      'scope:bookshops',
      'scope:catalogue',
      'scope:orders',
      'scope:schools',
      'scope:shared',
    ],
  },
  // Identity knows a bookshop's owner, orders the payment provider, schools those that a bookshop chooses.
  {
    sourceTag: 'scope:bookshops',
    onlyDependOnLibsWithTags: [
      'scope:bookshops',
      'scope:identity',
      'scope:orders',
      'scope:schools',
      'scope:shared',
    ],
  },
  // The books of a class are for the children that a family has saved, come when orders say, and cost what the bookshop
  // takes where they are picked up; the catalogue keeps those that somebody wants later.
  {
    sourceTag: 'scope:schools',
    onlyDependOnLibsWithTags: [
      'scope:schools',
      'scope:bookshops',
      'scope:catalogue',
      'scope:identity',
      'scope:orders',
      'scope:shared',
    ],
  },
  { sourceTag: 'scope:blog', onlyDependOnLibsWithTags: ['scope:blog', 'scope:shared'] },
  // Who reviews a product has an order of it; the materials of a class are for the children that a family has saved, and
  // who waits for a product is written to by identity, as far as they want it; what a book is that somebody keeps, the
  // schools service says.
  {
    sourceTag: 'scope:catalogue',
    onlyDependOnLibsWithTags: [
      'scope:catalogue',
      'scope:identity',
      'scope:orders',
      'scope:schools',
      'scope:shared',
    ],
  },
  // Orders are made of what the other domains sell, and are picked up at bookshops.
  {
    sourceTag: 'scope:orders',
    onlyDependOnLibsWithTags: [
      'scope:orders',
      'scope:catalogue',
      'scope:schools',
      'scope:bookshops',
      'scope:identity',
      'scope:shared',
    ],
  },
  { sourceTag: 'scope:analytics', onlyDependOnLibsWithTags: ['scope:analytics', 'scope:shared'] },
  // The registry judges canaries by what browsers tell.
  {
    sourceTag: 'scope:releases',
    onlyDependOnLibsWithTags: ['scope:releases', 'scope:analytics', 'scope:shared'],
  },
  // Admins manage all domains.
  {
    sourceTag: 'scope:admin',
    onlyDependOnLibsWithTags: [
      'scope:analytics',
      'scope:blog',
      'scope:bookshops',
      'scope:catalogue',
      'scope:identity',
      'scope:orders',
      'scope:releases',
      'scope:schools',
      'scope:shared',
    ],
  },
];

const routerOnlyThroughFacade = {
  group: ['react-router', 'react-router-dom', 'react-router/*'],
  message: 'Import the router from @zaino/web/router: the shell provides it once.',
};
const noRemoteSource = {
  group: ['**/apps/**'],
  message: 'Apps never import one another: the shell knows remotes by URL only.',
};

const boundaries = {
  enforceBuildableLibDependency: false,
  // Libraries are imported file by file: what one page loads later, another may need first.
  checkDynamicDependenciesExceptions: ['@zaino/**'],
  depConstraints,
};

/** Override of oxlint's with the boundaries between projects. */
export const importBoundaries = {
  files: ['**/*.{ts,tsx}'],
  rules: {
    'eslint-js/enforce-module-boundaries': ['error', boundaries],
    'no-restricted-imports': ['error', { patterns: [routerOnlyThroughFacade, noRemoteSource] }],
  },
};

/**
 * Files that remotes bundle and that need the session, the cart or the router of the shell: federation finds shared modules by
 * the name that they are asked for by, so a relative import would be a copy.
 */
export const sharedModulesByName = {
  files: [
    'libs/web/src/{api-client,cart-press,chosen-bookshop,shop-front,use-address-draft,use-cart-press}.{ts,tsx}',
  ],
  rules: {
    'eslint-js/enforce-module-boundaries': [
      'error',
      { ...boundaries, allowCircularSelfDependency: true },
    ],
  },
};
