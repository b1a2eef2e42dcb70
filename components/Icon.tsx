import type { UiIcon } from './icons.ts';

interface IconProps {
  readonly name: UiIcon;
  readonly size?: 'small';
  readonly className?: string | undefined;
}

/**
 * An icon beside words that say the same: never the only label of anything. Drawn from one SVG file, so that it costs no script.
 */
export const Icon = ({ name, size, className }: IconProps) => (
  <svg data-icon={size ?? ''} className={className} aria-hidden="true">
    <use href={`/icons.svg#${name}`} />
  </svg>
);
