/** Whom a request counts for: one visitor is one, however their address is written, and nobody can be another one. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { peerOf, visitorOf } from '../../server/api/visitor.ts';

const directly = (socket: string | undefined) => visitorOf({ socket, forwarded: undefined }, 0);
const through = (forwarded: string, { proxies = 1, socket = '10.0.0.1' } = {}) => visitorOf({ socket, forwarded }, proxies);

describe('an address', () => {
  it('of IPv4 is one visitor, wrapped in IPv6 or not', () => {
    expect(directly('203.0.113.7')).toBe(directly('::ffff:203.0.113.7'));
    expect(directly('::ffff:203.0.113.7')).not.toBe(directly('::ffff:203.0.113.8'));
  });

  it('of IPv6 is one visitor with all of its /64, and no further', () => {
    expect(directly('2001:db8:1:2::1')).toBe(directly('2001:db8:1:2:ffff:ffff:ffff:ffff'));
    expect(directly('2001:DB8:1:2::1')).toBe(directly('2001:0db8:0001:0002::2'));
    expect(directly('2001:db8:1:2::1')).not.toBe(directly('2001:db8:1:3::1'));
    expect(directly('fe80::1%eth0')).toBe(directly('fe80::2'));
  });

  it('is read as proxies write it', () => {
    for (const written of ['203.0.113.7', ' 203.0.113.7 ', '203.0.113.7:4711', '::ffff:203.0.113.7', '[::ffff:203.0.113.7]:80'])
      expect(through(written), written).toBe('203.0.113.7');
    for (const written of ['2001:db8::1', '[2001:db8::1]', '[2001:db8::1]:443'])
      expect(through(written), written).toBe(directly('2001:db8::9'));
  });
});

describe('a header', () => {
  it('is believed as far as proxies are trusted, from its end', () => {
    expect(through('1.1.1.1, 2.2.2.2, 3.3.3.3')).toBe('3.3.3.3');
    expect(through('1.1.1.1, 2.2.2.2, 3.3.3.3', { proxies: 2 })).toBe('2.2.2.2');
  });

  it('that is too short, or names nobody, leaves the connection to count', () => {
    for (const [forwarded, proxies] of [
      ['1.1.1.1', 2],
      ['unknown', 1],
      ['', 1],
      ['1.1.1.1,', 1],
      ['1.1.1', 1],
      ['0x1.1.1.1', 1],
    ] as const)
      expect(through(forwarded, { proxies }), forwarded).toBe('10.0.0.1');
  });

  it('of whoever is not trusted changes nothing, whatever it says', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.ipV4(), fc.ipV6()),
        fc.constantFrom('203.0.113.7', '172.17.0.1'),
        (forwarded, socket) => {
          expect(visitorOf({ socket, forwarded }, 0)).toBe(directly(socket));
        },
      ),
    );
  });

  it('makes nobody the machine itself', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('127.0.0.1', '::1', 'localhost')), fc.nat(2), (forwarded, proxies) => {
        for (const socket of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '203.0.113.7', undefined])
          expect(visitorOf({ socket, forwarded }, proxies)).toEqual(expect.any(String));
      }),
    );
  });
});

it('the machine itself is counted for nobody, an unknown end of a connection for one', () => {
  for (const socket of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1']) expect(directly(socket), socket).toBeUndefined();
  expect(directly(undefined)).toBe(directly(''));
  expect(directly(undefined)).toEqual(expect.any(String));
});

it('tells the network of a container from the internet', () => {
  const peers = ['127.0.0.1', '172.17.0.1', '::ffff:10.0.0.5', 'fd00::1', '203.0.113.7', '2001:db8::1', undefined].map((socket) =>
    peerOf({ socket, forwarded: undefined }),
  );
  const [here, near, far] = ['this machine', 'a private network', 'the internet'];
  expect(peers).toEqual([here, near, near, near, far, far, far]);
});
