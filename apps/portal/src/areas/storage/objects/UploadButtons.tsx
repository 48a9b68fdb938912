import { FolderPlus, FolderUp, Upload } from 'lucide-react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Button } from '../../../ui/Button.tsx'
import { chosenFiles } from '../uploads/dropped-files.ts'
import type { ChosenFile } from '../uploads/upload-queue.ts'
import styles from './objects.module.css'
import { objectsText as text } from './objects.fa.ts'

interface UploadButtonProps {
  isFolder?: boolean
  onFiles: (files: readonly ChosenFile[]) => void
}

/** Chooses files, or a folder with everything in it. */
export function UploadButton({ isFolder = false, onFiles }: UploadButtonProps) {
  return (
    <FileTrigger
      allowsMultiple={!isFolder}
      acceptDirectory={isFolder}
      onSelect={(files) => files && files.length > 0 && onFiles(chosenFiles(files))}
    >
      <Button kind={isFolder ? 'secondary' : 'primary'} icon={isFolder ? FolderUp : Upload}>
        {isFolder ? text.uploadFolder : text.uploadFiles}
      </Button>
    </FileTrigger>
  )
}

interface UploadButtonsProps {
  onFiles: (files: readonly ChosenFile[]) => void
  onNewFolder: () => void
}

export function UploadButtons({ onFiles, onNewFolder }: UploadButtonsProps) {
  return (
    <>
      <Button icon={FolderPlus} onPress={onNewFolder}>
        {text.newFolder}
      </Button>
      {/* Phones have no folders to choose. */}
      <span className={styles.wideOnly}>
        <UploadButton isFolder onFiles={onFiles} />
      </span>
      <UploadButton onFiles={onFiles} />
    </>
  )
}
