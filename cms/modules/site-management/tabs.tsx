import type { AgencyName, RecordNamed } from '#model/entities/index.ts';
import type { ComponentType } from 'react';
import type { Overview } from '../../client/overview.ts';
import { serviceIcon } from '../../form/widgets/service-icons.ts';
import { Thumbnail } from '../../ui/thumbnail.tsx';
import { HeroPreview } from './hero-preview.tsx';
import { ScenePreview } from './scene-preview.tsx';

type SiteRecord<N extends AgencyName> = RecordNamed<N>;

/** One tab of Site Management: an entity of the agency's own records. */
export interface SiteTab<N extends AgencyName = AgencyName> {
  id: string;
  entity: N;
  label: string;
  counted: keyof Overview;
  add: string;
  fetchFailed: string;
  empty: string;
  /** Begins a sentence: `Hero scene`. */
  subject: string;
  ordered: boolean;
  titleOf: (record: SiteRecord<N>) => string;
  titleBnOf: (record: SiteRecord<N>) => string | null;
  /** Quieter lines below the title. */
  linesOf: (record: SiteRecord<N>) => readonly (string | null)[];
  Picture?: ComponentType<{ record: SiteRecord<N> }>;
  Preview?: ComponentType;
  /** Default values of a new record, by the length of the list. */
  given?: (count: number) => Record<string, unknown>;
  /** How its list is sorted, where not by the API. */
  sortedBy?: (record: SiteRecord<N>) => string;
}

const atTheEnd = (count: number) => ({ order: count + 1 });

const scenes: SiteTab<'hero-scene'> = {
  id: 'hero-scenes',
  entity: 'hero-scene',
  label: 'Hero Scenes',
  counted: 'hero_scenes',
  add: 'Add Hero Scene',
  fetchFailed: 'Failed to fetch hero scenes',
  empty: 'No hero scenes found',
  subject: 'Hero scene',
  ordered: true,
  titleOf: ({ name }) => name,
  titleBnOf: ({ name_bn }) => name_bn,
  linesOf: ({ gradient_class }) => [gradient_class && `${gradient_class} light`],
  Picture: ({ record }) => <Thumbnail sources={[record.image_url]} className="size-16" />,
  Preview: ScenePreview,
  given: atTheEnd,
};

const content: SiteTab<'hero-content'> = {
  id: 'hero-content',
  entity: 'hero-content',
  label: 'Hero Content',
  counted: 'hero_content',
  add: 'Add Hero Content',
  fetchFailed: 'Failed to fetch hero content',
  empty: 'No hero content found',
  subject: 'Hero content',
  ordered: false,
  titleOf: ({ headline_en }) => headline_en,
  titleBnOf: ({ headline_bn }) => headline_bn,
  linesOf: ({ subtitle_en, cta_text_en, cta_link }) => [
    subtitle_en,
    [cta_text_en, cta_link].filter(Boolean).join(' → ') || null,
  ],
  Preview: HeroPreview,
};

const contact: SiteTab<'contact-info'> = {
  id: 'contact-info',
  entity: 'contact-info',
  label: 'Contact Info',
  counted: 'contact_info',
  add: 'Add Contact Info',
  fetchFailed: 'Failed to fetch contact info',
  empty: 'No contact information found',
  subject: 'Contact info',
  ordered: false,
  titleOf: ({ company_name }) => company_name,
  titleBnOf: ({ company_name_bn }) => company_name_bn,
  linesOf: ({ address_en, phone, email, working_hours_en }) => [
    address_en,
    [phone, email].filter(Boolean).join(' · ') || null,
    working_hours_en,
  ],
  given: () => ({
    working_hours_en: 'Mon to Sat 9:00 AM to 8:00 PM',
    working_hours_bn: 'সোম থেকে শনি, সকাল ৯টা থেকে রাত ৮টা',
  }),
};

const services: SiteTab<'service-option'> = {
  id: 'service-options',
  entity: 'service-option',
  label: 'Service Options',
  counted: 'service_options',
  add: 'Add Service Option',
  fetchFailed: 'Failed to fetch service options',
  empty: 'No service options found',
  subject: 'Service option',
  ordered: true,
  titleOf: ({ name_en }) => name_en,
  titleBnOf: ({ name_bn }) => name_bn,
  linesOf: ({ description_en }) => [description_en],
  Picture: ({ record }) => {
    const Icon = serviceIcon(record.icon);
    return (
      <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-lg bg-accent-soft text-accent">
        <Icon aria-hidden className="size-6" />
      </span>
    );
  },
  given: atTheEnd,
};

const tags: SiteTab<'tag'> = {
  id: 'tags',
  entity: 'tag',
  label: 'Tags',
  counted: 'tags',
  add: 'Add Tag',
  fetchFailed: 'Failed to fetch tags',
  empty: 'No tags found',
  subject: 'Tag',
  ordered: false,
  titleOf: ({ name }) => name,
  titleBnOf: ({ name_bn }) => name_bn,
  linesOf: () => [],
  sortedBy: ({ name }) => name,
};

/** In the order in which they stand. */
const tabs: { [N in AgencyName]: SiteTab<N> } = {
  'hero-scene': scenes,
  'hero-content': content,
  'contact-info': contact,
  'service-option': services,
  tag: tags,
};

export const siteTabs = Object.values(tabs) as unknown as readonly SiteTab[];
