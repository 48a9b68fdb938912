import { CloudUpload } from 'lucide-react'
import { type DragEvent, type ReactNode, useEffect, useState } from 'react'
import { iconLg } from '../../../ui/icons.ts'
import { toast } from '../../../ui/toast.ts'
import { droppedFiles } from '../uploads/dropped-files.ts'
import type { ChosenFile } from '../uploads/upload-queue.ts'
import styles from './objects.module.css'
import { objectsText as text } from './objects.fa.ts'

interface DropAreaProps {
  isDisabled: boolean
  /** Where it would go, by name. */
  folderName: string
  onFiles: (files: readonly ChosenFile[]) => void
  children: ReactNode
}

const hasFiles = ({ dataTransfer }: Pick<DragEvent, 'dataTransfer'>) => dataTransfer.types.includes('Files')

/** Everything in it takes files and folders that are dropped there. The keyboard's way is the button. */
export function DropArea({ isDisabled, folderName, onFiles, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false)
  useNoLeaving()

  const onDrop = async (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (isDisabled || !hasFiles(event)) return
    try {
      const files = await droppedFiles(event.dataTransfer)
      if (files.length === 0) toast.info(text.dropNothing)
      else onFiles(files)
    } catch {
      toast.error(text.dropUnreadable)
    }
  }
  return (
    <div
      className={styles.drop}
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = isDisabled ? 'none' : 'copy'
        setOver(!isDisabled)
      }}
      onDragLeave={(event) => {
        // From one child to the next it is not left.
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false)
      }}
      onDrop={(event) => void onDrop(event)}
    >
      {children}
      {isOver && (
        <div className={styles.over}>
          <CloudUpload {...iconLg} />
          <span>{text.dropHere(folderName)}</span>
        </div>
      )}
    </div>
  )
}

/** A file that misses the place would open in the tab, and with it everything that is on its way would be lost. */
function useNoLeaving() {
  useEffect(() => {
    const stay = (event: globalThis.DragEvent) => event.preventDefault()
    addEventListener('dragover', stay)
    addEventListener('drop', stay)
    return () => {
      removeEventListener('dragover', stay)
      removeEventListener('drop', stay)
    }
  }, [])
}
