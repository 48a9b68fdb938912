import type { VpcListItem } from '@sarv/client/vm.generated'
import { serviceType } from '@sarv/contract/service-types'
import { formatNumber } from '../../../format/number.ts'
import { RowLabels } from '../../../services/labels/use-label-filter.tsx'
import { createdColumn, datacenterColumn, priceColumn, statusColumn } from '../../../services/service-columns.tsx'
import { Copy } from '../../../ui/Copy.tsx'
import { Link } from '../../../ui/Link.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { paths } from '../vm.paths.ts'
import { vpcText } from './vpcs.fa.ts'

const text = vpcText.columns

export const vpcColumns = (projectId: number): readonly Column<VpcListItem>[] => [
  {
    id: 'name',
    label: text.name,
    place: 'title',
    searched: true,
    value: ({ name }) => name,
    cell: ({ id, name }) => (
      <>
        <Link href={paths.vpc.tab(projectId, id, 'overview')}>
          <bdi>{name}</bdi>
        </Link>
        <RowLabels projectId={projectId} type={serviceType.vpc} id={id} />
      </>
    ),
  },
  {
    id: 'address',
    label: text.address,
    searched: ({ ipAddress }) => ipAddress ?? '',
    value: ({ ipAddress }) => ipAddress,
    cell: ({ ipAddress }) => ipAddress && <Copy value={ipAddress} />,
    yieldsToProgress: true,
  },
  {
    id: 'networks',
    label: text.networks,
    value: ({ networkCount }) => networkCount,
    cell: ({ networkCount = 0 }) => formatNumber(networkCount),
    yieldsToProgress: true,
  },
  priceColumn,
  statusColumn,
  datacenterColumn,
  createdColumn,
]
