import { walk } from '../suite/walk.ts';

walk(2, 4);
