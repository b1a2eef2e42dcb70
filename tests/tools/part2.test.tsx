import { walk } from '../suite/walk.ts';

walk(1, 4);
