import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** The fixed style element of Radix Select's viewport; the browser tests fail on any report of a violation. */
const RADIX_VIEWPORT_STYLE = "'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk='";

const NONE = ["'none'"];
const SELF = ["'self'"];

/** What a page may do: run our own scripts and styles, talk to our own server, nothing else. */
const forPages = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: NONE,
    scriptSrc: SELF,
    styleSrc: [...SELF, RADIX_VIEWPORT_STYLE],
    fontSrc: SELF,
    imgSrc: [...SELF, 'data:'],
    connectSrc: SELF,
    manifestSrc: SELF,
    workerSrc: SELF,
    baseUri: NONE,
    formAction: SELF,
    frameAncestors: NONE,
  },
  permissionsPolicy: { camera: [], microphone: [], geolocation: [], languageModel: ['self'] },
  referrerPolicy: 'strict-origin-when-cross-origin',
  xFrameOptions: 'DENY',
  // For whoever holds the certificate to decide: it binds every service of the host for months.
  strictTransportSecurity: false,
});

const FOR_ASSETS = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };

/** Scripts, styles and faces are no pages, and a page asks for some thirty of them: what binds pages alone would be 15 kB more. */
export const secured: MiddlewareHandler = async (context, next) => {
  if (!context.req.path.startsWith('/assets/')) return forPages(context, next);
  await next();
  for (const [name, value] of Object.entries(FOR_ASSETS)) context.res.headers.set(name, value);
};
