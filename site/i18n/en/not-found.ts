export const notFound = {
  title: 'Page not found',
  description: 'This address leads nowhere on our site. Here is where to go on from.',
  headline: 'This boat is not at the landing',
  lead: 'The page you asked for has moved, or was never here. From this landing you can go on to:',
  links: 'Useful links',
  call: 'Or simply call us:',
};
