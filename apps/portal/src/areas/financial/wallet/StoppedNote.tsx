import { formatLongDate } from '../../../format/dates.ts'
import { formatCount } from '../../../format/number.ts'
import { formatRials } from '../../../format/rials.ts'
import { Note } from '../../../ui/Note.tsx'
import { useRunway } from '../runway/use-runway.ts'
import { walletText } from './wallet.fa.ts'

const text = walletText.stopped

/** While services stand still because nothing is left: what brings them back, and until when. Deleted ones never come back. */
export function StoppedNote() {
  const { runway } = useRunway()
  if (!runway || runway.stage === 'running') return null
  if (runway.stage === 'gone') {
    return (
      <Note tone="danger" title={text.debtTitle(formatRials(runway.missing))}>
        {text.debt}
      </Note>
    )
  }
  if (runway.waiting === 0) return null
  return (
    <Note tone="danger" title={text.title}>
      {text.text(formatCount(runway.waiting), formatRials(runway.missing))}{' '}
      {runway.keepDate && text.kept(formatLongDate(runway.keepDate))}
    </Note>
  )
}
