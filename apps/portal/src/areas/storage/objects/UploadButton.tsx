import { FolderUp, Upload } from 'lucide-react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Button } from '../../../ui/Button.tsx'
import { chosenFiles } from '../uploads/dropped-files.ts'
import type { ChosenFile } from '../uploads/upload-queue.ts'
import { objectsText as text } from './objects.fa.ts'

interface UploadButtonProps {
  isFolder?: boolean
  kind?: 'primary' | 'secondary'
  onFiles: (files: readonly ChosenFile[]) => void
}

/** Chooses files, or a folder with everything in it. */
export function UploadButton({
  isFolder = false,
  kind = isFolder ? 'secondary' : 'primary',
  onFiles,
}: UploadButtonProps) {
  return (
    <FileTrigger
      allowsMultiple={!isFolder}
      acceptDirectory={isFolder}
      onSelect={(files) => files && files.length > 0 && onFiles(chosenFiles(files))}
    >
      <Button kind={kind} icon={isFolder ? FolderUp : Upload}>
        {isFolder ? text.uploadFolder : text.uploadFiles}
      </Button>
    </FileTrigger>
  )
}
