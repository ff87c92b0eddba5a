import type { Publishing } from '#model/publishing/index.ts';
import { CircleAlert, CircleCheck, CircleHelp, CloudOff, History } from 'lucide-react';
import { siteState } from '../../client/publishing.ts';
import { usePublishing } from '../../client/use-publishing.ts';
import { classNames } from '../../ui/class-names.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useOnline } from '../../ui/use-online.ts';

const looks = {
  checking: { words: 'Checking the site…', tone: 'text-faint', sign: <Spinner /> },
  offline: { words: 'Offline', tone: 'text-wait', sign: <CloudOff aria-hidden /> },
  unknown: { words: 'Site not known', tone: 'text-bad', sign: <CircleHelp aria-hidden /> },
  live: { words: 'Site is live', tone: 'text-good', sign: <CircleCheck aria-hidden /> },
  publishing: { words: 'Publishing…', tone: 'text-wait', sign: <Spinner /> },
  stopped: { words: 'Publishing has stopped', tone: 'text-bad', sign: <CircleAlert aria-hidden /> },
  pinned: { words: 'As before a rollback', tone: 'text-wait', sign: <History aria-hidden /> },
  failed: { words: 'Publishing failed', tone: 'text-bad', sign: <CircleAlert aria-hidden /> },
} as const;

const stateOf = (status: Publishing) => (status.stopped ? 'stopped' : siteState(status).state);

/** In a word whether the site shows what was saved; it moves by itself. */
export function PublishChip() {
  const { data, failureCount, isError } = usePublishing();
  const isOnline = useOnline();
  // Known before is not known now: the last answer stays in the cache after one that failed.
  const known = data && !isError ? stateOf(data) : failureCount > 0 ? 'unknown' : 'checking';
  const { words, tone, sign } = looks[isOnline ? known : 'offline'];
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-2 text-sm font-semibold [&_svg]:size-4.5 [&_svg]:shrink-0',
        tone,
      )}
    >
      {sign}
      <span className="wrap-normal">{words}</span>
    </span>
  );
}
