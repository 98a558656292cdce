import type { ApiCall } from '@zaino/contracts/shared';

/** The calls of a bookshop's desk, or the same ones of staff: they differ in their paths, and in who may make them. */
export type EitherDoor<Api> = {
  [Name in keyof Api]: Api[Name] extends ApiCall<infer Declared>
    ? ApiCall<Omit<Declared, 'path'> & { path: string }>
    : never;
};
