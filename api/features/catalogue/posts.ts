import { blogPost } from '#model/entities/index.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { revised } from '../../crud/route-schemas.ts';
import { get } from '../../crud/repository.ts';
import { answer, isStaff } from '../../crud/routes.ts';
import { isShown, publicView } from '../../crud/views.ts';
import type { Db } from '../../db/database.ts';
import { NotFound } from '../../errors.ts';

interface PostOptions {
  db: Db;
  clock: () => Date;
}

const schema = {
  operationId: 'getBlogPostBySlug',
  summary: 'Get the Blog Post with this slug',
  tags: ['blog-posts'],
  // No pattern: an invalid slug is a 404.
  params: Type.Object({ slug: Type.String() }),
  response: { 200: revised(answer(blogPost)) },
};

export const postRoutes: FastifyPluginAsyncTypebox<PostOptions> = async (app, { db, clock }) => {
  app.get('/blog-posts/slug/:slug', { schema }, async (request) => {
    const found = await db
      .selectFrom('blog_posts')
      .select('id')
      .where('slug', '=', request.params.slug)
      .executeTakeFirst();
    if (!found) throw new NotFound(blogPost.label.one);
    const post = await get(db, blogPost, found.id);
    if (isStaff(request)) return post;
    const now = clock();
    if (!isShown(blogPost, post, now)) throw new NotFound(blogPost.label.one);
    return publicView(blogPost, post, now);
  });
};
