/** Astro's manifest of the compiled site: undocumented, and the same in every kind of build. */
declare module 'virtual:astro:manifest' {
  export const manifest: import('astro').SSRManifest;
}
