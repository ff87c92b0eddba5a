import type { ChangeOf, DraftOf, Entity, RecordOf } from '../kit/entity.ts';
import { paths } from '../routes/paths.ts';
import { agencyRecord } from './agency-record.ts';
import { accreditation } from './accreditation.ts';
import { blogPost } from './blog-post.ts';
import { contactInfo } from './contact-info.ts';
import { contactSubmission } from './contact-submission.ts';
import { faq } from './faq.ts';
import { flight } from './flight.ts';
import { heroContent } from './hero-content.ts';
import { heroScene } from './hero-scene.ts';
import { landingPage } from './landing-page.ts';
import { offer } from './offer.ts';
import { redirect } from './redirect.ts';
import { replyTemplate } from './reply-template.ts';
import { review } from './review.ts';
import { serviceOption } from './service-option.ts';
import { tag } from './tag.ts';
import { tourPackage } from './tour-package.ts';
import { umrahPackage } from './umrah-package.ts';
import { user } from './user.ts';
import { visaService } from './visa-service.ts';

/** The one list of entities. */
export const entities = [
  tourPackage,
  umrahPackage,
  visaService,
  flight,
  blogPost,
  landingPage,
  heroScene,
  heroContent,
  contactInfo,
  accreditation,
  faq,
  review,
  offer,
  serviceOption,
  tag,
  redirect,
  contactSubmission,
  replyTemplate,
  user,
] as const;

export type AnyEntity = (typeof entities)[number];
export type EntityName = AnyEntity['name'];
export type EntityNamed<N extends EntityName> = Extract<AnyEntity, { name: N }>;

/** The records of an entity, by the entity's name. */
export type RecordNamed<N extends EntityName> = RecordOf<EntityNamed<N>>;
export type DraftNamed<N extends EntityName> = DraftOf<EntityNamed<N>>;
export type ChangeNamed<N extends EntityName> = ChangeOf<EntityNamed<N>>;

/**
 * Entities whose deleted records go to the trash, and whose changes staff look back on: all but
 * accounts, of which no way in may be left behind.
 */
export const recoverableEntities = entities.filter(
  (entity): entity is Exclude<AnyEntity, typeof user> => entity !== user,
);
export const isRecoverable = (entity: Entity): boolean => entity.name !== user.name;
export type RecoverableName = Exclude<EntityName, (typeof user)['name']>;

/** Entities whose records the public site shows: every write of them is published. */
export const publicEntities: readonly Entity[] = (entities as readonly Entity[]).filter(
  (entity) => entity.shownWhen !== null,
);

/** Entities whose records can be looked at before they are saved. A redirect is on no page. */
export const previewedEntities = publicEntities.filter(({ name }) => name !== redirect.name);

type PublicEntity = Exclude<AnyEntity, { shownWhen: null }>;
export type PublicName = PublicEntity['name'];

type AgencyEntity = Extract<AnyEntity, { module: typeof agencyRecord.module }>;

/** The agency's own records: one module of the CMS keeps them all. */
export const agencyEntities = entities.filter(
  (entity): entity is AgencyEntity => entity.module === agencyRecord.module,
);
export type AgencyName = AgencyEntity['name'];
export type AgencyTable = AgencyEntity['table'];

type DetailEntity = Exclude<PublicEntity, { page: null }>;

/** Entities whose records have pages of their own. */
export const detailEntities = entities.filter(
  (entity): entity is DetailEntity => entity.page !== null,
);
export type DetailName = DetailEntity['name'];

type CatalogueEntity = Exclude<PublicEntity, AgencyEntity>;

/** Catalogue entities: offers and posts, each with a CMS module of its own. */
export const catalogueNames = entities
  .filter(
    (entity): entity is CatalogueEntity =>
      entity.shownWhen !== null && entity.module !== agencyRecord.module,
  )
  .map(({ name }) => name);
export type CatalogueName = CatalogueEntity['name'];
/** The pages that list them. */
export type CatalogueList = CatalogueEntity['shownOn'];

export function entityNamed<N extends EntityName>(name: N): EntityNamed<N> {
  const found = entities.find((entity) => entity.name === name);
  if (!found) throw new Error(`There is no entity "${name}"`);
  return found as EntityNamed<N>;
}

/** The English page that shows a record best. */
export function recordPage(name: PublicName, { id, slug }: { id: string; slug?: unknown }): string {
  const { shownOn, page } = entityNamed(name);
  if (!page) return paths[shownOn];
  return page(typeof slug === 'string' && slug !== '' ? slug : id);
}

/** The entity whose record has its page at an English path, and the end of that path. */
export function placeOf(path: string): { entity: DetailEntity; address: string } | undefined {
  const address = path.slice(path.lastIndexOf('/') + 1);
  const entity = detailEntities.find(({ page }) => page(address) === path);
  return entity && { entity, address };
}

export {
  accreditation,
  blogPost,
  contactInfo,
  contactSubmission,
  faq,
  flight,
  heroContent,
  heroScene,
  landingPage,
  redirect,
  replyTemplate,
  review,
  serviceOption,
  tag,
  tourPackage,
  umrahPackage,
  user,
  visaService,
};
