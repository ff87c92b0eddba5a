import { useArrivalSettings } from '../../stores/arrival-settings.ts';
import { allowNotifications } from '../../ui/browser-notification.ts';
import { chime } from '../../ui/chime.ts';
import { Switch } from '../../ui/switch.tsx';
import { notify } from '../../ui/toast.tsx';

/** How this device tells of a new enquiry. */
export function ArrivalSwitches() {
  const { sound, notification, turn } = useArrivalSettings();
  const turnSound = (isOn: boolean) => {
    turn('sound', isOn);
    if (isOn) void chime();
  };
  const turnNotification = async (isOn: boolean) => {
    const refusal = isOn ? await allowNotifications() : undefined;
    if (refusal) notify.error('No notifications on this device', refusal);
    else turn('notification', isOn);
  };
  return (
    <div role="group" aria-label="On this device" className="flex gap-x-5 whitespace-nowrap">
      <Switch checked={sound} onChange={turnSound}>
        Sound
      </Switch>
      <Switch checked={notification} onChange={turnNotification}>
        Browser notification
      </Switch>
    </div>
  );
}
