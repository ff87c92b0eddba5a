import { classNames } from '../../ui/class-names.ts';
import { advice, strengthOf, strengths } from './passwords.ts';

const tones = ['bg-bad', 'bg-bad', 'bg-star', 'bg-good'];

/** How well a password would hold, in a bar and a word. */
export function StrengthHint({ password }: { password: string }) {
  if (password === '') return null;
  const strength = strengthOf(password);
  const level = strengths.indexOf(strength);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-soft">
      <span aria-hidden className="grid min-w-24 flex-1 grid-cols-3 gap-1">
        {[1, 2, 3].map((part) => (
          <span
            key={part}
            className={classNames(
              'h-1.5 rounded-full',
              part <= level ? tones[level] : 'bg-edge/30',
            )}
          />
        ))}
      </span>
      <span role="status">
        <span className="block">Strength: {strength}</span>
        {advice[strength] && <span className="block">{advice[strength]}</span>}
      </span>
    </p>
  );
}
