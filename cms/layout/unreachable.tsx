import { useSession } from '../stores/session.ts';
import { Button } from '../ui/button.tsx';

/** Error screen: no answer came to whether the stored session is still valid. */
export function Unreachable() {
  const restore = useSession((session) => session.restore);
  return (
    <main className="grid min-h-dvh place-items-center p-6 text-center">
      <div>
        <h1 className="text-xl font-bold">The server cannot be reached</h1>
        <p className="mt-2 mb-5 text-soft">
          You stay signed in. Check the connection and try again.
        </p>
        <Button look="accent" onClick={() => void restore()}>
          Try again
        </Button>
      </div>
    </main>
  );
}
