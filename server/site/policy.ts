/**
 * What a page may do: run our own scripts and styles, talk to our own server, nothing else. The one hash is the fixed
 * style element of Radix Select's viewport; the browser tests fail on any report of a violation.
 */
const RADIX_VIEWPORT_STYLE = "'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk='";

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${RADIX_VIEWPORT_STYLE}`,
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
};
