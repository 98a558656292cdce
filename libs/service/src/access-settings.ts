/** Injection token of what a service knows of itself and of the others. */
export const ACCESS_SETTINGS = Symbol('access settings');

export interface AccessSettings {
  /** As in the logs. */
  serviceName: string;
  /** What other services prove with that they are ours; without one nobody can. */
  serviceKey?: string;
}
