import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Inline } from './inline.ts';

/** The fixed style element of Radix Select's viewport; the browser tests fail on any report of a violation. */
const RADIX_VIEWPORT_STYLE = "'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk='";

const NONE = "'none'";
const SELF = "'self'";

/** What a page may do: run our own scripts and styles, and those that it was built with; talk to our own server; nothing else. */
const policyWith = ({ scripts, styles }: Inline): string =>
  Object.entries({
    'default-src': NONE,
    'script-src': [SELF, ...scripts],
    'style-src': [SELF, RADIX_VIEWPORT_STYLE, ...styles],
    'font-src': SELF,
    'img-src': [SELF, 'data:'],
    'connect-src': SELF,
    'manifest-src': SELF,
    'worker-src': SELF,
    'base-uri': NONE,
    'form-action': SELF,
    'frame-ancestors': NONE,
  })
    .map(([directive, sources]) => `${directive} ${[sources].flat().join(' ')}`)
    .join('; ');

const POLICY = 'content-security-policy';
const STRICTEST = policyWith({ scripts: [], styles: [] });

/** Allows a page what it holds in itself; also where it is said that it has not changed, since browsers take the policy from there. */
export const allowing = (inline: Inline): MiddlewareHandler => {
  const policy = policyWith(inline);
  return async (context, next) => {
    await next();
    context.res.headers.set(POLICY, policy);
  };
};

const forPages = secureHeaders({
  permissionsPolicy: { camera: [], microphone: [], geolocation: [], languageModel: ['self'] },
  referrerPolicy: 'strict-origin-when-cross-origin',
  xFrameOptions: 'DENY',
  // It has a browser that comes from another site change processes a second time, a quarter of the wait for the first picture
  // (bench/pages). It would give us a process apart from other subdomains of the host; their scripts reach no page of ours without it.
  originAgentCluster: false,
  // For whoever holds the certificate to decide: it binds every service of the host for months.
  strictTransportSecurity: false,
});

const FOR_ASSETS = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };

/** Scripts, styles and faces are no pages, and a page asks for some thirty of them: what binds pages alone would be 15 kB more. */
export const secured: MiddlewareHandler = async (context, next) => {
  if (!context.req.path.startsWith('/assets/')) {
    await forPages(context, next);
    if (!context.res.headers.has(POLICY)) context.res.headers.set(POLICY, STRICTEST);
    return;
  }
  await next();
  for (const [name, value] of Object.entries(FOR_ASSETS)) context.res.headers.set(name, value);
};
