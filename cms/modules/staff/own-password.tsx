import { PasswordDialog } from './password-dialog.tsx';

/** For who is signed in, whatever they may do otherwise. */
export default function OwnPassword({ open, onClose }: { open: boolean; onClose: () => void }) {
  return <PasswordDialog open={open} onClose={onClose} />;
}
