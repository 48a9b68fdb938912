import { orderApi, type OrderListItem } from '@sarv/client/financial.generated'
import { writeLabel } from '@sarv/contract/portal/labels/labels.rules'
import { store } from '../../../shell/store.ts'
import { toCsv, type CsvColumn } from '../../../ui/csv.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { toast } from '../../../ui/toast.ts'
import { servicesText as text } from './orders.fa.ts'

type Filter = Omit<Parameters<typeof orderApi.endpoints.orderList.initiate>[0], 'PageNumber' | 'PageSize'>

/** The server's ceiling of a list that is asked for whole. */
const mostRows = 1000

/** Every service that the filters leave, of all pages. */
export const readAllServices = async (filter: Filter): Promise<readonly OrderListItem[] | undefined> => {
  const { data } = await store.dispatch(
    orderApi.endpoints.orderList.initiate(filter, { subscribe: false, forceRefetch: true }),
  )
  return data
}

const columns: readonly CsvColumn<OrderListItem>[] = [
  { label: text.columns.name, value: ({ name }) => name },
  { label: text.columns.product, value: ({ product }) => product },
  { label: text.columns.order, value: ({ order }) => order },
  { label: text.columns.project, value: ({ project }) => project },
  { label: text.filters.datacenter, value: ({ datacenter }) => datacenter },
  { label: text.columns.status, value: ({ status }) => status },
  { label: text.columns.labels, value: ({ labels }) => labels?.map(writeLabel).join(', ') },
  { label: text.file.cost, value: ({ monthlyPrice }) => monthlyPrice },
  { label: text.columns.date, value: ({ createDate }) => createDate },
  { label: text.columns.id, value: ({ id }) => id },
]

/** A file for spreadsheets of all that the filters leave. */
export const saveServices = async (filter: Filter): Promise<void> => {
  const rows = await readAllServices(filter)
  if (!rows) return
  saveFile(`${text.file.name}.csv`, toCsv(columns, rows), 'text/csv;charset=utf-8')
  if (rows.length === mostRows) toast.error(text.file.cut(mostRows))
}
