import type { NetlifySite, SiteBucket, SiteHost } from '../../publish-to.ts';
import { BucketTarget } from './bucket-target.ts';
import { NetlifyTarget } from './netlify-target.ts';
import { PublishedSite } from './published-site.ts';
import type { Target } from './targets.ts';

type Maker<T extends SiteHost> = (host: T, siteDir: string, clock: () => Date) => Target;

const makers: { [K in SiteHost['kind']]: Maker<Extract<SiteHost, { kind: K }>> } = {
  s3: (host: SiteBucket, siteDir, clock) =>
    new BucketTarget(host, { site: new PublishedSite(siteDir, 'md5'), clock }),
  netlify: (host: NetlifySite, siteDir) =>
    new NetlifyTarget(host, { site: new PublishedSite(siteDir, 'sha1') }),
};

/** A host that is sent the published files. */
export const hostTarget = (host: SiteHost, siteDir: string, clock: () => Date): Target =>
  (makers[host.kind] as Maker<SiteHost>)(host, siteDir, clock);
