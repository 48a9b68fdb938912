import { FolderPlus } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { TabActionsProps } from '../detail/bucket-tab.ts'
import { canAskStore } from '../buckets/bucket-acts.ts'
import type { ChosenFile } from '../uploads/upload-queue.ts'
import { uploads } from '../uploads/uploads.ts'
import { refOf, useBrowser } from './browser-context.ts'
import styles from './objects.module.css'
import { objectsText as text } from './objects.fa.ts'
import { UploadButton } from './UploadButton.tsx'

const NewFolderDialog = lazyDialog(async () => (await import('./NewFolderDialog.tsx')).NewFolderDialog)

/** In the page's head while the files are open: into the folder that one looks at. */
export function FileActions({ projectId, bucket }: TabActionsProps) {
  const browser = useBrowser(projectId, bucket)
  const [isNaming, setNaming] = useState(false)
  if (!browser.mayWrite || !canAskStore(bucket)) return null
  const onFiles = (files: readonly ChosenFile[]) => uploads.add(refOf(browser), browser.folder, files)
  return (
    <>
      <Button icon={FolderPlus} opens={NewFolderDialog} onPress={() => setNaming(true)}>
        {text.newFolder}
      </Button>
      {/* Phones have no folders to choose. */}
      <span className={styles.wideOnly}>
        <UploadButton isFolder onFiles={onFiles} />
      </span>
      <UploadButton onFiles={onFiles} />
      {isNaming && <NewFolderDialog browser={browser} onClose={() => setNaming(false)} />}
    </>
  )
}
