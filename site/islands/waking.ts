import quiet from './quiet.ts';
import touch from './touch.ts';

/** The ways in which islands wake, where Astro's element for islands looks for them. */
Object.assign(self, { Astro: { quiet, touch } });
