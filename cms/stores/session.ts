import { create } from 'zustand';
import { endsSession } from '../client/api-error.ts';
import { whenForbidden, whenUnauthorized } from '../client/request.ts';
import { currentUser, logIn, type SessionUser } from '../client/session.ts';
import { endThisSession } from '../client/own-sessions.ts';
import { token } from '../client/token.ts';

interface Session {
  /** loading: a stored token is being tried · unreachable: nobody answered whether it is good */
  status: 'loading' | 'signed-out' | 'signed-in' | 'unreachable';
  user: SessionUser | null;
  /** The session was ended by the server, not by the user. */
  expired: boolean;
  /** Takes up the stored token, if there is one. */
  restore: () => Promise<void>;
  signIn: (email: string, password: string) => Promise<void>;
  signOut: () => void;
  /** Asks whether the user still is who they were; only a refusal ends the session. */
  revalidate: () => Promise<void>;
}

export const SESSION_ENDED = 'Your session has ended. Please sign in again.';

const SIGNED_OUT = { status: 'signed-out', user: null } as const;

export const useSession = create<Session>()((set, get) => {
  const end = () => {
    token.clear();
    set({ ...SIGNED_OUT, expired: get().status === 'signed-in' });
  };
  whenUnauthorized(end);
  // Asked once at a time: the question itself may be forbidden, too.
  let isAsked = false;
  whenForbidden(() => {
    if (isAsked || get().user === null) return;
    isAsked = true;
    void get()
      .revalidate()
      .finally(() => (isAsked = false));
  });
  // Every call has the token of the last sign-in: what is typed as one account is not sent as another.
  token.whenChangedElsewhere(() => {
    const { user, restore } = get();
    if (user?.email === token.subject()) return;
    set({ ...SIGNED_OUT, expired: user !== null && token.read() === null });
    void restore();
  });

  return {
    status: token.read() === null ? 'signed-out' : 'loading',
    user: null,
    expired: false,

    restore: async () => {
      if (token.read() === null) return set(SIGNED_OUT);
      set({ status: 'loading' });
      try {
        set({ status: 'signed-in', user: await currentUser() });
      } catch (error) {
        if (endsSession(error)) end();
        else set({ status: 'unreachable' });
      }
    },

    signIn: async (email, password) => {
      try {
        const user = await logIn(email, password);
        set({ status: 'signed-in', user, expired: false });
      } catch (error) {
        token.clear();
        set(SIGNED_OUT);
        throw error;
      }
    },

    signOut: () => {
      // Sent with the token before that goes; who is offline is signed out on this device alone.
      void endThisSession().catch(() => undefined);
      token.clear();
      set({ ...SIGNED_OUT, expired: false });
    },

    revalidate: async () => {
      try {
        set({ user: await currentUser() });
      } catch (error) {
        if (endsSession(error)) end();
      }
    },
  };
});
