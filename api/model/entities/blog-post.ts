import { entity } from '../kit/entity.ts';
import { flag, image, markdown, multiline, slug, tags, text } from '../kit/field.ts';
import { paths } from '../routes/paths.ts';
import { scheduleFields } from './catalogue-fields.ts';

export const blogPost = entity({
  name: 'blog-post',
  table: 'blog_posts',
  path: '/blog-posts',
  label: { one: 'Blog Post', many: 'Blog Posts' },
  module: 'blog',
  id: ['title'],
  shownWhen: 'is_published',
  shownOn: 'blog',
  page: paths.post,
  columns: ['title', 'tags', 'is_published'],
  searched: ['title', 'tags'],
  fields: {
    slug: slug({ label: 'Slug', hint: 'Made from the title when left empty', unique: true }),
    title: text({ label: 'Title', max: 160, required: true, bilingual: true }),
    excerpt: multiline({ label: 'Excerpt', max: 400, bilingual: true }),
    content: markdown({ label: 'Content', max: 60_000, required: true, bilingual: true }),
    cover_image: image({ label: 'Cover image' }),
    image: image({ label: 'Image' }),
    tags: tags({ label: 'Tags' }),
    is_published: flag({ label: 'Publish immediately', default: false }),
    ...scheduleFields,
  },
});
