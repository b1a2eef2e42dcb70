import { Link } from '../../components/Link.tsx';
import { memo, use } from 'react';
import type { Described } from '../../engine/definition/index.ts';
import { RelatedPages } from './related.ts';
import styles from './About.module.css';
import * as says from '../../words/tool.ts';

/** What the tool does, how to use it, questions people ask, and where to go next. */
export const About = memo(function About({ page, withSteps }: { page: Described; withSteps?: boolean }) {
  const related = use(RelatedPages);
  return (
    <section className={styles.about} aria-label={says.aboutThisTool}>
      {(withSteps || page.about.what.length > 0) && (
        <div className={styles.column}>
          <h2>{says.aboutThisTool}</h2>
          {page.about.what.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {withSteps && (
            <>
              <h3>{says.howToUseIt}</h3>
              <ol className={styles.steps}>
                {page.about.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </>
          )}
        </div>
      )}
      <div className={styles.column}>
        <h2>{says.questionsAndAnswers}</h2>
        {page.about.questions.map(({ question, answer }) => (
          <div key={question}>
            <h3>{question}</h3>
            <p>{answer}</p>
          </div>
        ))}
        {related.length > 0 && (
          <>
            <h3>{says.goesWellWith}</h3>
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
});
