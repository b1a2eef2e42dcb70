/** The API as `npm run dev` runs it, from source, inside Vite's server. */
import { createApi, type App } from './app.ts';
import { readConfig } from './config.ts';
import { createLog } from './log.ts';
import { withLocalModel } from './model/local.ts';

/** @throws Error that names a variable whose value is invalid. */
export const startApi = async (): Promise<App> => {
  const log = createLog();
  return createApi(await withLocalModel(readConfig(), log), { log });
};
