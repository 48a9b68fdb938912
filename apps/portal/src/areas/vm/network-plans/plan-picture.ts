import type { NetworkPlan, Topology, TopologyLink, TopologyNode } from '@sarv/client/vm.generated'
import type { Mark, MarkKind, TopologyMarks } from '../topology/topology-marks.ts'
import { planText } from './network-plans.fa.ts'

/** What somebody would see of a thing; how it is named and numbered does not make it another one. */
const seenOfNode = ({ name, detail, networkId, routerId, openings, members }: TopologyNode) => [
  name,
  detail,
  networkId,
  routerId,
  openings,
  members,
]

const seenOfLink = ({ fromId, toId, label, reach }: TopologyLink) => [fromId, toId, label, reach]

const marksOf = <Thing extends { id: string }>(
  before: readonly Thing[],
  after: readonly Thing[],
  seenOf: (thing: Thing) => unknown[],
): [string, MarkKind][] => {
  const was = new Map(before.map((thing) => [thing.id, thing]))
  const is = new Set(after.map(({ id }) => id))
  return [
    ...after.flatMap((thing): [string, MarkKind][] => {
      const old = was.get(thing.id)
      if (!old) return [[thing.id, 'new']]
      return JSON.stringify(seenOf(old)) === JSON.stringify(seenOf(thing)) ? [] : [[thing.id, 'changed']]
    }),
    ...before.filter(({ id }) => !is.has(id)).map(({ id }): [string, MarkKind] => [id, 'gone']),
  ]
}

const markOf = (kind: MarkKind): Mark => ({ kind, word: planText.marks[kind] })

/** What becomes of the connections of a server: it is neither new nor gone by them. */
const joiningMark = (
  before: Topology,
  after: Topology,
  server: TopologyNode,
  mark: Mark | undefined,
): Mark | undefined => {
  const words = [
    ...namesOfNew(before, after, server).map(planText.joins),
    ...namesOfNew(after, before, server).map(planText.leaves),
  ]
  if (words.length === 0) return mark
  if (mark?.kind === 'new') return { kind: 'new', word: planText.both(words), tag: planText.tags.joins }
  if (mark?.kind === 'gone') return { kind: 'gone', word: planText.both(words), tag: planText.tags.leaves }
  const told = mark && mark.kind !== 'changed' ? [mark.word] : []
  return { kind: mark?.kind ?? 'changed', word: planText.both([...told, ...words]) }
}

/** Networks that the server is in there and not here. */
const namesOfNew = (here: Topology, there: Topology, { id }: TopologyNode): string[] => {
  const is = new Set(here.links.map((link) => link.id))
  return there.links
    .filter((link) => link.kind === 'connection' && link.fromId === id && !is.has(link.id))
    .flatMap(({ toId }) => there.nodes.find((node) => node.id === toId)?.name ?? [])
}

/** Things of both, as they will be where they stay; of what goes no more is said than that it goes. */
const both = <Thing extends { id: string }>(
  before: readonly Thing[],
  after: readonly Thing[],
  asGone: (thing: Thing) => Thing,
): Thing[] => {
  const is = new Set(after.map(({ id }) => id))
  return [...after, ...before.filter(({ id }) => !is.has(id)).map(asGone)]
}

const asGoneNode = (node: TopologyNode): TopologyNode => ({ ...node, openings: [], problem: null, mend: null })

/** A server that stood in the network and stands elsewhere now leaves it by a line. */
const asGoneLink = (link: TopologyLink, standing: ReadonlyMap<string, TopologyNode>): TopologyLink => ({
  ...link,
  label: link.label ?? (link.kind === 'connection' ? (standing.get(link.fromId)?.detail ?? null) : null),
  reach: link.reach === 'inside' ? 'inside' : 'closed',
  problem: null,
  mend: null,
})

export interface PlannedPicture {
  topology: Topology
  marks: TopologyMarks
}

type Drawn = Pick<NetworkPlan, 'before' | 'after' | 'exposure'>

/** The network as it will be together with what goes, each marked; as it is while nothing of the plan can be drawn. */
export const plannedPicture = (now: Topology, plan: Drawn | undefined): PlannedPicture => {
  if (!plan?.before || !plan.after) return { topology: now, marks: new Map() }
  const { before, after } = plan
  const kinds = new Map([
    ...marksOf(before.nodes, after.nodes, seenOfNode),
    ...marksOf(before.links, after.links, seenOfLink),
  ])
  const markStaying = (kind: MarkKind, nodeIds: readonly { nodeId: string }[]) => {
    for (const { nodeId } of nodeIds) if (!['new', 'gone'].includes(kinds.get(nodeId) ?? '')) kinds.set(nodeId, kind)
  }
  markStaying('closes', plan.exposure.closes)
  markStaying('opens', plan.exposure.opens)
  const nodes = both(before.nodes, after.nodes, asGoneNode)
  const marks = new Map([...kinds].map(([id, kind]) => [id, markOf(kind)]))
  for (const server of nodes.filter(({ kind }) => kind === 'server')) {
    const mark = joiningMark(before, after, server, marks.get(server.id))
    if (mark) marks.set(server.id, mark)
  }
  const stays = new Set(after.nodes.map(({ id }) => id))
  const standing = new Map(before.nodes.filter(({ id }) => stays.has(id)).map((node) => [node.id, node]))
  return {
    topology: { nodes, links: both(before.links, after.links, (link) => asGoneLink(link, standing)) },
    marks,
  }
}
