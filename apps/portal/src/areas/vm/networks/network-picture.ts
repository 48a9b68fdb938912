import { normalizeTechnical } from '@sarv/contract/normalize'
import type { VmHostListItem, VmNetworkListItem, VmNetworkNodeListItem } from '@sarv/client/vm.generated'

/** The project's network as a picture: networks are lines across it, servers stand between them and the internet. */
export interface NetworkLayout {
  width: number
  height: number
  internet: { y: number }
  servers: PlacedServer[]
  networks: PlacedNetwork[]
  links: PlacedLink[]
}

export interface PlacedServer {
  id: number
  name: string
  x: number
  y: number
  isOn: boolean
  /** On no network, and without a public address. */
  isAlone: boolean
}

export interface PlacedNetwork {
  id: number
  name: string
  cidr: string
  y: number
}

export interface PlacedLink {
  key: string
  x: number
  fromY: number
  toY: number
  label: string
  isPublic: boolean
  /** Which of the lines' colours; those of one network share it. */
  colour: number
}

export const box = { width: 168, height: 44 } as const
const gap = { x: 24, bar: 52 } as const
const margin = 24
/** Where the names of the lines stand, so that nothing crosses them. */
export const gutter = 150
const internetY = 36
const serverY = 110
const firstBarY = serverY + box.height + 56
export const colours = 5

const isPoweredOn = ({ powerStatus }: VmHostListItem): boolean => powerStatus === 'POWERED_ON'

/** Those on most networks first, so that lines cross as little as they can. */
const ordered = (hosts: readonly VmHostListItem[], linksOf: (id: number) => number) =>
  hosts.toSorted((a, b) => linksOf(b.id) - linksOf(a.id) || (a.name ?? '').localeCompare(b.name ?? ''))

export const layOutNetwork = (
  hosts: readonly VmHostListItem[],
  networks: readonly VmNetworkListItem[],
  nodes: readonly VmNetworkNodeListItem[],
): NetworkLayout => {
  const nodesOf = Map.groupBy(nodes, ({ vmHostId }) => vmHostId)
  const shown = ordered(hosts, (id) => nodesOf.get(id)?.length ?? 0)
  const bars = networks.map((network, index) => ({
    id: network.id,
    name: network.name ?? '',
    cidr: network.cidr ?? '',
    y: firstBarY + index * gap.bar,
  }))
  const width = gutter + margin * 2 + Math.max(1, shown.length) * (box.width + gap.x) - gap.x
  const servers = shown.map((host, index) => ({
    id: host.id,
    name: host.name ?? '',
    // From the right, where reading begins and the names of the lines stand.
    x: width - gutter - margin - box.width - index * (box.width + gap.x),
    y: serverY,
    isOn: isPoweredOn(host),
    isAlone: !host.ipv4 && !host.ipv6 && !nodesOf.has(host.id),
  }))
  const links = shown.flatMap((host, index) => linksOfHost(host, servers[index]!, bars, nodesOf.get(host.id) ?? []))
  return {
    width,
    height: (bars.at(-1)?.y ?? serverY + box.height) + margin * 2,
    internet: { y: internetY },
    servers,
    networks: bars,
    links,
  }
}

const linksOfHost = (
  host: VmHostListItem,
  { x, y }: PlacedServer,
  bars: readonly PlacedNetwork[],
  nodes: readonly VmNetworkNodeListItem[],
): PlacedLink[] => {
  const address = host.ipv4 ?? host.ipv6
  const up: PlacedLink[] = address
    ? [
        {
          key: `${host.id}/internet`,
          x: x + box.width / 2,
          fromY: y,
          toY: internetY,
          label: address,
          isPublic: true,
          colour: 0,
        },
      ]
    : []
  const down = nodes.flatMap((node, index): PlacedLink[] => {
    const barIndex = bars.findIndex(({ id }) => id === node.vmNetworkId)
    const bar = bars[barIndex]
    if (!bar) return []
    return [
      {
        key: `${host.id}/${node.id}`,
        // Side by side under the box, so that each line is seen to its end.
        x: x + (box.width * (index + 1)) / (nodes.length + 1),
        fromY: y + box.height,
        toY: bar.y,
        label: node.ipAddress ?? '',
        isPublic: false,
        colour: (barIndex % colours) + 1,
      },
    ]
  })
  return [...up, ...down]
}

/** How large the picture is drawn: 1 is its own size. */
const zoomSteps = [0.1, 0.15, 0.25, 0.35, 0.5, 0.75, 1, 1.5, 2] as const

export const zoomIn = (zoom: number): number => zoomSteps.find((step) => step > zoom) ?? zoom
export const zoomOut = (zoom: number): number => zoomSteps.findLast((step) => step < zoom) ?? zoom
/** The largest at which all of it is seen at once; never larger than it is. */
export const zoomToFit = (width: number, available: number): number =>
  zoomSteps.findLast((step) => step <= 1 && width * step <= available) ?? zoomSteps[0]

export type ZoomAct = 'in' | 'out' | 'fit'

/** By the character and not by the key, which is another one on each keyboard; `=` is `+` without Shift. */
const zoomKeys: Readonly<Record<string, ZoomAct>> = {
  '+': 'in',
  '=': 'in',
  '-': 'out',
  '0': 'fit',
}

interface PressedKey {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** What a pressed key does to the picture; with Ctrl the browser zooms the whole page. */
export const zoomActOf = ({ key, ctrlKey, metaKey, altKey }: PressedKey): ZoomAct | undefined =>
  ctrlKey || metaKey || altKey ? undefined : zoomKeys[normalizeTechnical(key)]
