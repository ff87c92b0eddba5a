import type { SubjectKind } from '#model/catalogue/subject-kinds.ts';
import { STOCK_TOUR, STOCK_UMRAH } from '../media/stock-images.ts';

/** Shown of a landing page that has no picture of its own, by what it lists. */
const STOCK: Readonly<Record<SubjectKind, string>> = {
  'tour-package': STOCK_TOUR,
  'umrah-package': STOCK_UMRAH,
  'visa-service': STOCK_TOUR,
  flight: STOCK_TOUR,
};

export const landingCovers = (page: { cover_photo: string | null; catalogue: SubjectKind }) => ({
  sources: [page.cover_photo],
  stock: STOCK[page.catalogue],
});
