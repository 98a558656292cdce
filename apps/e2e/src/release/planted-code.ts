/** Code of a server bundle whose pages each have something else. */
const withRoutes = (changes: string) => (code: string) =>
  `${code}\n;module.exports = { routes: module.exports.routes.map((route) => ({ ...route, ${changes} })) };`;

/** Whose pages do that before they load their data. */
export function withLoader(first: string) {
  return withRoutes(
    `loader: async (...given) => { ${first} return (await route.loader?.(...given)) ?? null; }`,
  );
}

/** Whose pages are drawn so. */
export function withComponent(component: string) {
  return withRoutes(`Component: ${component}`);
}

/** The same call, whose reader relies on one member more of the answer. */
export function reading<Call extends { answer: Record<string, unknown> }>(
  call: Call,
  name: string,
): Call {
  const { properties, required } = call.answer as { properties: object; required?: string[] };
  const answer = {
    ...call.answer,
    properties: { ...properties, [name]: { type: 'string' } },
    required: [...(required ?? []), name],
  };
  return { ...call, answer };
}
