import { pageOf, pagesOf } from './list-pages.ts';
import type { Umrah } from './records.ts';
import { read } from './reads.ts';

export const umrahIds = () => read<string[], 'ids'>('ids', 'umrah-package') ?? [];

export const umrah = (id: string) => read<Umrah, 'record'>('record', 'umrah-package', id);

export const umrahPages = () => pagesOf('umrah-package');

export const umrahPage = (page: number) => pageOf('umrah-package', page);
