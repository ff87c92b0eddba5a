/**
 * Features of scripts that Safari 15.4, Chromium 106 or Firefox 115 lacks, by MDN's compatibility data.
 * A call with `?.(` has another way beside it.
 */
const METHODS = [
  ['toSorted', 'toReversed', 'toSpliced', 'with', 'isWellFormed', 'toWellFormed', 'transfer'],
  ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf'],
  ['isDisjointFrom', 'getOrInsert', 'getOrInsertComputed', 'checkVisibility', 'requestSubmit'],
  ['showPopover', 'hidePopover', 'togglePopover', 'startViewTransition', 'moveBefore'],
  ['setHTMLUnsafe', 'getHTML', 'requestClose', 'attachInternals', 'toBase64', 'toHex'],
].flat();

const GLOBALS = [
  'AbortSignal.(?:any|timeout)',
  'Array.fromAsync',
  '(?:Map|Object).groupBy',
  'Promise.(?:try|withResolvers)',
  'RegExp.escape',
  'URL.(?:canParse|parse)',
  'Iterator.(?:from|concat)',
  'Intl.(?:DurationFormat|Segmenter)',
  'new (?:CSSStyleSheet|CompressionStream|DecompressionStream)',
].map((name) => name.replace('.', String.raw`\.`));

const LATER = new RegExp(
  [
    String.raw`\.(?:${METHODS.join('|')})\(`,
    String.raw`\b(?:${GLOBALS.join('|')})\(`,
    // Methods of iterators: what Object answers is an array.
    String.raw`(?<!\bObject)\.(?:entries|keys|matchAll|values)\([^()]*\)\.(?:drop|every|filter|find|flatMap|forEach|map|reduce|some|take|toArray)\(`,
    // A look behind, a block that initialises a class, sets in a pattern.
    String.raw`\(\?<[=!]`,
    String.raw`\bstatic\s*\{`,
    String.raw`\/[dgimsuy]*v[dgimsuy]*\.(?:test|exec)\(`,
  ].join('|'),
  'g',
);

/** The later features that a script uses. */
export const laterFeatures = (script: string) => script.match(LATER) ?? [];
