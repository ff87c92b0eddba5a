import { paths } from '#model/routes/paths.ts';
import { expect, test } from 'vitest';
import { servicePage } from './service-page.ts';

test.for([
  ['Visa assistance', 'Globe', paths.visas],
  ['Umrah with wheelchair', 'Star', paths.umrah],
  ['Air tickets', 'Globe', paths.flights],
  ['Cheap airfares', 'Globe', paths.flights],
  ['Canton Fair in Guangzhou', 'Globe', paths.tours],
  ['Wheelchair holidays', 'Heart', paths.tours],
  ['Planet of beaches', 'Compass', paths.tours],
  ['Going abroad', 'Plane', paths.flights],
] as const)('%s leads, with the icon %s, to %s', ([name_en, icon, path]) => {
  expect(servicePage({ name_en, icon })).toBe(path);
});
