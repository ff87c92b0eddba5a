import { useEffect, useEffectEvent } from 'react';
import { useNavigation, type Wish } from './navigation.ts';

/** Does what somebody asked of an entity's records from elsewhere, as soon as it can be done. */
export function useWish(entity: string, isReady: boolean, grant: (wish: Wish) => void): void {
  const { wish, granted } = useNavigation();
  const asked = wish?.entity === entity ? wish : null;
  const onAsked = useEffectEvent((wanted: Wish) => {
    granted();
    grant(wanted);
  });
  useEffect(() => {
    if (asked && isReady) onAsked(asked);
  }, [asked, isReady]);
}
