/** Packages of others. Ours lie beside them where a team outside this repository builds (docs/decisions/outside-teams.md). */
export const packagesOfOthers = /\/node_modules\/(?!@zaino\/)/;
