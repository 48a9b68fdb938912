import {
  useVpcInterfaceListQuery,
  useVpcInterfaceRemoveMutation,
  type VmNetworkListItem,
} from '@sarv/client/vm.generated'
import { networksPerVpc } from '@sarv/contract/limits'
import { Link2, Network, Server, Unplug } from 'lucide-react'
import { useState } from 'react'
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

const ConnectNetworkDialog = lazyDialog(async () => (await import('./ConnectNetworkDialog.tsx')).ConnectNetworkDialog)

/** The networks that have the cloud as their gateway; the status is that of the connection. */
export function VpcNetworkTab({ projectId, id, vpc }: VpcTabProps) {
  const pollingInterval = usePollingInterval()
  const query = useVpcInterfaceListQuery({ projectId, vpcHostId: id }, { pollingInterval })
  const [remove] = useVpcInterfaceRemoveMutation()
  const refusal = useVpcRefusal(projectId)
  const [isConnecting, setConnecting] = useState(false)
  const disconnection = useDeleteDialog<VmNetworkListItem>(
    (network) => remove({ projectId, vpcHostId: id, id: network.id }),
    {
      words: text.disconnection,
      alsoGone: ({ nodeCount = 0 }) => (nodeCount > 0 ? [text.disconnection.servers(nodeCount)] : []),
    },
  )
  const count = query.currentData?.length ?? 0
  const fullRefusal = count >= networksPerVpc ? text.full(networksPerVpc) : undefined
  const connectButton = (
    <Button
      kind="primary"
      icon={Link2}
      opens={ConnectNetworkDialog}
      disabledReason={(vpc && refusal('connect', vpc)) ?? fullRefusal}
      onPress={() => setConnecting(true)}
    >
      {text.connect}
    </Button>
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
      <Section title={text.title} intro={text.intro} actions={count > 0 && connectButton}>
        <ListTable
          label={text.label}
          unit={text.unit}
          query={query}
          columns={columnsOf(projectId)}
          rowActions={actions}
          empty={
            <Empty icon={Network} title={text.empty.title} actions={connectButton}>
              {text.empty.text}
            </Empty>
          }
        />
        {isConnecting && (
          <ConnectNetworkDialog projectId={projectId} vpcHostId={id} onClose={() => setConnecting(false)} />
        )}
        {disconnection.dialog}
      </Section>
      <AccessSection projectId={projectId} id={id} vpc={vpc} />
    </>
  )
}

const columnsOf = (projectId: number) => networkColumns(projectId).filter((column) => column.id !== 'id')
