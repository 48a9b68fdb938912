import type { VpcBundle } from '@sarv/client/portal.generated'
import { formatNumber } from '../../../format/number.ts'
import { Ltr } from '../../../ui/Ltr.tsx'
import { Money } from '../../../ui/Money.tsx'
import type { PickColumn } from '../../../ui/PickTable.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { vpcText } from './vpcs.fa.ts'

const text = vpcText.plan.columns

/** The plans of private clouds, compared by what they allow; the one in force is marked. */
export const planColumns = (currentId: number | null = null): readonly PickColumn<VpcBundle>[] => [
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
  { id: 'ipv4', label: text.ipv4, cell: ({ ipv4 }) => formatNumber(ipv4) },
  { id: 'rules', label: text.rules, cell: ({ rules10 }) => formatNumber(rules10 * 10) },
  { id: 'price', label: text.price, place: 'end', cell: ({ price }) => <Money rials={price} /> },
]

export const planLine = ({ ipv4, rules10 }: VpcBundle): string => `${ipv4} IPv4, ${rules10 * 10} DNAT`
