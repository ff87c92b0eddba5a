import { originOf, type LeadOrigin } from '#model/contact/lead-origin.ts';
import type { FastifyRequest } from 'fastify';
import { isForm } from '../../plugins/plain-forms.ts';

/** Whether a browser says that its user is not to be tracked. */
const asksNotToBeTracked = ({ headers }: FastifyRequest) =>
  headers['sec-gpc'] === '1' || headers['dnt'] === '1';

/**
 * Origin of a lead, as far as its sender lets it be known. A form without JavaScript says
 * nothing, and its page's address, which the browser sends along, tells the campaign.
 */
export const arrivalsOn =
  (siteUrl: string) =>
  (request: FastifyRequest, origin: unknown): LeadOrigin => {
    const ownHosts = [new URL(siteUrl).hostname, request.hostname];
    if (asksNotToBeTracked(request)) return originOf({ said: undefined, ownHosts });
    const page = isForm(request) ? request.headers.referer : undefined;
    return originOf({ said: origin, page, ownHosts });
  };
