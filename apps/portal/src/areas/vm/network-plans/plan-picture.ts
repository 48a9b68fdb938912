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

const asGoneLink = (link: TopologyLink): TopologyLink => ({
  ...link,
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
  return {
    topology: {
      nodes: both(before.nodes, after.nodes, asGoneNode),
      links: both(before.links, after.links, asGoneLink),
    },
    marks: new Map([...kinds].map(([id, kind]) => [id, markOf(kind)])),
  }
}
