import { useId } from 'react';
import type { ItemTool } from '../../engine/definition/index.ts';
import { useKeptList, type KeptList } from '../../engine/keep/useKeptList.ts';
import type { BlockProps } from '../../engine/page/kit.ts';
import { shareText } from '../../engine/copy/shareText.ts';
import { CopyMessage } from '../../components/CopyButton.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import paper from '../../components/Sheet.module.css';
import styles from './blocks.module.css';
import * as says from '../../words/blocks.ts';

interface TextProps extends BlockProps<'list'> {
  readonly tools: readonly ItemTool[];
  readonly item: string;
  readonly id: string;
  readonly favorites: KeptList;
}

interface ToolsProps extends TextProps {
  readonly wordsId: string;
}

const TextTools = ({ tools, item, id, wordsId, favorites, result }: ToolsProps) => {
  const { one } = result.tool.copy;
  const { copier } = result;
  return (
    <span className={styles.itemTools}>
      {tools.includes('favorite') && (
        <IconButton
          name={says.favorite}
          describedBy={wordsId}
          icon="heart"
          pressed={favorites.has(item)}
          onClick={() => favorites.toggle(item)}
          title={says.keepItOnThisDevice}
        />
      )}
      {tools.includes('share') && one && (
        <IconButton
          name={says.share}
          describedBy={wordsId}
          icon="share-2"
          onClick={() => void shareText(item, () => copier.copy(id, item, one))}
        />
      )}
      {tools.includes('copy') && one && (
        <IconButton
          name={says.copy}
          describedBy={wordsId}
          icon={copier.copied === id ? 'check' : 'copy'}
          onClick={() => copier.copy(id, item, one)}
        />
      )}
      <span className={styles.itemSaid}>
        <CopyMessage id={id} copier={copier} />
      </span>
    </span>
  );
};

const Text = (props: TextProps) => {
  const wordsId = useId();
  return (
    <div className={styles.item}>
      <span id={wordsId} className={paper.words}>
        {props.item}
      </span>
      <TextTools {...props} wordsId={wordsId} />
    </div>
  );
};

/** Texts, each with its own buttons; favorites stay below, on this device, when other texts are written. */
export const TextsWithTools = (props: BlockProps<'list'> & { tools: readonly ItemTool[]; items: readonly string[] }) => {
  const { block, items, tools, result } = props;
  const favorites = useKeptList(`favorites:${result.tool.slug}`);
  const kept = tools.includes('favorite') ? favorites.all.filter((text) => !items.includes(text)) : [];
  const draw = (item: string, id: string) => <Text {...props} item={item} id={id} favorites={favorites} />;
  return (
    <>
      <ol className={paper.rows}>
        {items.map((item, at) => (
          <li key={item}>
            <span className={paper.mark} aria-hidden="true">
              {at + 1}
            </span>
            {draw(item, `${block.of}.${at}`)}
          </li>
        ))}
      </ol>
      {kept.length > 0 && (
        <section aria-label={says.yourFavorites}>
          <div className={paper.section}>
            <h3>{says.yourFavorites}</h3>
          </div>
          <ul className={paper.rows}>
            {kept.map((item, at) => (
              <li key={item}>
                <span className={paper.mark} aria-hidden="true">
                  ♥
                </span>
                {draw(item, `favorite.${at}`)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
