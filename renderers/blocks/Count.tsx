import type { BlockProps } from '../../engine/page/kit.ts';
import paper from '../../components/Sheet.module.css';
import { settingsOf } from './settings.ts';

/** The first line of the sheet: how many items there are, and the settings they were made with. */
export const Count = ({ block, data, result }: BlockProps<'count'>) => {
  const items = data[block.of];
  const count = Array.isArray(items) ? items.length : 0;
  const settings = settingsOf(result.tool, result.values, block.settings ?? []);
  return (
    <div className={paper.head}>
      <h2>{`${count} ${count === 1 ? block.one : block.many}`}</h2>
      {settings !== '' && <span className={paper.aside}>{settings}</span>}
    </div>
  );
};
