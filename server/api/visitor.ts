/** Whom a request counts for: an address that its visitor cannot choose. */
import ipaddr from 'ipaddr.js';

/** Who is at the other end of the connection, as its address tells. */
export type Peer = 'this machine' | 'a private network' | 'the internet';

/** Where a request came from. */
export interface Origin {
  /** The address at the other end of the connection. */
  readonly socket: string | undefined;
  /** The header `X-Forwarded-For`, as it came. */
  readonly forwarded: string | undefined;
}

/** Some proxies write a port behind the address. */
const withoutPort = (text: string): string => /^\[([^\]]+)\](:\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** An IPv4 address wrapped in IPv6 is the IPv4 address. Undefined for anything that is no address. */
const parse = (text: string): Address | undefined => {
  const bare = withoutPort(text.trim());
  const isPlain = ipaddr.IPv4.isValidFourPartDecimal(bare) || (bare.includes(':') && ipaddr.IPv6.isValid(bare));
  return isPlain ? ipaddr.process(bare) : undefined;
};

/** One household, office or server has a whole /64 of IPv6 to choose from. */
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
 * The one whom a request counts for; undefined for the machine itself. What the trusted proxies wrote into the header is
 * believed, counted from its end. A proxy on this machine that nobody told us of is believed about the last address: without
 * it, all its visitors would be the machine itself, and none would be counted.
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
