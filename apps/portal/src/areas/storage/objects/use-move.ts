import { useStorageObjectCopyMutation, useStorageObjectMoveMutation } from '@sarv/client/storage.generated'
import { isFolderKey, movesBack, type ObjectMove } from '@sarv/contract/storage/objects/objects.rules'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { toast } from '../../../ui/toast.ts'
import { type Browser, bucketOf } from './browser-context.ts'
import { objectsText } from './objects.fa.ts'
import { type FileRow, nameOf, type ObjectRow } from './objects.rules.ts'

const text = objectsText.moveDialog

/** Copied within the store while somebody waits; what is larger goes as an operation. */
const quickBytes = 64 * 1024 ** 2

const isQuick = (row: ObjectRow): row is FileRow => !row.isFolder && row.bytes <= quickBytes

type MoveOutcome = 'moved' | 'taken' | 'failed'

const outcomeOf = (error: unknown): MoveOutcome => {
  if (!error) return 'moved'
  const { code } = error as { code?: string }
  return code === 'object_exists' || code === 'objects_exist' ? 'taken' : 'failed'
}

/** Moves what was chosen and says so; where nothing was replaced, the message takes it back. */
export function useMove(browser: Browser) {
  const bucket = bucketOf(browser)
  const [copy] = useStorageObjectCopyMutation()
  const [move] = useStorageObjectMoveMutation()

  const send = async (moves: readonly ObjectMove[], { isSmall, replaces }: { isSmall: boolean; replaces: boolean }) => {
    const [only] = moves
    if (only && isSmall && moves.length === 1 && !isFolderKey(only.from)) {
      const { error } = await copy({
        ...bucket,
        body: { fromKey: only.from, toKey: only.to, isMove: true, replaces },
      })
      return { error, started: undefined }
    }
    const { data, error } = await move({ ...bucket, body: { moves: [...moves], replaces } })
    return { error, started: data }
  }

  const takeBack = async (moves: readonly ObjectMove[], isSmall: boolean): Promise<void> => {
    const { error, started } = await send(movesBack(moves), { isSmall, replaces: false })
    if (error) return
    const names = moves.map(({ from }) => nameOf({ key: from }))
    if (started) tellStarted(started, text.backStarted(names))
    else toast.success(text.back(names))
  }

  return async (rows: readonly ObjectRow[], moves: readonly ObjectMove[], replaces: boolean): Promise<MoveOutcome> => {
    const isSmall = rows.every(isQuick)
    const { error, started } = await send(moves, { isSmall, replaces })
    if (error) return outcomeOf(error)
    const names = rows.map(nameOf)
    // What was replaced, or lay in a folder of the same name before, would not come back by moving.
    const undo = replaces ? undefined : { label: text.undo, run: () => takeBack(moves, isSmall) }
    if (started) tellStarted(started, text.started(names), { undo })
    else toast.success(text.moved(names), { action: undo })
    return 'moved'
  }
}
