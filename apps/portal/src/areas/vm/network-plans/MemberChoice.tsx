import { useLoadBalancerGetQuery, type LoadBalancerDetail, type TopologyNode } from '@sarv/client/vm.generated'
import { changesPerPlan } from '@sarv/contract/limits'
import { memberObstacleText } from '@sarv/contract/vm/load-balancers/load-balancers.fa'
import {
  goesByWeight,
  memberWeight,
  portKey,
  whyNotMember,
} from '@sarv/contract/vm/load-balancers/load-balancers.rules'
import { vmLbProtocol } from '@sarv/contract/enums'
import { useState } from 'react'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { balancersText } from '../load-balancers/load-balancers.fa.ts'
import { ChoiceDialog } from './ChoiceDialog.tsx'
import { listenersInPlan, memberEnds, type MemberOffer, type PlannedListener } from './member-offers.ts'
import { planText } from './network-plans.fa.ts'
import type { Changes, NewChange } from './plan-changes.ts'
import type { Scene } from './plan-scene.ts'
import type { Adding } from './PlanDialog.tsx'
import styles from './Plan.module.css'

const text = planText.forms.member

interface MemberChoiceProps {
  projectId: number
  offer: MemberOffer
  scene: Scene
  changes: Changes
  onAdd: (...changes: readonly NewChange[]) => Adding
  onClose: () => void
}

const only = (nodes: readonly TopologyNode[]): number | null => (nodes.length === 1 ? nodes[0]!.itemId : null)

const optionsOf = (nodes: readonly TopologyNode[]) =>
  nodes.flatMap(({ itemId, name, detail }) =>
    itemId === null ? [] : [{ id: itemId, label: name, ...(detail && { description: detail }) }],
  )

/** Which server comes behind which listeners of a load balancer, or goes from behind them. */
export function MemberChoice(props: MemberChoiceProps) {
  const { projectId, offer, scene } = props
  const { kind } = offer
  const nodeOf = (id: string | false) => scene.topology.nodes.find((node) => node.id === id)
  const fixed = {
    balancer: nodeOf(offer.loadBalancerId !== undefined && `balancer-${offer.loadBalancerId}`),
    server: nodeOf(offer.vmHostId !== undefined && `server-${offer.vmHostId}`),
  }
  const ends = memberEnds(scene, kind, fixed)
  const [balancerId, setBalancerId] = useState(only(ends.balancers))
  const [serverId, setServerId] = useState(only(ends.servers))
  const [weight, setWeight] = useState<number | null>(1)
  // By their ports; nothing is said yet: all that can be.
  const [picked, setPicked] = useState<readonly string[]>()
  const { currentData: balancer } = useLoadBalancerGetQuery(
    { projectId, id: balancerId ?? 0 },
    { skip: balancerId === null },
  )

  const listeners = balancer ? listenersOf(props, balancer, serverId) : undefined
  const possible = listeners?.filter(({ obstacle }) => obstacle === undefined) ?? []
  const wanted = possible.filter(({ key }) => picked?.includes(key) ?? true)
  const hasWeight = kind === 'memberAdd' && balancer !== undefined && goesByWeight(balancer.vmLbAlgorithmId)

  const changes =
    balancer && serverId !== null && wanted.length > 0 && weight !== null
      ? wanted.map(({ listener }) => changeOf(kind, { balancer, serverId, listener, weight: hasWeight ? weight : 1 }))
      : undefined
  const refusal = () => {
    if (balancerId === null) return text.balancer
    if (serverId === null) return text.server
    if (wanted.length === 0) return text.listener
    if (weight === null) return text.weight
    return props.changes.length + wanted.length > changesPerPlan
      ? planText.forms.rule.tooMany(changesPerPlan)
      : undefined
  }
  return (
    <ChoiceDialog
      words={{
        title: text.title[kind],
        subtitle: fixed.balancer ? text.ofBalancer(fixed.balancer.name) : text.ofServer(fixed.server?.name ?? ''),
      }}
      change={changes}
      refusal={refusal()}
      onAdd={props.onAdd}
      onClose={props.onClose}
    >
      {!fixed.balancer && (
        <Select<never, number>
          label={text.balancer}
          options={optionsOf(ends.balancers)}
          value={balancerId}
          onChange={(id) => {
            setBalancerId(id)
            setPicked(undefined)
          }}
          isRequired
        />
      )}
      {!fixed.server && (
        <Select<never, number>
          label={text.server}
          options={optionsOf(ends.servers)}
          value={serverId}
          onChange={(id) => {
            setServerId(id)
            setPicked(undefined)
          }}
          isRequired
        />
      )}
      {balancerId !== null && serverId !== null && (
        <Listeners
          label={text.listeners[kind]}
          listeners={listeners}
          wanted={wanted.map(({ key }) => key)}
          onChange={setPicked}
        />
      )}
      {hasWeight && (
        <NumberField<never>
          label={text.weight}
          value={weight}
          onChange={setWeight}
          minValue={memberWeight.min}
          maxValue={memberWeight.max}
        />
      )}
    </ChoiceDialog>
  )
}

interface Choosable {
  key: string
  listener: PlannedListener
  /** Why the server cannot come or go there; absent: it can. */
  obstacle: string | undefined
}

const listenersOf = (
  { offer: { kind }, changes }: MemberChoiceProps,
  { id, listeners }: LoadBalancerDetail,
  serverId: number | null,
): Choosable[] => {
  const planned = listenersInPlan(changes, id, listeners)
  const act = kind === 'memberAdd' ? 'add' : 'remove'
  return planned.map((listener) => {
    const { vmLbProtocolTypeId, sourcePort } = listener
    const move = { act, vmHostId: serverId ?? 0, vmLbProtocolTypeId, sourcePort } as const
    const obstacle = whyNotMember(move, planned)
    return { key: portKey(listener), listener, obstacle: obstacle && memberObstacleText[obstacle] }
  })
}

interface Place {
  balancer: LoadBalancerDetail
  serverId: number
  listener: PlannedListener
  weight: number
}

const changeOf = (kind: MemberOffer['kind'], { balancer, serverId, listener, weight }: Place): NewChange => {
  const { vmLbProtocolTypeId, sourcePort } = listener
  const of = { loadBalancerId: balancer.id, vmLbProtocolTypeId, sourcePort, revision: balancer.revision }
  return kind === 'memberAdd'
    ? { kind, ...of, vmHostId: serverId, weight, isDraining: false }
    : { kind, ...of, vmHostId: serverId }
}

interface ListenersProps {
  label: string
  listeners: readonly Choosable[] | undefined
  wanted: readonly string[]
  onChange: (keys: readonly string[]) => void
}

function Listeners({ label, listeners, wanted, onChange }: ListenersProps) {
  if (!listeners) return <Skeleton lines={2} />
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {listeners.map(({ key, listener, obstacle }) => (
        <Checkbox<never>
          key={key}
          label={
            <Ltr>
              {balancersText.drawer.listener(
                vmLbProtocol.label(listener.vmLbProtocolTypeId),
                listener.sourcePort,
                listener.destinationPort,
              )}
            </Ltr>
          }
          help={obstacle}
          isDisabled={obstacle !== undefined}
          value={wanted.includes(key)}
          onChange={(isWanted) => onChange(isWanted ? [...wanted, key] : wanted.filter((one) => one !== key))}
        />
      ))}
    </fieldset>
  )
}
