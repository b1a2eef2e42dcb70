import { isData } from '../../engine/result/parts.ts';
import type { BlockProps } from '../../engine/page/kit.ts';
import paper from '../../components/Sheet.module.css';
import { Judgement } from './Judgement.tsx';

/** An assessment of what was sent or written. Shows nothing where the reply lacks it. */
export const Panel = ({ block, data }: BlockProps<'panel'>) => {
  const values = data[block.of];
  if (!isData(values)) return null;
  return (
    <div className={paper.section}>
      <h3>{block.title}</h3>
      <Judgement metrics={block.metrics} texts={block.texts} lists={block.lists} closing={block.closing} values={values} />
    </div>
  );
};
