import { pageOf, pagesOf } from './paged.ts';
import type { Umrah } from './records.ts';
import { read } from './store.ts';

export const umrahIds = () => read<string[], 'ids'>('ids', 'umrah-package') ?? [];

export const umrah = (id: string) => read<Umrah, 'paged'>('paged', 'umrah-package', id);

export const umrahPages = () => pagesOf('umrah-package');

export const umrahPage = (page: number) => pageOf('umrah-package', page);
