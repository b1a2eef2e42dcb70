import { Suspense, use } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { cards } from 'virtual:catalogue';
import { Layout } from './layout/Layout.tsx';
import { loadHome, loadToolScreen } from './pages/pages.ts';

const HomePage = () => {
  const { default: Home } = use(loadHome());
  return <Home />;
};

const ToolRoute = ({ slug }: { slug: string }) => {
  const { default: ToolScreen } = use(loadToolScreen());
  return <ToolScreen slug={slug} />;
};

/** Every tool of the catalogue has its route; any other path leads home (spec 1, section 2). */
export const App = () => (
  <Layout>
    <Suspense>
      <Routes>
        <Route path="/" element={<HomePage />} />
        {cards.map(({ slug }) => (
          <Route key={slug} path={`/${slug}`} element={<ToolRoute key={slug} slug={slug} />} />
        ))}
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </Suspense>
  </Layout>
);
