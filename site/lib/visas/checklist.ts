import type { Requirements } from '#model/kit/field-values.ts';
import { hashOf } from './hash.ts';

export interface Need {
  /** The same in both languages, another when the text is another. */
  key: string;
  text: string;
}

export interface NeedGroup {
  heading: string;
  needs: Need[];
}

/** A visa's requirements by applicant. A tick's key is the English text where there is one. */
export function checklistOf(shown: Requirements, english: Requirements): NeedGroup[] {
  const originals = Object.entries(english);
  return Object.entries(shown)
    .map(([heading, needs], group) => {
      const [headingThere, needsThere = []] = originals[group] ?? [];
      const isTwin = needsThere.length === needs.length;
      return {
        heading,
        needs: needs.map((text, i) => ({
          key: hashOf(isTwin ? `${headingThere} ${needsThere[i]}` : `${heading} ${text}`).toString(
            36,
          ),
          text,
        })),
      };
    })
    .filter(({ needs }) => needs.length > 0);
}

interface Message {
  title: string;
  groups: readonly { heading: string; needs: readonly { text: string; done: boolean }[] }[];
  /** The page that has the whole list. */
  link: string;
}

/** Longer addresses are refused by some browsers and servers. */
const MOST_IN_A_LINK = 6000;

/** The link that opens WhatsApp with the list written out, cut where it grows too long. */
export function sendHref({ title, groups, link }: Message): string {
  const start = 'https://wa.me/?text=';
  const end = encodeURIComponent(`\n\n${link}`);
  let text = encodeURIComponent(`*${title}*`);
  const lines = groups.flatMap(({ heading, needs }) => [
    ...(heading ? ['', `*${heading}*`] : ['']),
    ...needs.map(({ text: need, done }) => `${done ? '☑' : '☐'} ${need}`),
  ]);
  for (const line of lines) {
    const next = text + encodeURIComponent(`\n${line}`);
    if (start.length + next.length + end.length > MOST_IN_A_LINK)
      return start + text + encodeURIComponent('\n…') + end;
    text = next;
  }
  return start + text + end;
}
