import { HEADER_ICONS, headerIconId, type UiIcon } from './icons.ts';

interface IconProps {
  readonly name: UiIcon;
  readonly size?: 'small';
  readonly className?: string | undefined;
}

/**
 * An icon beside words that say the same: never the only label of anything. Drawn from one SVG file, or from the page itself,
 * so that it costs no script.
 */
export const Icon = ({ name, size, className }: IconProps) => (
  <svg data-icon={size ?? ''} className={className} aria-hidden="true">
    <use href={HEADER_ICONS.has(name) ? `#${headerIconId(name)}` : `/icons.svg#${name}`} />
  </svg>
);
