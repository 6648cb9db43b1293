import { BlockList, isIP } from 'node:net';

/** Networks that are nobody's on the internet: this machine, its neighbours, the cloud's own services, examples, multicast. */
const PRIVATE_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
/** All but what is routed today; of that, the ways in which an address of the other kind can be written. */
const PUBLIC_6 = ['2000::', 3] as const;
const PRIVATE_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const;

const blocked = new BlockList();
for (const [network, prefix] of PRIVATE_4) blocked.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of PRIVATE_6) blocked.addSubnet(network, prefix, 'ipv6');
const routed = new BlockList();
routed.addSubnet(...PUBLIC_6, 'ipv6');

/** Whether an address is on the internet: the service asks nothing of its own network for an editor. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !blocked.check(address, 'ipv4');
  return version === 6 && routed.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
}
