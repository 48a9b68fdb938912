import { CornerLeftUp } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { IconButton } from '../../../ui/IconButton.tsx'
import { storagePaths as paths } from '../storage.paths.ts'
import type { Browser } from './browser-context.ts'
import styles from './objects.module.css'
import { objectsText as text } from './objects.fa.ts'
import { folderAbove, shownName, stepsOf } from './objects.rules.ts'

/** Where one is, from the bucket down; each step leads there. A path runs left to right, as programs write it. */
export function FolderPath({ browser }: { browser: Browser }) {
  const { projectId, storageHostId, bucketName, folder } = browser
  const navigate = useNavigate()
  const hrefOf = (to: string) => paths.files(projectId, storageHostId, { folder: to })
  const steps = [{ name: bucketName, folder: '' }, ...stepsOf(folder)]
  return (
    <div className={styles.path}>
      {folder !== '' && (
        <IconButton
          size="sm"
          icon={CornerLeftUp}
          name={text.up}
          onPress={() => void navigate(hrefOf(folderAbove(folder)))}
        />
      )}
      <nav aria-label={text.path} dir="ltr">
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.folder}>
              <Link to={hrefOf(step.folder)} aria-current={step.folder === folder ? 'page' : undefined}>
                <bdi>{shownName(step.name)}</bdi>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}
