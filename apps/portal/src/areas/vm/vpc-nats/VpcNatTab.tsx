import { useVpcNatDeleteMutation, type VpcDetail, type VpcNat } from '@sarv/client/vm.generated'
import { natType, vmKeyStatus } from '@sarv/contract/enums'
import { Eye, Pencil, Plus, Split, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { useDeleteDialog } from '../../../shell/use-delete-dialog.tsx'
import { useRoleRefusal } from '../../../shell/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { ListTable } from '../../../ui/ListTable.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Section } from '../../../ui/Section.tsx'
import { useVpcRefusal } from '../vpcs/vpc-acts.ts'
import type { VpcTabProps } from '../vpcs/vpc-tab.ts'
import { isUsableIp, startIn, type Known } from './forward-form.ts'
import { SnatCard } from './SnatCard.tsx'
import { useGateway } from './use-gateway.ts'
import styles from './VpcNat.module.css'
import { natText as text } from './vpc-nats.fa.ts'

const ForwardDialog = lazyDialog(async () => (await import('./ForwardDialog.tsx')).ForwardDialog)
const NatDetailDialog = lazyDialog(async () => (await import('./NatDetailDialog.tsx')).NatDetailDialog)

const moving: readonly number[] = [vmKeyStatus.id.wait]
const isForward = ({ natTypeId }: VpcNat) => natTypeId === natType.id.dnat

const latinOrAny = (value: string | null | undefined) => (value ? <Ltr>{value}</Ltr> : text.any)

const columns: readonly Column<VpcNat>[] = [
  { id: 'name', label: text.columns.name, place: 'title', value: ({ name }) => name },
  { id: 'source', label: text.columns.source, cell: ({ sourceIp }) => latinOrAny(sourceIp) },
  { id: 'gateway', label: text.columns.gateway, cell: ({ translateIp }) => latinOrAny(translateIp) },
  {
    id: 'port',
    label: text.columns.port,
    cell: ({ protocol, port, portEnd }) =>
      port ? <Ltr>{text.portsOf(protocol ?? 'tcp', port, portEnd ?? port)}</Ltr> : text.any,
  },
  {
    id: 'destination',
    label: text.columns.destination,
    value: ({ vmHost }) => vmHost ?? null,
    cell: ({ vmHost, destinationIp, destinationPort }) => (
      <div>
        {vmHost && <bdi>{vmHost}</bdi>}
        <div>{destinationIp ? <Ltr>{`${destinationIp}:${destinationPort}`}</Ltr> : text.any}</div>
      </div>
    ),
  },
  {
    id: 'status',
    label: text.columns.status,
    place: 'status',
    cell: ({ statusId = vmKeyStatus.id.active }) => <EnumChip table={vmKeyStatus} id={statusId} moving={moving} />,
  },
  { id: 'created', label: text.columns.created, cell: ({ createDate }) => <DateText wire={createDate} /> },
]

/** What is missing before a port can be led anywhere. */
const whatIsMissing = ({ networks, ips }: Known, vpc: VpcDetail | undefined): string | undefined => {
  if (networks.length === 0) return text.noNetwork
  if (ips.some(isUsableIp)) return undefined
  return vpc?.ipv4 === 1 ? text.primaryAlone : text.noAddress
}

const refusalByPlan = ({ options }: Known): string | undefined =>
  options && options.usedRules >= options.maxRules ? text.full(options.maxRules) : undefined

/** The way out of a cloud, and the ports that are led into it. */
export function VpcNatTab({ projectId, id, vpc }: VpcTabProps) {
  const { nats, known, isKnown, isCounting } = useGateway(projectId, id)
  const refusal = useVpcRefusal(projectId)
  const refused = vpc && refusal('gateway', vpc)
  const deleteRefusal = useRoleRefusal(projectId)('project:manage')
  const [remove] = useVpcNatDeleteMutation()
  const [search] = useSearchParams()
  const wanted = search.get('forward')
  /** `null`: a new one. */
  const [edited, setEdited] = useState<VpcNat | null | undefined>(wanted === 'new' ? null : undefined)
  const [shown, setShown] = useState<VpcNat>()
  const deletion = useDeleteDialog<VpcNat>((nat) => remove({ projectId, vpcHostId: id, id: nat.id }), {
    words: text.deletion,
  })
  const busy = ({ statusId }: VpcNat) => (statusId === vmKeyStatus.id.wait ? text.busy : undefined)
  const missing = isKnown ? whatIsMissing(known, vpc) : undefined
  const addRefusal = refused ?? missing ?? refusalByPlan(known)
  const addButton = (
    <Button
      kind="primary"
      icon={Plus}
      opens={ForwardDialog}
      disabledReason={addRefusal}
      onPress={() => setEdited(null)}
    >
      {text.add}
    </Button>
  )
  const actions: RowAction<VpcNat>[] = [
    { label: text.detail, icon: Eye, isQuick: true, run: setShown, opens: NatDetailDialog },
    {
      label: text.edit,
      icon: Pencil,
      run: setEdited,
      opens: ForwardDialog,
      disabledReason: (nat) => refused ?? busy(nat),
    },
    {
      label: text.deletion.confirm,
      icon: Trash2,
      isQuick: true,
      isDanger: true,
      run: deletion.ask,
      disabledReason: (nat) => deleteRefusal ?? refused ?? busy(nat),
    },
  ]
  const forwards = (rows: readonly VpcNat[] | undefined) => rows?.filter(isForward)
  return (
    <div className={styles.parts}>
      {vpc ? (
        <SnatCard projectId={projectId} vpc={vpc} known={known} refusal={refused} />
      ) : (
        <Section title={text.snat.title} intro={text.snat.intro}>
          <Loading lines={2} />
        </Section>
      )}
      <Section title={text.title} intro={text.intro} actions={addButton} areActionsInside={!known.nats.some(isForward)}>
        {isCounting && <Loading like={text.used(1, 1)} />}
        {known.options && <div>{text.used(known.options.usedRules, known.options.maxRules)}</div>}
        <ListTable
          label={text.label}
          unit={text.unit}
          query={{ ...nats, data: forwards(nats.data), currentData: forwards(nats.currentData) }}
          columns={columns}
          markedKey={Number(wanted)}
          rowActions={actions}
          empty={
            <Empty icon={Split} title={text.empty.title} actions={addButton}>
              {missing ?? text.empty.text}
            </Empty>
          }
        />
      </Section>
      {edited !== undefined && vpc && isKnown && (edited !== null || !addRefusal) && (
        <ForwardDialog
          projectId={projectId}
          vpcHostId={id}
          start={startIn(search)}
          known={known}
          edited={edited ?? undefined}
          onClose={() => setEdited(undefined)}
        />
      )}
      {shown && (
        <NatDetailDialog projectId={projectId} vpcHostId={id} nat={shown} onClose={() => setShown(undefined)} />
      )}
      {deletion.dialog}
    </div>
  )
}
