import type { OperatorCustomerDetail } from '@sarv/client/operator.generated'
import { serviceStatus } from '@sarv/contract/enums'
import { Section } from '../../../ui/Section.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { useListState } from '../../../ui/use-list-state.ts'
import { customersText } from './operator-customers.fa.ts'

const text = customersText.services

type Service = OperatorCustomerDetail['services'][number]

const columns: readonly Column<Service>[] = [
  {
    id: 'name',
    label: text.columns.name,
    place: 'title',
    value: ({ name }) => name,
    searched: true,
    cell: ({ name }) => name && <bdi>{name}</bdi>,
  },
  { id: 'type', label: text.columns.type, cell: ({ product }) => product },
  { id: 'project', label: text.columns.project, cell: ({ project }) => <bdi>{project}</bdi> },
  {
    id: 'status',
    label: text.columns.status,
    place: 'status',
    cell: ({ serviceStatusId }) => serviceStatusId !== null && <EnumChip table={serviceStatus} id={serviceStatusId} />,
  },
]

/** What the customer has ordered. */
export function CustomerServices({ services, count }: { services: readonly Service[]; count: number }) {
  const state = useListState({ prefix: 'service-' })
  return (
    <Section title={text.title} intro={count > services.length && text.newest(services.length, count)}>
      <ListTable
        label={text.title}
        unit={text.unit}
        query={{ data: services, isFetching: false, refetch: () => undefined }}
        columns={columns}
        keyOf={({ serviceType, serviceId }) => `${serviceType} ${serviceId}`}
        state={state}
        empty={text.empty}
      />
    </Section>
  )
}
