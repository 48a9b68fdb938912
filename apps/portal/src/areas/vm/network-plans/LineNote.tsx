import { Spline } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { Note } from '../../../ui/Note.tsx'
import { planText } from './network-plans.fa.ts'

const text = planText.line

interface LineNoteProps {
  name: string
  /** Things that the line can lead to. */
  count: number
  onStop: () => void
}

/** A line was begun: what is to be done now, and how to leave it. */
export function LineNote({ name, count, onStop }: LineNoteProps) {
  return (
    <Note
      tone="info"
      icon={Spline}
      title={text.from(name)}
      isLive
      actions={
        <Button size="sm" kind="quiet" onPress={onStop}>
          {text.stop}
        </Button>
      }
    >
      {text.targets(count)}
    </Note>
  )
}
