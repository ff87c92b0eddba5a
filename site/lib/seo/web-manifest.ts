/** Web app manifest: a phone installs the site on its home screen under the agency's name. */
export const webManifest = (name: string) =>
  `${JSON.stringify(
    {
      name,
      start_url: '/',
      display: 'minimal-ui',
      background_color: '#fffbf4',
      theme_color: '#07363c',
      icons: [
        { src: '/brand/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/brand/icon-512.png', sizes: '512x512', type: 'image/png' },
        {
          src: '/brand/icon-maskable-512.png',
          sizes: '512x512',
          type: 'image/png',
          purpose: 'maskable',
        },
      ],
    },
    null,
    2,
  )}\n`;
