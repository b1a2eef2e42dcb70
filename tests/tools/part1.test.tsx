import { checkTables, walk } from '../suite/walk.ts';

checkTables();
walk(0, 4);
