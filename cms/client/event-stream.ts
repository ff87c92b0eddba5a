export interface ServerEvent {
  name: string;
  data: string;
}

/** The whole events at the beginning of a text of server-sent events, and what is left of it. */
export function eventsIn(text: string): { events: ServerEvent[]; rest: string } {
  const blocks = text.split(/\r?\n\r?\n/);
  const rest = blocks.pop()!;
  return { events: blocks.map(eventOf).filter((event) => event !== undefined), rest };
}

function eventOf(block: string): ServerEvent | undefined {
  let name = 'message';
  const data: string[] = [];
  for (const line of block.split(/\r?\n/)) {
    const [, field, value] = /^([^:]+):? ?([^]*)$/.exec(line) ?? [];
    if (field === 'event') name = value!;
    if (field === 'data') data.push(value!);
  }
  return data.length === 0 ? undefined : { name, data: data.join('\n') };
}
