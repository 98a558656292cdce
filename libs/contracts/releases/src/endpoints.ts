import { defineEndpoint, parkedMessageList, parkedMessageRetry } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { appReleasesSchema, releasesOverviewSchema } from './app-releases';
import { appBudgetSchema, budgetInputSchema } from './budget';
import { releaseDeskCalls, releasesCalls } from './calls';
import { canaryChangeSchema, canaryInputSchema, releaseReasonSchema } from './canary';
import { appFiguresSchema, LONGEST_FIGURES_HOURS } from './figures';
import { versionJumps } from './limits';
import { localRemoteInputSchema } from './local-remote';
import { outsideAppInputSchema, outsideAppSchema } from './outside-app';
import { previewInputSchema, previewSchema } from './preview';
import { releaseActSchema, RELEASE_HISTORY_PAGE } from './release-act';
import { LARGEST_FIGURES, releaseFiguresSchema } from './release-figures';
import { teamInputSchema, teamSchema } from './team';
import {
  appNameSchema,
  LARGEST_UPLOAD,
  publishedVersionSchema,
  UPLOAD_TYPE,
  versionSchema,
} from './version';

const nothing = z.object({});
const ofApp = z.object({ app: appNameSchema });
const ofVersion = z.object({ app: appNameSchema, version: versionSchema });
const byId = z.object({ id: z.uuid() });
const because = z.strictObject({ reason: releaseReasonSchema });

/** What changes an app answers with what it has become. */
const changed = { access: 'team', act: 'releases.*', query: nothing, params: ofApp } as const;
const app = appReleasesSchema;

/** What a team does with its own app, by its token, and an admin with `all` with any. */
export const releasesEndpoints = {
  publish: defineEndpoint(releasesCalls.publish, {
    summary:
      'Takes a built version, a packed tar archive; checks and signs it. It is not live by that',
    access: 'team',
    act: 'releases.*',
    query: z.object({ jump: z._default(z.enum(versionJumps), 'patch') }),
    params: ofVersion,
    bodyTypes: [UPLOAD_TYPE],
    bodyLimit: LARGEST_UPLOAD,
    answerLimitMs: 60_000,
    response: z.object({ version: publishedVersionSchema, isNew: z.boolean() }),
  }),
  addFigures: defineEndpoint(releasesCalls.addFigures, {
    summary:
      'Adds what was measured of a published version that has no figures; the same again do no harm',
    access: 'team',
    act: 'releases.figures-added',
    query: nothing,
    params: ofVersion,
    body: releaseFiguresSchema,
    bodyLimit: LARGEST_FIGURES,
    response: z.object({ isNew: z.boolean() }),
  }),
  read: defineEndpoint(releasesCalls.read, {
    summary: 'An app: its live version, canary and versions',
    access: 'team',
    query: nothing,
    params: ofApp,
    response: app,
  }),
  promote: defineEndpoint(releasesCalls.promote, {
    ...changed,
    summary: 'Makes a published version live for everybody',
    body: z.strictObject({ version: versionSchema, reason: releaseReasonSchema }),
    response: app,
  }),
  goBack: defineEndpoint(releasesCalls.goBack, {
    ...changed,
    summary: 'Makes live again what was live before',
    body: z.strictObject({
      reason: releaseReasonSchema,
      /** The version that is to be left: two who press the button at once go back one step, not two. */
      from: z.optional(versionSchema),
    }),
    response: app,
  }),
  startCanary: defineEndpoint(releasesCalls.startCanary, {
    ...changed,
    summary: 'Shows a version to a share of the visitors',
    body: canaryInputSchema,
    response: app,
  }),
  changeCanary: defineEndpoint(releasesCalls.changeCanary, {
    ...changed,
    summary: 'Changes the share of a canary, pauses it or goes on',
    body: canaryChangeSchema,
    response: app,
  }),
  endCanary: defineEndpoint(releasesCalls.endCanary, {
    ...changed,
    summary: 'Ends a canary: all visitors get what is live',
    body: because,
    response: app,
  }),
} as const;

const staff = { access: 'admin', staff: 'all' } as const;

/** What admins read of all apps, and give to teams. */
export const releaseDeskEndpoints = {
  overview: defineEndpoint(releaseDeskCalls.overview, {
    ...staff,
    summary: 'All apps, with what is live',
    query: nothing,
    response: releasesOverviewSchema,
  }),
  history: defineEndpoint(releaseDeskCalls.history, {
    ...staff,
    summary: 'What happened, the latest first',
    query: z.object({
      app: z.optional(appNameSchema),
      /** Lines before this one, for the next page. */
      before: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
    }),
    response: z.object({
      acts: z.array(releaseActSchema).check(z.maxLength(RELEASE_HISTORY_PAGE)),
      next: z.nullable(z.int()),
    }),
  }),
  figures: defineEndpoint(releaseDeskCalls.figures, {
    ...staff,
    summary: 'How visits of an app went, by its versions',
    query: z.object({
      app: appNameSchema,
      hours: z._default(
        z.coerce.number().check(z.int(), z.gte(1), z.lte(LONGEST_FIGURES_HOURS)),
        24,
      ),
    }),
    response: appFiguresSchema,
  }),
  budget: defineEndpoint(releaseDeskCalls.budget, {
    ...staff,
    summary: 'What versions of an app may need, and what its latest ones needed',
    query: nothing,
    params: ofApp,
    response: appBudgetSchema,
  }),
  changeBudget: defineEndpoint(releaseDeskCalls.changeBudget, {
    ...staff,
    act: 'releases.budget-changed',
    summary: 'Changes what later versions of an app may need; what is published stays',
    query: nothing,
    params: ofApp,
    body: budgetInputSchema,
    response: appBudgetSchema,
  }),
  teams: defineEndpoint(releaseDeskCalls.teams, {
    ...staff,
    summary: 'Who may release what',
    query: nothing,
    response: z.object({ teams: z.array(teamSchema) }),
  }),
  addTeam: defineEndpoint(releaseDeskCalls.addTeam, {
    ...staff,
    act: 'releases.team-added',
    summary: 'Makes a token for one app; it is told this once',
    query: nothing,
    body: teamInputSchema,
    response: z.object({ team: teamSchema, token: z.string() }),
  }),
  revokeTeam: defineEndpoint(releaseDeskCalls.revokeTeam, {
    ...staff,
    act: 'releases.team-revoked',
    summary: 'Ends a token at once',
    query: nothing,
    params: byId,
    response: z.object({ team: teamSchema }),
  }),
  outsideApps: defineEndpoint(releaseDeskCalls.outsideApps, {
    ...staff,
    summary: 'Apps of teams outside this repository, with their paths',
    query: nothing,
    response: z.object({ apps: z.array(outsideAppSchema) }),
  }),
  addOutsideApp: defineEndpoint(releaseDeskCalls.addOutsideApp, {
    ...staff,
    act: 'releases.outside-app-added',
    summary: 'Gives an app of a team outside the path where its pages may stand',
    query: nothing,
    body: outsideAppInputSchema,
    response: z.object({ app: outsideAppSchema }),
  }),
  removeOutsideApp: defineEndpoint(releaseDeskCalls.removeOutsideApp, {
    ...staff,
    act: 'releases.outside-app-removed',
    summary: 'Takes such an app away: its path has no page any more, at once',
    query: nothing,
    params: ofApp,
    body: because,
    response: z.object({ app: outsideAppSchema }),
  }),
  previews: defineEndpoint(releaseDeskCalls.previews, {
    ...staff,
    summary: 'Previews, the latest first',
    query: nothing,
    response: z.object({ previews: z.array(previewSchema) }),
  }),
  addPreview: defineEndpoint(releaseDeskCalls.addPreview, {
    ...staff,
    act: 'releases.preview-added',
    summary: 'Makes a link that opens the shop with other versions',
    query: nothing,
    body: previewInputSchema,
    response: z.object({ preview: previewSchema, link: z.url() }),
  }),
  openLocal: defineEndpoint(releaseDeskCalls.openLocal, {
    ...staff,
    act: 'releases.local-opened',
    summary: 'Has this browser, by a cookie, take one app from the machine that it runs on',
    query: nothing,
    body: localRemoteInputSchema,
    /** `path` is where the app's pages begin. */
    response: z.object({ preview: previewSchema, path: z.string() }),
  }),
  staffLink: defineEndpoint(releaseDeskCalls.staffLink, {
    ...staff,
    summary: 'A link by which a browser gets what runs for staff alone, for some hours',
    query: nothing,
    response: z.object({ link: z.url(), expiresAt: z.iso.datetime() }),
  }),
  revokePreview: defineEndpoint(releaseDeskCalls.revokePreview, {
    ...staff,
    act: 'releases.preview-revoked',
    summary: 'Ends a preview: who has it open sees the live shop again',
    query: nothing,
    params: byId,
    response: z.object({ preview: previewSchema }),
  }),
  parkedMessages: defineEndpoint(releaseDeskCalls.parkedMessages, {
    ...parkedMessageList,
    summary: 'What could not be told to others of releases',
  }),
  retryMessage: defineEndpoint(releaseDeskCalls.retryMessage, parkedMessageRetry),
} as const;
