// Publishes the demo of a run of tests, of which each of its products begins with a copy.
import { publishedDemo } from './demo-folder.ts';
import { Product } from './product.ts';

await publishedDemo('demo', Product.published);
