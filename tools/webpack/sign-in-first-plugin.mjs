/**
 * Tells webpack the order in which the parts of a guarded remote are asked for: `routes` only by whoever has `login`
 * (docs/decisions/admin-remote.md). What the sign-in holds is then in no page behind it, and in no file in common.
 */
export class SignInFirstPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('SignInFirst', ({ hooks, namedChunkGroups }) => {
      // Before webpack takes out of chunks what those above them have.
      hooks.optimizeChunks.tap({ name: 'SignInFirst', stage: -20 }, () => {
        const [login, routes] = [namedChunkGroups.get('login'), namedChunkGroups.get('routes')];
        for (const parent of routes.getParents()) {
          parent.removeChild(routes);
          routes.removeParent(parent);
        }
        login.addChild(routes);
        routes.addParent(login);
      });
    });
  }
}
