import { Icon } from '../../components/Icon.tsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { AfterWaking } from '../../components/AfterWaking.tsx';
import { Link } from '../../components/Link.tsx';
import { slugOf, slugs } from '../pages/pages.ts';
import { infoPages } from '../info/pages.ts';
import { site } from '../site.ts';
import { LiveRegion, Notices } from '../../components/Notices.tsx';
import { useSaid } from '../../engine/notices/announce.ts';
import { ReloadOffer } from '../errors/ReloadOffer.tsx';
import styles from './Layout.module.css';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { ToolNotices } from './ToolNotices.tsx';
import { useKeptFocus } from './useKeptFocus.ts';
import * as says from '../../words/frame.ts';

const Mark = () => (
  <svg viewBox="0 0 22 26" aria-hidden="true">
    <path className={styles.page} d="M1 1h14l6 6v18H1z" strokeWidth="1.5" strokeLinejoin="round" />
    <path className={styles.page} d="M15 1v6h6" strokeWidth="1.5" strokeLinejoin="round" />
    <path className={styles.rule} d="M7 1v24" strokeWidth="1.75" />
  </svg>
);

/** Going to a new page scrolls to its top and moves the focus there; going back leaves both to the browser. */
const useFreshStart = () => {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const type = useNavigationType();
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if (type === 'POP') return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, type]);
  return main;
};

/** Alone, so that what is said draws nothing else anew. */
const Said = () => <LiveRegion>{useSaid()}</LiveRegion>;

const loadLate = () => import('./Late.tsx');

export const Layout = ({ children }: { children: ReactNode }) => {
  const main = useFreshStart();
  useKeptFocus();
  const slug = slugOf(useLocation().pathname);
  return (
    <>
      <a className={styles.skip} href="#main">
        {says.skipToTheTool}
      </a>
      <header className={styles.top}>
        <div className={styles.wrap}>
          <Link className={styles.brand} to="/">
            <Mark />
            {site.name}
          </Link>
          <Link className={styles.all} to="/">
            {says.allTools}
          </Link>
          <Link className={styles.square} to="/#find" aria-label={says.searchTools}>
            <Icon name="search" />
          </Link>
          <AfterWaking load={loadLate} with={{ slug }} until={<span className={styles.square} />} />
          <ThemeSwitch />
        </div>
      </header>
      <main id="main" ref={main} tabIndex={-1} className={`${styles.wrap} ${styles.main}`}>
        {children}
      </main>
      <footer className={styles.foot}>
        <div className={styles.wrap}>
          <span>{says.freeToUse(site.name)}</span>
          <nav aria-label={says.aboutThisSite}>
            {infoPages.map(({ slug, name }) => (
              <Link key={slug} to={`/${slug}`}>
                {name}
              </Link>
            ))}
            <Link to="/">{says.allOf(slugs.length)}</Link>
          </nav>
        </div>
      </footer>
      <Said />
      <Notices>
        <ToolNotices />
        <ReloadOffer />
      </Notices>
    </>
  );
};
