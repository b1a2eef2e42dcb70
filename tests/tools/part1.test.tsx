import { walk } from '../suite/walk.ts';

walk(0, 4);
