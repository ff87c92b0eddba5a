import {
  Bold,
  Heading2,
  Italic,
  Link,
  List,
  ListOrdered,
  Quote,
  type LucideIcon,
} from 'lucide-react';
import { letterOf } from '../../ui/letter-of.ts';
import * as edits from './edits.ts';

interface Tool {
  label: string;
  icon: LucideIcon;
  edit: (at: edits.Selected) => edits.Edit;
  /** With Ctrl, or Command on a Mac; upper case with Shift. */
  key?: string;
}

export const tools: readonly Tool[] = [
  { label: 'Bold', icon: Bold, edit: edits.bold, key: 'b' },
  { label: 'Italic', icon: Italic, edit: edits.italic, key: 'i' },
  { label: 'Heading', icon: Heading2, edit: edits.heading, key: 'H' },
  { label: 'List', icon: List, edit: edits.list, key: 'L' },
  { label: 'Numbered list', icon: ListOrdered, edit: edits.numberedList },
  { label: 'Quote', icon: Quote, edit: edits.quote, key: 'Q' },
  { label: 'Link', icon: Link, edit: edits.link, key: 'k' },
];

/** `b` → `Ctrl+B`, `H` → `Ctrl+Shift+H`. */
export const shownKey = (key: string) =>
  `Ctrl+${key === key.toUpperCase() ? 'Shift+' : ''}${key.toUpperCase()}`;

/** The tool that a stroke calls; never one that also types a sign. */
export function toolFor(
  stroke: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): Tool | undefined {
  if (!(stroke.ctrlKey || stroke.metaKey) || stroke.altKey) return undefined;
  const letter = letterOf(stroke);
  const pressed = stroke.shiftKey ? letter.toUpperCase() : letter;
  return tools.find((tool) => tool.key === pressed);
}
