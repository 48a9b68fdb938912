import type { VmHostListItem } from '@sarv/client/vm.generated'
import { serviceStatus } from '@sarv/contract/enums'
import { toLatinDigits } from '@sarv/contract/normalize'
import { formatDate } from '../../../format/dates.ts'
import type { CsvColumn } from '../../../ui/csv.ts'
import { vmFileText } from './vm-file.fa.ts'

const text = vmFileText.columns

/** The list as a file for spreadsheets: figures without units, so that they can be added up. */
const columns: readonly CsvColumn<VmHostListItem>[] = [
  { label: text.id, value: ({ id }) => id },
  { label: text.name, value: ({ name }) => name },
  { label: text.status, value: ({ statusId }) => serviceStatus.label(statusId) },
  { label: text.ipv4, value: ({ ipv4 }) => ipv4 },
  { label: text.ipv6, value: ({ ipv6 }) => ipv6 },
  { label: text.private, value: ({ privateAddresses }) => privateAddresses?.join(' ') },
  { label: text.system, value: ({ vmImage, operatingSystem }) => vmImage ?? operatingSystem },
  { label: text.cpu, value: ({ cpu }) => cpu },
  { label: text.memory, value: ({ memory }) => memory },
  { label: text.disk, value: ({ disk }) => disk },
  { label: text.cost, value: ({ priceNow }) => priceNow },
  { label: text.datacenter, value: ({ datacenter }) => datacenter },
  { label: text.created, value: ({ createDate }) => toLatinDigits(formatDate(createDate)) },
]

export const vmFile = (projectId: number) => ({ fileName: vmFileText.name(projectId), columns })
