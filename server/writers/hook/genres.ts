import type { Request } from './audiences.ts';

export type Genre = Request['hookGenre'];
