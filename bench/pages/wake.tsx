import { hydrateRoot } from 'react-dom/client';
import { Floor } from './floor.tsx';

hydrateRoot(document.querySelector('#root')!, <Floor />);
