import type { RecordNamed } from '#model/entities/index.ts';

export type Tour = RecordNamed<'tour-package'>;
