import {
  useStorageObjectListQuery,
  useStorageSettingsGetQuery,
  type StorageObjectPage,
} from '@sarv/client/storage.generated'
import { objectsPerPage, whyNotMove, whyNotObjectKey } from '@sarv/contract/storage/objects/objects.rules'
import { moveSentences, objectKeySentences } from '@sarv/contract/storage/storage.fa'
import { Folder } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { iconSm } from '../../../ui/icons.ts'
import { Loading } from '../../../ui/Loading.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { FolderPath } from '../usage/FolderPath.tsx'
import { type Browser, bucketOf } from './browser-context.ts'
import styles from './MoveDialog.module.css'
import { objectsText } from './objects.fa.ts'
import { folderFrom, movesInto, nameOf, type ObjectRow, takenPlaces } from './objects.rules.ts'
import { TakenNote } from './TakenNote.tsx'
import { useMove } from './use-move.ts'

const text = objectsText.moveDialog

interface MoveDialogProps {
  browser: Browser
  rows: readonly ObjectRow[]
  onClose: () => void
  onMoved: () => void
}

/** Asks where to: folder by folder, or by the name of one. What has a name already there is asked about before it is replaced. */
export function MoveDialog({ browser, rows, onClose, onMoved }: MoveDialogProps) {
  const bucket = bucketOf(browser)
  const [at, setAt] = useState(browser.folder)
  const [within, setWithin] = useState('')
  const [taken, setTaken] = useState<readonly string[]>()
  const [isPending, setPending] = useState(false)
  const query = useStorageObjectListQuery({ ...bucket, Prefix: at, Limit: objectsPerPage.most })
  const { data: settings } = useStorageSettingsGetQuery(bucket)
  const move = useMove(browser)

  const typed = folderFrom(within.trim().normalize('NFC'))
  const target = `${at}${typed}`
  const moves = movesInto(rows, target)
  const keyObstacle = typed === '' ? undefined : whyNotObjectKey(target)
  const moveObstacle = whyNotMove(moves)
  const refusal = browser.busyReason ?? (moveObstacle && moveSentences[moveObstacle])

  const go = (folder: string) => {
    setAt(folder)
    setTaken(undefined)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (keyObstacle || refusal) return
    // What is listed here is known to be there; of other folders the server knows.
    const met = typed === '' && !taken ? takenPlaces(moves, query.currentData) : []
    if (met.length > 0) return setTaken(met.map((key) => nameOf({ key })))
    setPending(true)
    const outcome = await move(rows, moves, taken !== undefined)
    setPending(false)
    if (outcome === 'taken') return setTaken(rows.map(nameOf))
    if (outcome === 'failed') return
    onMoved()
    onClose()
  }

  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={text.title(rows.map(nameOf))}
      submitLabel={taken ? text.replace : text.submit}
      submitRefusal={refusal}
      isPending={isPending}
      onSubmit={(event) => void submit(event)}
    >
      <div className={styles.chooser}>
        <FolderPath prefix={at} onOpen={go} />
        <div className={styles.inside}>
          <Folders query={query} moved={rows} onOpen={go} />
        </div>
      </div>
      <TextField
        label={text.within}
        help={typed === '' ? text.withinHelp : text.to(target)}
        isName
        value={within}
        error={keyObstacle && objectKeySentences[keyObstacle]}
        onChange={(name) => {
          setWithin(name)
          setTaken(undefined)
        }}
      />
      {taken ? (
        <TakenNote names={taken} />
      ) : (
        <p className={styles.quiet}>
          {text.linksEnd} {settings?.hasVersions && text.keepsVersions}
        </p>
      )}
    </FormDialog>
  )
}

interface FoldersProps {
  query: {
    currentData?: StorageObjectPage | undefined
    isError: boolean
    error?: unknown
    isFetching: boolean
    refetch: () => unknown
  }
  moved: readonly ObjectRow[]
  onOpen: (prefix: string) => void
}

function Folders({ query, moved, onOpen }: FoldersProps) {
  const page = query.currentData
  if (!page && query.isError) {
    return (
      <ErrorBox
        isPart
        title={text.failed}
        error={query.error}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (!page) return <Loading lines={3} />
  // Nothing goes into itself.
  const folders = page.folders.filter(({ prefix }) => !moved.some(({ key }) => key === prefix))
  if (folders.length === 0) return <p className={styles.none}>{text.noFolders}</p>
  return (
    <>
      <ul aria-label={text.folders}>
        {folders.map(({ name, prefix }) => (
          <li key={prefix}>
            <button type="button" className={styles.folder} aria-label={text.open(name)} onClick={() => onOpen(prefix)}>
              <Folder {...iconSm} />
              <bdi>{name}</bdi>
            </button>
          </li>
        ))}
      </ul>
      {page.next !== null && <p className={styles.quiet}>{text.moreFolders}</p>}
    </>
  )
}
