import { useVmNetworkListQuery, useVmNetworkNodeListQuery, type VmNetworkNodeListItem } from '@sarv/client/vm.generated'
import { vmHostAccess } from '@sarv/contract/vm/hosts/hosts.rules'
import { Plus, Server, Unplug } from 'lucide-react'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { AllowedLink } from '../../../shell/AllowedLink.tsx'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { usePageTitle } from '../../../shell/page-handle.ts'
import { paths as shellPaths } from '../../../shell/paths.ts'
import { paths } from '../vm.paths.ts'
import { useRoleRefusal } from '../../../shell/use-may.ts'
import { useProjectIdInAddress } from '../../../shell/use-project.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Copy } from '../../../ui/Copy.tsx'
import { DetailPage } from '../../../ui/DetailPage.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import { RefreshButton } from '../../../ui/RefreshButton.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { networksText, nodesText as text } from './networks.fa.ts'
import { useDetachNode } from './use-detach-node.ts'
import { columnsOfNetwork } from './node-columns.tsx'

const AttachNodeDialog = lazyDialog(async () => (await import('./AttachNodeDialog.tsx')).AttachNodeDialog)

/** `/network/{projectId}/{networkId}/node-list` */
export function NodeListPage() {
  const projectId = useProjectIdInAddress()
  const networkId = Number(useParams()['networkId'])
  if (projectId === null) return <Navigate to={shellPaths.dashboard} replace />
  if (!Number.isSafeInteger(networkId) || networkId <= 0) return <Navigate to={paths.network.list(projectId)} replace />
  return <Nodes projectId={projectId} networkId={networkId} />
}

function Nodes({ projectId, networkId }: { projectId: number; networkId: number }) {
  const pollingInterval = usePollingInterval()
  const networks = useVmNetworkListQuery({ projectId })
  const nodes = useVmNetworkNodeListQuery({ projectId, VmNetworkId: networkId }, { pollingInterval })
  const network = networks.currentData?.find(({ id }) => id === networkId)
  const refusal = useRoleRefusal(projectId)('project:operate')
  const [isAttaching, setAttaching] = useState(false)
  const detachment = useDetachNode(projectId, 'server')
  usePageTitle(network?.name && text.titleOf(network.name))
  // The list has no such network: it was deleted, or never was this project's.
  if (networks.currentData && !network) return <Navigate to={paths.network.list(projectId)} replace />

  const back = { href: paths.network.list(projectId), label: networksText.title }
  if (networks.error && !networks.currentData) {
    return (
      <DetailPage back={back} name={text.title}>
        <Card label={text.title} isFlush>
          <ErrorBox error={networks.error} onRetry={() => void networks.refetch()} isRetrying={networks.isFetching} />
        </Card>
      </DetailPage>
    )
  }

  const attachButton = (
    <Button
      kind="primary"
      icon={Plus}
      disabledReason={refusal}
      opens={AttachNodeDialog}
      onPress={() => setAttaching(true)}
    >
      {text.attachServer}
    </Button>
  )
  const actions: RowAction<VmNetworkNodeListItem>[] = [
    {
      label: text.detachment.confirm,
      icon: Unplug,
      isQuick: true,
      isDanger: true,
      run: detachment.ask,
      disabledReason: () => refusal,
    },
  ]
  return (
    <DetailPage
      back={back}
      name={network?.name ?? text.title}
      facts={[
        { id: 'cidr', shown: network?.cidr && <Copy value={network.cidr} /> },
        { id: 'gateway', shown: network?.gatewayIp && `${networksText.columns.gateway} ${network.gatewayIp}` },
      ]}
      coming={network ? undefined : { summary: 'fact' }}
      actions={
        <>
          <RefreshButton isFetching={nodes.isFetching} onPress={() => void nodes.refetch()} />
          {!!nodes.currentData?.length && attachButton}
        </>
      }
    >
      <ListTable
        label={text.label}
        unit={text.unit}
        query={nodes}
        columns={columnsOfNetwork(projectId)}
        searchFor={text.searchFor}
        rowActions={actions}
        empty={
          <Empty
            icon={Server}
            title={text.emptyOfNetwork.title}
            actions={
              <>
                <AllowedLink
                  projectId={projectId}
                  access={vmHostAccess.create}
                  href={paths.vm.createInNetwork(projectId, networkId)}
                >
                  {text.createInside}
                </AllowedLink>
                {attachButton}
              </>
            }
          >
            {text.emptyOfNetwork.text}
          </Empty>
        }
      />
      {isAttaching && (
        <AttachNodeDialog projectId={projectId} vmNetworkId={networkId} onClose={() => setAttaching(false)} />
      )}
      {detachment.dialog}
    </DetailPage>
  )
}
