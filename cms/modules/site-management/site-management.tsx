import { useQuery } from '@tanstack/react-query';
import { Tabs } from '@base-ui/react/tabs';
import { useEffect, useRef } from 'react';
import { overview } from '../../client/overview.ts';
import { overviewKey } from '../../client/use-records.ts';
import { useNavigation } from '../../stores/navigation.ts';
import { useFetchErrorToast } from '../../table/use-fetch-error-toast.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SiteTabPanel } from './site-tab-panel.tsx';
import { siteTabs } from './tabs.tsx';

/** Tabs of the agency's own records: hero scenes, site content, contact details, services, tags. */
export default function SiteManagement() {
  const counts = useQuery({ queryKey: overviewKey, queryFn: overview });
  useFetchErrorToast(counts, 'Failed to fetch overview data');
  const { path, go } = useNavigation();
  const tab = siteTabs.find(({ id }) => id === path.split('/')[1]) ?? siteTabs[0]!;
  const list = useRef<HTMLDivElement>(null);
  // Counts widen the tabs: on a phone they would push the open one off the screen.
  const isCounted = counts.data !== undefined;
  useEffect(() => {
    const opened = isCounted && list.current?.querySelector(`[data-tab=${tab.id}]`);
    if (opened) opened.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [tab.id, isCounted]);
  return (
    <>
      <PageHeader title="Site Management" />
      <Tabs.Root value={tab.id} onValueChange={(next) => go(`site-management/${next}`)}>
        <Tabs.List
          ref={list}
          aria-label="Parts of the site"
          className="-mx-4 mb-5 flex gap-x-1 border-b border-hairline px-4 max-lg:overflow-x-auto lg:mx-0 lg:flex-wrap lg:px-0"
        >
          {siteTabs.map(({ id, label, counted }) => (
            <Tabs.Tab
              key={id}
              value={id}
              data-tab={id}
              className="-mb-px inline-flex min-h-11 items-center gap-2 border-b-3 border-transparent px-3.5 font-semibold whitespace-nowrap text-soft -outline-offset-2! hover:text-text data-active:border-accent data-active:text-text"
            >
              {label}
              {counts.data && (
                <span className="rounded-full bg-sunken px-2 text-xs font-normal text-faint tabular-nums">
                  {counts.data[counted].total}
                </span>
              )}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {siteTabs.map((each) => (
          <Tabs.Panel key={each.id} value={each.id} className="outline-none">
            <SiteTabPanel tab={each} active={counts.data?.[each.counted].active} />
          </Tabs.Panel>
        ))}
      </Tabs.Root>
    </>
  );
}
