import { Plus } from 'lucide-react';
import { useState, type Ref } from 'react';
import { useRecords } from '../../client/use-records.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { Chip } from '../widgets/chip.tsx';
import { textAttributes, type ControlProps } from '../widgets/control-props.ts';
import { linesFrom } from '../widgets/paste-lines.ts';
import { BengaliName } from './bengali-name.tsx';
import { TagSuggestions } from './tag-suggestions.tsx';
import { bengaliOf, withoutBengali, withTag, withTyped, type NamedTag } from './tags.ts';

const NO_TAGS: readonly NamedTag[] = [];

/**
 * Added by Enter or the button, and by leaving the field: what is typed is never lost. Of several lines
 * that are pasted, each is a tag, and so is what stands between commas.
 */
export function TagsInput({ draft, onChange, ref, onBlur, ...rest }: ControlProps<string[]>) {
  const [typed, setTyped] = useState('');
  const table = useRecords('tag');
  const named = table.data?.filter(({ is_active }) => is_active) ?? NO_TAGS;
  const unnamed = table.data ? withoutBengali(named, draft) : [];
  const add = () => {
    if (typed.trim() !== '') onChange(withTyped(draft, typed));
    setTyped('');
  };
  return (
    <div
      className="space-y-2.5"
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        add();
        onBlur();
      }}
    >
      <div className="flex gap-2">
        <Input
          {...textAttributes({ ...rest, onBlur: () => {} })}
          lang={undefined}
          ref={ref as Ref<HTMLInputElement>}
          value={typed}
          placeholder="Type a tag, then Enter"
          enterKeyHint="done"
          onChange={(event) => setTyped(event.target.value)}
          onPaste={(event) => {
            const lines = linesFrom(event.clipboardData.getData('text/plain'));
            if (lines.length < 2) return;
            event.preventDefault();
            onChange(lines.reduce<string[]>(withTyped, draft));
          }}
          onKeyDown={(event) => {
            // A Bengali keyboard ends a composition with Enter too.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
        />
        <Button onClick={add} aria-label="Add tag" icon>
          <Plus aria-hidden />
        </Button>
      </div>
      {draft.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="Added">
          {draft.map((tag) => (
            <Chip
              key={tag}
              removes={`tag ${tag}`}
              onRemove={() => onChange(draft.filter((each) => each !== tag))}
            >
              {tag}
              <BengaliName name={bengaliOf(named, tag)} />
            </Chip>
          ))}
        </ul>
      )}
      {unnamed.length > 0 && (
        <p className="text-sm text-faint">
          On Bengali pages in English: {unnamed.join(', ')}. Give them a Bengali name in Site
          Management, Tags.
        </p>
      )}
      <TagSuggestions
        column={rest.name}
        current={draft}
        named={named}
        typed={typed}
        onPick={(tag) => {
          onChange(withTag(draft, tag));
          setTyped('');
        }}
      />
    </div>
  );
}
