import {
  useVpcInterfaceListQuery,
  useVpcInterfaceRemoveMutation,
  type VmNetworkListItem,
} from '@sarv/client/vm.generated'
import { networksPerVpc } from '@sarv/contract/limits'
import { Link2, Network, Plus, Server, Unplug } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { useDeleteDialog } from '../../../shell/use-delete-dialog.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { Section } from '../../../ui/Section.tsx'
import { networkColumns } from '../networks/network-columns.tsx'
import { paths } from '../vm.paths.ts'
import { AccessSection } from './AccessSection.tsx'
import { useVpcRefusal } from './vpc-acts.ts'
import type { VpcTabProps } from './vpc-tab.ts'
import { vpcText } from './vpcs.fa.ts'

const text = vpcText.network

const NewNetworkDialog = lazyDialog(async () => (await import('./NewNetworkDialog.tsx')).NewNetworkDialog)
const ConnectNetworkDialog = lazyDialog(async () => (await import('./ConnectNetworkDialog.tsx')).ConnectNetworkDialog)

/** The networks that have the cloud as their gateway; the status is that of the connection. */
export function VpcNetworkTab({ projectId, id, vpc }: VpcTabProps) {
  const pollingInterval = usePollingInterval()
  const query = useVpcInterfaceListQuery({ projectId, vpcHostId: id }, { pollingInterval })
  const [remove] = useVpcInterfaceRemoveMutation()
  const refusal = useVpcRefusal(projectId)
  const marked = Number(useSearchParams()[0].get('network'))
  const [opened, setOpened] = useState<'connect' | 'create'>()
  const close = () => setOpened(undefined)
  const disconnection = useDeleteDialog<VmNetworkListItem>(
    (network) => remove({ projectId, vpcHostId: id, id: network.id }),
    {
      words: text.disconnection,
      alsoGone: ({ nodeCount = 0 }) => (nodeCount > 0 ? [text.disconnection.servers(nodeCount)] : []),
    },
  )
  const count = query.currentData?.length ?? 0
  const fullRefusal = count >= networksPerVpc ? text.full(networksPerVpc) : undefined
  const refused = (vpc && refusal('connect', vpc)) ?? fullRefusal
  const addButtons = (
    <>
      <Button icon={Link2} opens={ConnectNetworkDialog} disabledReason={refused} onPress={() => setOpened('connect')}>
        {text.connect}
      </Button>
      <Button
        kind="primary"
        icon={Plus}
        opens={NewNetworkDialog}
        disabledReason={refused}
        onPress={() => setOpened('create')}
      >
        {text.create}
      </Button>
    </>
  )
  const actions: RowAction<VmNetworkListItem>[] = [
    { label: text.servers, icon: Server, href: (network) => paths.network.nodes(projectId, network.id) },
    {
      label: text.disconnection.confirm,
      icon: Unplug,
      isQuick: true,
      isDanger: true,
      run: disconnection.ask,
      disabledReason: () => vpc && refusal('disconnect', vpc),
    },
  ]
  return (
    <>
      <Section title={text.title} intro={text.intro} actions={addButtons} areActionsInside={count === 0}>
        <ListTable
          label={text.label}
          unit={text.unit}
          query={query}
          columns={networkColumns(projectId)}
          markedKey={marked}
          rowActions={actions}
          empty={
            <Empty icon={Network} title={text.empty.title} actions={addButtons}>
              {text.empty.text}
            </Empty>
          }
        />
        {opened === 'connect' && <ConnectNetworkDialog projectId={projectId} vpcHostId={id} onClose={close} />}
        {opened === 'create' && <NewNetworkDialog projectId={projectId} vpcHostId={id} onClose={close} />}
        {disconnection.dialog}
      </Section>
      <AccessSection projectId={projectId} id={id} vpc={vpc} />
    </>
  )
}
