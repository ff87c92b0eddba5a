import { entityNamed, type EntityName } from '#model/entities/index.ts';
import { draftOf } from '../../api/testing/drafts.ts';
import { listOf } from '../../cms/modules/list-of.ts';
import { signInToApi } from './api.ts';
import { enter } from './cms.ts';
import { resize, tooWide } from './page-checks.ts';
import { expect, test } from './test.ts';

/** No place to break a line. */
const WORD = 'Wwwwwwwwww';
const long = (most: number) => WORD.repeat(Math.ceil(most / WORD.length)).slice(0, most);

/** One of every kind of list. */
const KINDS: readonly EntityName[] = [
  'tour-package',
  'visa-service',
  'flight',
  'blog-post',
  'contact-submission',
  'reply-template',
  'faq',
  'user',
];

/** Fields without which a record is refused, and of which no visitor writes the others. */
const others: Partial<Record<EntityName, Record<string, unknown>>> = {
  'contact-submission': { name: long(120), subject: long(160), message: long(4_800) },
  user: { email: `${long(60)}@kheya.test`, full_name: long(120), password: long(20) },
};

/** A record whose texts are one word each, as long as they may be. */
function oneWordEach(name: EntityName): Record<string, unknown> {
  const entity = entityNamed(name);
  if (others[name]) return others[name];
  const texts = entity.columns.filter(({ field }) => ['text', 'multiline'].includes(field.kind));
  const words = texts.map(({ name: column, field }) => {
    const { maxLength = 200 } = field.schema as { maxLength?: number };
    return [column, long(maxLength)];
  });
  return draftOf(entity, Object.fromEntries(words));
}

for (const name of KINDS)
  test(`a ${name} of words without end stays within its list and its window`, async ({
    page,
    request,
  }) => {
    const staff = await signInToApi(request);
    const { id } = await staff.create(entityNamed(name).path, oneWordEach(name));
    await enter(page);
    const expectNarrow = async (what: string) => {
      for (const width of [390, 1280]) {
        await resize(page, width, 844);
        expect.soft(await tooWide(page), `${what}, ${width}`).toEqual([]);
      }
    };
    await page.goto(`/cms/${listOf(name)}`);
    await expect(page.locator('main').getByText(WORD).first()).toBeAttached();
    await expectNarrow('list');
    await page.goto(`/cms/${listOf(name)}/${id}`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNarrow('window');
    await staff.remove(`${entityNamed(name).path}/${id}`);
  });
