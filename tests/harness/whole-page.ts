import { Parser, type DefaultTreeAdapterMap, type Token } from 'parse5';
import { Outline } from '../../site/publisher/render/document-outline.ts';

/** Why an HTML page is no whole document, as a browser reads it, and undefined where it is one. */
export function wholeFault(html: string): string | undefined {
  const reader = new Reader();
  reader.tokenizer.write(html, true);
  return reader.outline.fault();
}

/** Reads a page as a browser does, and keeps its outline. */
class Reader extends Parser<DefaultTreeAdapterMap> {
  readonly outline = new Outline();

  override onStartTag(token: Token.TagToken): void {
    this.outline.open(token.tagName);
    super.onStartTag(token);
  }

  override onEndTag(token: Token.TagToken): void {
    this.outline.close(token.tagName);
    super.onEndTag(token);
  }
}
