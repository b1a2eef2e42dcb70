/** Which visitor a request counts for: an address that the visitor cannot choose. */
import ipaddr from 'ipaddr.js';

/** Who is at the other end of the connection, judged by its address. */
export type Peer = 'this machine' | 'a private network' | 'the internet';

/** Where a request came from. */
export interface Origin {
  /** The address at the other end of the connection. */
  readonly socket: string | undefined;
  /** The header `X-Forwarded-For`, as received. */
  readonly forwarded: string | undefined;
}

/** Some proxies add a port to the address. */
const withoutPort = (text: string): string => /^\[([^\]]+)\](:\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Parses an address; IPv4 inside IPv6 becomes IPv4. Undefined for anything else. */
const parse = (text: string): Address | undefined => {
  const bare = withoutPort(text.trim());
  const isPlain = ipaddr.IPv4.isValidFourPartDecimal(bare) || (bare.includes(':') && ipaddr.IPv6.isValid(bare));
  return isPlain ? ipaddr.process(bare) : undefined;
};

/** One household, office or server can use a whole /64 of IPv6 addresses. */
const keyOf = (address: Address): string =>
  address instanceof ipaddr.IPv6
    ? `${address.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')}::/64`
    : address.toString();

export const peerOf = ({ socket = '' }: Origin): Peer => {
  const range = parse(socket)?.range();
  if (range === 'loopback') return 'this machine';
  return range === 'private' || range === 'uniqueLocal' || range === 'linkLocal' || range === 'carrierGradeNat'
    ? 'a private network'
    : 'the internet';
};

/**
 * The visitor that a request counts for; undefined for this machine itself. What trusted proxies wrote into the header is
 * believed, counted from its end. A proxy on this machine that is not configured is believed about the last address: otherwise
 * all its visitors would be this machine, and none would be counted.
 * @param proxies how many proxies are trusted.
 */
export const visitorOf = (origin: Origin, proxies: number): string | undefined => {
  const { socket, forwarded } = origin;
  const isHere = peerOf(origin) === 'this machine';
  if (isHere && forwarded === undefined) return undefined;
  const trusted = proxies || (isHere ? 1 : 0);
  const seen = trusted > 0 ? parse(forwarded?.split(',').at(-trusted) ?? '') : undefined;
  const address = seen ?? parse(socket ?? '');
  return address ? keyOf(address) : 'unknown';
};
