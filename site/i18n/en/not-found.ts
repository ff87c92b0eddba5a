export const notFound = {
  title: 'Page not found',
  description: 'There is no page at this address on our site. Here is where you can go instead.',
  headline: 'This boat is not at the landing',
  lead: 'The page you asked for has moved, or was never here. From this landing you can go on to:',
  links: 'Useful links',
  call: 'Or simply call us:',
};
