import { entityNamed, type CatalogueName } from '#model/entities/index.ts';
import type { Catalogue, CatalogueTexts } from './catalogue.ts';
import { switchesOf } from './switches.ts';

type Derived = 'heading' | 'add' | 'texts' | 'switches';

/** What an entity does not say of its module, and what the module says in other words. */
type Own<N extends CatalogueName> = Omit<Catalogue<N>, Derived> &
  Partial<Pick<Catalogue<N>, 'heading'>> & {
    texts?: Partial<CatalogueTexts>;
  };

/** A module of the catalogue, its words taken from the entity's label. */
export function defineCatalogue<N extends CatalogueName>(own: Own<N>): Catalogue<N> {
  const { label, fields } = entityNamed<CatalogueName>(own.name);
  const noun = own.texts?.noun ?? label.one.toLowerCase();
  const nouns = own.texts?.nouns ?? label.many.toLowerCase();
  const subject = noun.charAt(0).toUpperCase() + noun.slice(1);
  return {
    heading: label.many,
    add: `Add ${label.one}`,
    switches: switchesOf(fields, subject),
    ...own,
    texts: {
      noun,
      nouns,
      fetchFailed: `Failed to fetch ${nouns}`,
      saveFailed: `Failed to save ${noun}`,
      deleteFailed: `Failed to delete ${noun}`,
      created: `${subject} created successfully`,
      updated: `${subject} updated successfully`,
      deleted: `${subject} deleted successfully`,
      ...own.texts,
    },
  };
}
