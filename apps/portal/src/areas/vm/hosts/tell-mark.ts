import { toast } from '../../../ui/toast.ts'
import { tellMarkText as text } from './tell-mark.fa.ts'
import type { VmMark } from './vm-marks.ts'

/** Says that a mark was set or taken off, with the way back. */
export const tellMark = ({ field }: VmMark, name: string, isSet: boolean, takeBack: () => Promise<void>): void => {
  const { wasSet, wasUnset } = text[field]
  toast.success((isSet ? wasSet : wasUnset)(name), { action: { label: text.takeBack, run: takeBack } })
}
