import type { CreateVpcDnatModel } from '@sarv/contract/vm/vpc-nats/vpc-nats.schemas'
import { networkOfGateway } from '@sarv/contract/vm/vpcs/vpcs.rules'
import { useMemo } from 'react'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { formOfNat, type Known } from '../vpc-nats/forward-form.ts'
import { natText } from '../vpc-nats/vpc-nats.fa.ts'
import { planText } from './network-plans.fa.ts'
import { refOfId, type Changes, type NewChange } from './plan-changes.ts'
import { startOfForward } from './plan-known.ts'
import type { ForwardOffer, Offer, WayInOffer } from './plan-offers.ts'
import type { Scene } from './plan-scene.ts'

const text = planText.forms

// A chunk for each: most plans need one or two of them.
const ForwardFormDialog = lazyDialog(
  async () => (await import('../vpc-nats/ForwardFormDialog.tsx')).ForwardFormDialog<true>,
)
const NewNetworkFormDialog = lazyDialog(
  async () => (await import('../vpcs/NewNetworkDialog.tsx')).NewNetworkFormDialog<true>,
)
const ConnectChoice = lazyDialog(async () => (await import('./ConnectChoice.tsx')).ConnectChoice)
const AssignChoice = lazyDialog(async () => (await import('./AssignChoice.tsx')).AssignChoice)
const BundleChoice = lazyDialog(async () => (await import('./BundleChoice.tsx')).BundleChoice)
const PlannedRuleDialog = lazyDialog(async () => (await import('./PlannedRuleDialog.tsx')).PlannedRuleDialog)
const ServerJoinDialog = lazyDialog(async () => (await import('./ServerJoinDialog.tsx')).ServerJoinDialog)
const ServerLeaveChoice = lazyDialog(async () => (await import('./ServerLeaveChoice.tsx')).ServerLeaveChoice)
const RuleChoice = lazyDialog(async () => (await import('./RuleChoice.tsx')).RuleChoice)
const MemberChoice = lazyDialog(async () => (await import('./MemberChoice.tsx')).MemberChoice)
const PlannedBalancerDialog = lazyDialog(
  async () => (await import('./PlannedBalancerDialog.tsx')).PlannedBalancerDialog,
)

export type Adding = PromiseLike<{ data: true; error?: undefined } | { data?: undefined; error: unknown }>

interface PlanDialogProps {
  projectId: number
  cloudId: number
  offer: Offer
  /** The gateway as it will be. */
  known: Known
  /** The picture as it will be. */
  scene: Scene
  changes: Changes
  onAdd: (...changes: readonly NewChange[]) => Adding
  onClose: () => void
}

/** Whoever added it closes the dialog. */
const nothing = () => undefined

/** The form of an offer. It fills in a change; the plan keeps it, and says what comes of it. */
export function PlanDialog({ offer, ...props }: PlanDialogProps) {
  const { projectId, cloudId, known, onAdd, onClose } = props
  switch (offer.kind) {
    case 'networkNew':
      return <NewNetwork {...props} />
    case 'networkConnect':
      return <ConnectChoice projectId={projectId} changes={props.changes} onAdd={onAdd} onClose={onClose} />
    case 'addressAssign':
      return <AssignChoice known={known} offer={offer} onAdd={onAdd} onClose={onClose} />
    case 'forwardCreate':
    case 'forwardEdit':
      return <Forward {...props} offer={offer} />
    case 'planChange':
      return <BundleChoice projectId={projectId} cloudId={cloudId} onAdd={onAdd} onClose={onClose} />
    case 'ruleCreate':
      return <PlannedRuleDialog {...props} offer={offer} />
    case 'ruleDelete':
      return <RuleChoice {...props} offer={offer} />
    case 'memberAdd':
    case 'memberRemove':
      return <MemberChoice {...props} offer={offer} />
    case 'serverConnect':
      return <ServerJoinDialog {...props} offer={offer} />
    case 'serverDisconnect':
      return offer.vmNetworkId === undefined ? null : <ServerLeaveChoice {...props} vmNetworkId={offer.vmNetworkId} />
    case 'balancerCreate':
      return (
        <PlannedBalancerDialog
          projectId={projectId}
          networks={known.networks}
          vmNetworkId={offer.vmNetworkId}
          onAdd={onAdd}
          onClose={onClose}
        />
      )
    default:
      return null
  }
}

function NewNetwork({ projectId, changes, onAdd, onClose }: Omit<PlanDialogProps, 'offer' | 'scene'>) {
  const planned = useMemo(
    () =>
      changes.flatMap((change) =>
        change.kind === 'networkNew' ? [{ name: change.name, cidr: networkOfGateway(change.gatewayCidr).cidr }] : [],
      ),
    [changes],
  )
  return (
    <NewNetworkFormDialog
      projectId={projectId}
      planned={planned}
      submitLabel={text.add}
      send={(network) => onAdd({ kind: 'networkNew', ...network })}
      done={nothing}
      onClose={onClose}
    />
  )
}

const forwardChange = ({ vpcHostIpId, ...body }: CreateVpcDnatModel) => ({ ...body, address: refOfId(vpcHostIpId) })

function Forward({
  offer,
  known,
  onAdd,
  onClose,
}: Omit<PlanDialogProps, 'offer' | 'scene'> & { offer: ForwardOffer | WayInOffer }) {
  const editedId = 'vpcNatId' in offer ? offer.vpcNatId : undefined
  const edited = known.nats.find(({ id }) => id === editedId)
  const start = 'vpcNatId' in offer ? edited && formOfNat(edited) : startOfForward(known, offer)
  if (!start) return null
  return (
    <ForwardFormDialog
      known={known}
      start={start}
      editedId={editedId}
      title={edited ? natText.form.editTitle(edited.name ?? '') : natText.form.addTitle}
      submitLabel={text.add}
      send={(body) =>
        onAdd(
          editedId === undefined
            ? { kind: 'forwardCreate', ...forwardChange(body) }
            : { kind: 'forwardEdit', vpcNatId: editedId, ...forwardChange(body) },
        )
      }
      done={nothing}
      onClose={onClose}
    />
  )
}
