import type { VolumeListItem } from '@sarv/client/vm.generated'
import { serviceType } from '@sarv/contract/service-types'
import { formatGigabytes } from '../../../format/sizes.ts'
import { paths } from '../vm.paths.ts'
import { Copy } from '../../../ui/Copy.tsx'
import { Link } from '../../../ui/Link.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { Ltr } from '../../../ui/Ltr.tsx'
import { RowLabels } from '../../../services/labels/use-label-filter.tsx'
import { createdColumn, datacenterColumn, priceColumn, statusColumn } from '../../../services/service-columns.tsx'
import { volumesText } from './volumes.fa.ts'

const text = volumesText.columns

export const volumeColumns = (
  projectId: number,
  /** The list with the details of one beside it. */
  hrefOf: (id: number) => string,
): readonly Column<VolumeListItem>[] => [
  {
    id: 'name',
    label: text.name,
    place: 'title',
    searched: true,
    value: ({ name }) => name,
    cell: ({ id, name }) => (
      <>
        <Link href={hrefOf(id)}>
          <Ltr>{name}</Ltr>
        </Link>
        <RowLabels projectId={projectId} type={serviceType.volume} id={id} />
      </>
    ),
  },
  {
    id: 'size',
    label: text.size,
    value: ({ volumeSize }) => volumeSize,
    cell: ({ volumeSize }) => formatGigabytes(volumeSize),
    yieldsToProgress: true,
  },
  {
    id: 'server',
    label: text.server,
    searched: ({ vmHost }) => vmHost ?? '',
    value: ({ vmHost }) => vmHost,
    cell: ({ vmHostId, vmHost }) =>
      vmHostId ? (
        <Link href={paths.vm.volume(projectId, vmHostId)}>
          <Ltr>{vmHost}</Ltr>
        </Link>
      ) : (
        volumesText.free
      ),
    yieldsToProgress: true,
  },
  {
    id: 'device',
    label: text.device,
    place: 'wide-only',
    cell: ({ device }) => device && <Copy value={device} />,
    yieldsToProgress: true,
  },
  priceColumn,
  statusColumn,
  datacenterColumn,
  createdColumn,
]
