import { publicEntities } from '../entities/index.ts';

/**
 * Access control: one table. The server refuses to start with a route that is not in it.
 *
 * - anyone: no sign-in needed; a token, when sent, must still be valid
 * - translator: signed in, in any role; a translator writes Bengali texts alone
 * - moderator: signed in, and more than a translator
 * - self: the signed-in user's own record, or any for a super_admin
 * - super_admin: that role alone
 * - build: the build token, which may do nothing else
 */
export type Access = 'anyone' | 'translator' | 'moderator' | 'self' | 'super_admin' | 'build';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type RouteKey = `${Method} /${string}`;

/** What the site shows: public to read, staff to write. */
const content: Record<RouteKey, Access> = Object.assign(
  {},
  ...publicEntities.map(({ path, page, fields, ordered, singleActive }) => ({
    [`GET ${path}`]: 'anyone',
    [`GET ${path}/:id`]: 'anyone',
    [`POST ${path}`]: 'moderator',
    [`PUT ${path}/:id`]: 'translator',
    [`DELETE ${path}/:id`]: 'moderator',
    ...(ordered && { [`POST ${path}/:id/reorder`]: 'moderator' }),
    ...(singleActive && { [`GET ${path}/active`]: 'anyone' }),
    ...(page && 'slug' in fields && { [`GET ${path}/slug/:slug`]: 'anyone' }),
  })),
);

export const permissions: Readonly<Record<RouteKey, Access>> = {
  'GET /health': 'anyone',
  'GET /health/ready': 'anyone',
  'GET /health/live': 'anyone',
  'GET /openapi.json': 'anyone',

  'POST /auth/login': 'anyone',
  'POST /auth/logout': 'translator',
  'GET /auth/sessions': 'translator',
  'DELETE /auth/sessions/:id': 'translator',
  'GET /users': 'translator',
  'GET /users/me': 'translator',
  'PUT /users/change-password': 'translator',
  'POST /users': 'super_admin',
  'GET /users/:id': 'self',
  'PUT /users/:id': 'super_admin',
  'DELETE /users/:id': 'super_admin',

  ...content,
  'GET /tour-packages/:id/similar': 'anyone',
  'GET /umrah-packages/:id/similar': 'anyone',
  'GET /visa-services/:id/similar': 'anyone',
  'GET /visa-services/country/:country': 'anyone',
  'GET /visa-services/tags/all': 'anyone',
  'GET /visa-services/countries/all': 'anyone',
  'GET /landing-page-subjects': 'moderator',
  'GET /landing-page-offers': 'moderator',

  'POST /contact-submissions': 'anyone',
  'GET /contact-submissions': 'moderator',
  'GET /contact-submissions/:id': 'moderator',
  'PUT /contact-submissions/:id': 'moderator',
  'DELETE /contact-submissions/:id': 'moderator',
  'PUT /contact-submissions/:id/mark-read': 'moderator',
  'DELETE /contact-submissions/suspected-spam': 'moderator',
  'GET /contact-submissions/:id/timeline': 'moderator',
  'POST /contact-submissions/:id/events': 'moderator',
  'GET /contact-submissions/owners': 'moderator',
  'PUT /contact-submissions/duty': 'moderator',
  'GET /reply-templates': 'moderator',
  'GET /reply-templates/:id': 'moderator',
  'POST /reply-templates': 'moderator',
  'PUT /reply-templates/:id': 'moderator',
  'DELETE /reply-templates/:id': 'moderator',
  'POST /contact-submissions/exports': 'moderator',
  'POST /personal-data/search': 'super_admin',
  'POST /personal-data/export': 'super_admin',
  'POST /personal-data/erase': 'super_admin',

  'GET /site-management/overview': 'moderator',
  'GET /site-management/not-found-pages': 'moderator',

  'POST /page-counts': 'anyone',
  'GET /page-counts': 'moderator',
  'GET /page-counts/funnel': 'moderator',

  'GET /uploads': 'moderator',
  'POST /uploads/image': 'moderator',
  'POST /uploads/images': 'moderator',
  'PUT /uploads/:file': 'moderator',
  'DELETE /uploads/:file': 'moderator',
  'GET /uploads/stats': 'moderator',

  'GET /trash': 'moderator',
  'POST /trash/:entity/:id/restore': 'moderator',
  'DELETE /trash': 'super_admin',
  'DELETE /trash/:entity/:id': 'super_admin',
  'GET /drafts': 'moderator',
  'GET /drafts/:entity/:id': 'moderator',
  'PUT /drafts/:entity/:id': 'moderator',
  'DELETE /drafts/:entity/:id': 'moderator',
  'POST /drafts/:entity/:id/publish': 'moderator',
  'GET /history/:entity/:id': 'moderator',
  'GET /history/:entity/:id/:version': 'moderator',

  'GET /translations': 'translator',
  'POST /translations/:entity/:id/confirm': 'translator',
  'POST /translations/:entity/:id/skip': 'translator',

  'GET /audit-log': 'super_admin',
  'GET /publishing': 'moderator',
  'GET /publishing/stream': 'moderator',
  'GET /publishing/publishes': 'moderator',
  'GET /publishing/deliveries': 'moderator',
  'POST /publishing/resend': 'moderator',
  'POST /publishing/publishes/:id/rollback': 'super_admin',
  'POST /publishing/resume': 'super_admin',
  'GET /publishing/records/:entity/:id': 'moderator',
  'POST /publishing/records/:entity/:id/retry': 'moderator',
  'POST /preview': 'moderator',
  'GET /site-content': 'build',
};
