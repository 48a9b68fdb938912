import type { VpcBundle } from '@sarv/client/portal.generated'
import { listenersPerBalancer, serversPerListener } from '@sarv/contract/vm/load-balancers/load-balancers.rules'
import { formatNumber } from '../../../format/number.ts'
import { Ltr } from '../../../ui/Ltr.tsx'
import { Money } from '../../../ui/Money.tsx'
import type { PickColumn } from '../../../ui/PickTable.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { balancersText } from './load-balancers.fa.ts'

const text = balancersText.form.plans

/** The plans of private clouds as load balancers have them: addresses and forwards of a cloud are nothing to them. */
export const balancerPlanColumns = (currentId: number | null = null): readonly PickColumn<VpcBundle>[] => [
  {
    id: 'name',
    label: text.name,
    place: 'title',
    cell: ({ id, name }) => (
      <>
        <Ltr>{name}</Ltr> {id === currentId && <Tag>{text.current}</Tag>}
      </>
    ),
  },
  { id: 'listeners', label: text.listeners, cell: () => text.most(formatNumber(listenersPerBalancer)) },
  { id: 'members', label: text.members, cell: () => text.most(formatNumber(serversPerListener)) },
  { id: 'price', label: text.price, place: 'end', cell: ({ price }) => <Money rials={price} /> },
]

export const balancerPlanLine = (): string => `${listenersPerBalancer} listeners`
