import { walk } from '../suite/walk.ts';

walk(3, 4);
