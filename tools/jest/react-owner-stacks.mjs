import * as react from 'react';

const internals = react.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;

// React notes for its warnings where each element was made, for 10,000 elements a second: a stack trace each. Here it
// does as with all further ones. Without this setting tests take longer, and nothing else.
if (internals) {
  const enough = { get: () => Number.MAX_SAFE_INTEGER, set() {} };
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', enough);
}
