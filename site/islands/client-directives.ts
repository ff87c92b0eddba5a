import idleVisible from './client-idle-visible.ts';
import interaction from './client-interaction.ts';

/** Registry of the client directives, in the global where `<astro-island>` looks them up. */
Object.assign(self, { Astro: { 'idle-visible': idleVisible, interaction } });
