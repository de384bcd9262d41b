// Reads lists of networks and ports as an operator writes them.
import ipaddr from 'ipaddr.js';

export function parseNetworks(value: string): string[] {
  if (value === 'none') return [];
  return value.split(',').map((item) => {
    const network = item.trim();
    try {
      ipaddr.parseCIDR(network);
    } catch {
      throw new Error(`"${network}" is not a network such as 10.0.0.0/8 or fd00::/8`);
    }
    return network;
  });
}

export function parsePorts(value: string): [number, number][] {
  return value.split(',').map((item) => {
    const match = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(item.trim());
    const from = Number(match?.[1]);
    const to = Number(match?.[2] ?? match?.[1]);
    if (!match || from < 1 || to > 65535 || from > to)
      throw new Error(`"${item.trim()}" is not a port or a range such as 8000-8999`);
    return [from, to];
  });
}
