// A browser older than the build's target, by what the styles need: the page says so, in place of a white
// window. Plain script: every browser runs it.

if (!('CSSPropertyRule' in window) || !CSS.supports('color', 'color-mix(in oklab, red, red)')) {
  document.getElementById('root').remove();
  document.getElementById('old-browser').hidden = false;
}
