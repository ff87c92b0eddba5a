import { PhoneCall } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { useOwners } from './use-owners.ts';

/** Begins and ends one's own duty. */
export function DutyButton() {
  const { isOnDuty, turnDuty } = useOwners();
  return (
    <Button
      className="ms-auto"
      aria-pressed={isOnDuty}
      look={isOnDuty ? 'accent' : 'plain'}
      title="Who is on duty is given new enquiries in turn, for 14 hours at most"
      onClick={() => turnDuty(!isOnDuty)}
    >
      <PhoneCall aria-hidden />
      I’m on duty
    </Button>
  );
}
