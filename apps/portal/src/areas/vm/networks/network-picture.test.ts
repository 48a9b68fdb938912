import type { VmHostListItem, VmNetworkListItem, VmNetworkNodeListItem } from '@sarv/client/vm.generated'
import { describe, expect, it } from 'vitest'
import { box, layOutNetwork, zoomActOf, zoomIn, zoomOut, zoomToFit, type ZoomAct } from './network-picture.ts'

const host = (id: number, more: Partial<VmHostListItem> = {}) =>
  ({ id, name: `server-${id}`, powerStatus: 'POWERED_ON', ipv4: `203.0.113.${id}`, ...more }) as VmHostListItem
const network = (id: number) => ({ id, name: `net-${id}`, cidr: `10.${id}.0.0/24` }) as VmNetworkListItem
const node = (id: number, vmHostId: number, vmNetworkId: number) =>
  ({ id, vmHostId, vmNetworkId, ipAddress: `10.${vmNetworkId}.0.${id}` }) as VmNetworkNodeListItem

describe('the picture of a network', () => {
  it('joins each server to the internet and to its networks, with the address on each line', () => {
    const layout = layOutNetwork([host(1)], [network(7), network(8)], [node(2, 1, 7), node(3, 1, 8)])
    expect(layout.links.map(({ label, isPublic, toY }) => [label, isPublic, toY])).toEqual([
      ['203.0.113.1', true, layout.internet.y],
      ['10.7.0.2', false, layout.networks[0]!.y],
      ['10.8.0.3', false, layout.networks[1]!.y],
    ])
    expect(new Set(layout.links.slice(1).map(({ x }) => x)).size).toBe(2)
  })

  it('lets no two servers overlap and puts everything inside', () => {
    const hosts = [1, 2, 3, 4, 5].map((id) => host(id))
    const { servers, width, height, networks } = layOutNetwork(hosts, [network(1), network(2), network(3)], [])
    const edges = servers.map(({ x }) => x).toSorted((a, b) => a - b)
    const steps = edges.slice(1).map((x, index) => x - edges[index]!)
    expect(Math.min(...steps)).toBeGreaterThan(box.width)
    expect(edges[0]).toBeGreaterThan(0)
    expect(edges.at(-1)! + box.width).toBeLessThan(width)
    // The first stands at the right, where reading begins.
    expect(servers[0]!.x).toBe(edges.at(-1))
    expect(networks.at(-1)!.y).toBeLessThan(height)
  })

  it('marks servers that are on nothing, and those that are off', () => {
    const alone = host(1, { ipv4: null, powerStatus: 'POWERED_OFF' })
    expect(layOutNetwork([alone], [], []).servers).toMatchObject([{ isAlone: true, isOn: false }])
  })

  it.each([
    ['all of a small one', 800, 1000, 1],
    ['a wide one', 5000, 1000, 0.15],
    ['one beyond all measure', 90_000, 1000, 0.1],
  ])('fits %s into what is there', (_, width, available, zoom) => expect(zoomToFit(width, available)).toBe(zoom))

  it('zooms step by step, and stops at the ends', () => {
    expect([zoomIn(1), zoomOut(1), zoomIn(2), zoomOut(0.1)]).toEqual([1.5, 0.75, 2, 0.1])
  })

  it.each<[key: string, act: ZoomAct | undefined]>([
    ['+', 'in'],
    ['=', 'in'],
    ['-', 'out'],
    ['0', 'fit'],
    ['۰', 'fit'],
    ['ArrowLeft', undefined],
    ['a', undefined],
  ])('zooms by the key %s', (key, act) => {
    expect(zoomActOf({ key, ctrlKey: false, metaKey: false, altKey: false })).toBe(act)
  })

  it.each(['ctrlKey', 'metaKey', 'altKey'])('leaves the browser its own zoom, by %s', (held) => {
    const pressed = { key: '+', ctrlKey: false, metaKey: false, altKey: false, [held]: true }
    expect(zoomActOf(pressed)).toBeUndefined()
  })

  it('shows every server', () => {
    const hosts = Array.from({ length: 30 }, (_, id) => host(id))
    expect(layOutNetwork(hosts, [], []).servers).toHaveLength(hosts.length)
  })

  it('stands also with nothing in it', () => expect(layOutNetwork([], [], []).width).toBeGreaterThan(0))
})
