import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';

const shortcuts: readonly (readonly [keys: string, action: string])[] = [
  ['Ctrl K', 'Find a record, a module or an action'],
  ['/', 'Go to the search of the list'],
  ['Ctrl S', 'Save the open form'],
  ['Esc', 'Close the open window'],
  ['Shift', 'With a click: select all rows up to this one'],
  ['?', 'This list'],
];

export const ShortcutsHelp = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Confirm
    open={open}
    onClose={onClose}
    title="Keyboard shortcuts"
    actions={<Button onClick={onClose}>Close</Button>}
  >
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-2.5">
      {shortcuts.map(([keys, action]) => (
        <div key={keys} className="contents">
          <dt>
            <kbd className="rounded-md border border-edge bg-sunken px-2 py-0.5 font-sans font-semibold text-text">
              {keys}
            </kbd>
          </dt>
          <dd>{action}</dd>
        </div>
      ))}
    </dl>
    <p>On a Mac it is Cmd instead of Ctrl.</p>
  </Confirm>
);
