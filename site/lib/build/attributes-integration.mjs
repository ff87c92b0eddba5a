/** The module of Astro that escapes attribute values, and the call that a transform extends. */
const WRITER = '/astro/dist/runtime/server/render/util.js';
const AS_ASTRO_DOES = '.replace(DOUBLE_QUOTE_REGEX, "&quot;")';
const AS_TEXT = `${AS_ASTRO_DOES}.replace(/</g, "&lt;").replace(/>/g, "&gt;")`;

/**
 * Escapes angle brackets in attributes, as Astro does in text and React does everywhere: in a finished
 * page each of them is part of an element then, whatever was typed.
 * @returns {import('astro').AstroIntegration}
 */
export function escapedAttributes() {
  return {
    name: 'kheya-attributes',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin()] } });
      },
    },
  };
}

/** @returns {import('vite').Plugin} */
const plugin = () => ({
  name: 'kheya-attributes',
  transform(code, id) {
    if (!id.split('?')[0].endsWith(WRITER)) return;
    if (!code.includes(AS_ASTRO_DOES)) throw new Error('Astro writes attributes in another way');
    return { code: code.replace(AS_ASTRO_DOES, () => AS_TEXT), map: null };
  },
});
