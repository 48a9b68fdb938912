import { Note } from '../../../ui/Note.tsx'
import { objectsText } from './objects.fa.ts'

const text = objectsText.moveDialog

/** What has the name already: nothing is replaced before somebody has read this. */
export function TakenNote({ names }: { names: readonly string[] }) {
  return (
    <Note tone="warning" title={text.taken(names)} isLive>
      {text.takenEffect}
    </Note>
  )
}
