import { asSeen } from '#model/text/unseen.ts';
import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { messageFor } from '../client/api-error.ts';
import { useSession } from '../stores/session.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { Button } from '../ui/button.tsx';
import { FaultsContext, faultsIn, type Faults } from '../ui/faults.ts';
import { Labelled } from '../ui/labelled.tsx';
import { notify } from '../ui/toast.tsx';
import { SignInBackground } from './sign-in-background.tsx';

const messageOf = (error: unknown) =>
  messageFor(error, error instanceof Error ? error.message : '') || 'Login failed';

export function SignIn() {
  const signIn = useSession((session) => session.signIn);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>({});

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { email } = form.elements as unknown as { email: HTMLInputElement };
    email.value = asSeen(email.value).trim();
    flushSync(() => setFaults(faultsIn(form)));
    const unfit = form.querySelector<HTMLElement>('[aria-invalid=true]');
    if (unfit) return unfit.focus();
    const typed = new FormData(form);
    setBusy(true);
    try {
      await signIn(String(typed.get('email')), String(typed.get('password')));
      notify.clear();
      notify.success('Logged in successfully');
    } catch (error) {
      notify.error(messageOf(error));
      setBusy(false);
    }
  };

  return (
    <main className="relative grid min-h-dvh place-items-center overflow-hidden bg-nav px-4 py-10">
      <SignInBackground />
      <div className="relative w-full max-w-100 rounded-card bg-raised p-6 shadow-lift sm:p-9">
        <div className="flex items-center gap-3 text-accent">
          <BrandMark className="size-11" />
          <div className="text-text">
            <p className="text-lg leading-tight font-bold">Kheya CMS</p>
            <p className="text-sm text-faint">For the agency’s staff</p>
          </div>
        </div>
        <h1 className="mt-7 mb-5 text-xl font-bold">Sign in</h1>
        <form noValidate onSubmit={submit} className="space-y-4">
          <FaultsContext value={faults}>
            <Labelled label="Email" type="email" name="email" required autoComplete="username" />
            <Labelled
              label="Password"
              type="password"
              name="password"
              required
              autoComplete="current-password"
            />
          </FaultsContext>
          <Button type="submit" look="accent" busy={busy} className="mt-2 w-full">
            Sign In
          </Button>
        </form>
      </div>
    </main>
  );
}
