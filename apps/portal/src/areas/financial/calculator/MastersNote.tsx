import type { MasterNodesInfo } from '@sarv/client/portal.generated'
import { productItem } from '@sarv/contract/enums'
import { formatNumber } from '../../../format/number.ts'
import { formatMachine } from '../../../format/sizes.ts'
import { Note } from '../../../ui/Note.tsx'
import { ltr } from '@sarv/contract/direction'
import { calculatorText as text } from './calculator.fa.ts'

/** The masters that so many workers need. */
export function MastersNote({ masters }: { masters: MasterNodesInfo | undefined }) {
  if (!masters) return null
  const { masterNodeCount, masterVmSpecs } = masters
  const amountOf = (item: 'vCpu' | 'vMemory' | 'vDisk') =>
    masterVmSpecs?.find(({ productItemId }) => productItemId === productItem.id[item])?.quantity ?? 0
  const machine = formatMachine({ cpu: amountOf('vCpu'), memoryGb: amountOf('vMemory'), diskGb: amountOf('vDisk') })
  return <Note title={text.masters(formatNumber(masterNodeCount), ltr(machine))}>{text.mastersHint}</Note>
}
