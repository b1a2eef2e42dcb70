import { Link } from '../ui/Link.tsx';
import { cards } from 'virtual:catalogue';
import type { AnyTool } from '../../engine/definition/index.ts';
import styles from './About.module.css';

/** What the tool does, how to use it, questions people ask, and where to go next. */
export const About = ({ tool }: { tool: AnyTool }) => {
  const related = tool.about.related.flatMap((slug) => cards.filter((card) => card.slug === slug));
  return (
    <section className={styles.about} aria-labelledby="about">
      <div className={styles.column}>
        <h2 id="about">About this tool</h2>
        {tool.about.what.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <h3>How to use it</h3>
        <ol className={styles.steps}>
          {tool.about.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div className={styles.column}>
        <h2>Questions and answers</h2>
        {tool.about.questions.map(({ question, answer }) => (
          <div key={question}>
            <h3>{question}</h3>
            <p>{answer}</p>
          </div>
        ))}
        {related.length > 0 && (
          <>
            <h3>Goes well with</h3>
            <ul className={styles.related}>
              {related.map(({ slug, name }) => (
                <li key={slug}>
                  <Link to={`/${slug}`}>{name}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
};
