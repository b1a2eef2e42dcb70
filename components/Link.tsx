import type { AnchorHTMLAttributes } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  readonly to: string;
}

/** A link within the site, followed without loading a new page. (The router's own link brings its prefetching code along.) */
export const Link = ({ to, children, ...rest }: LinkProps) => {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  const href = useHref(to);
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
};
