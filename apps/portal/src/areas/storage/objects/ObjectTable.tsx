import { foldersPerDelete, movesPerCall } from '@sarv/contract/storage/objects/objects.rules'
import { CloudUpload, Download, Eye, FolderInput, Link2, PencilLine, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { formatBytes } from '../../../format/sizes.ts'
import { Button } from '../../../ui/Button.tsx'
import type { BulkAction } from '../../../ui/BulkBar.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { RefreshButton } from '../../../ui/RefreshButton.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { useSelection } from '../../../ui/use-selection.ts'
import { storagePaths as paths } from '../storage.paths.ts'
import type { ChosenFile } from '../uploads/upload-queue.ts'
import type { Browser } from './browser-context.ts'
import { objectColumns } from './object-columns.tsx'
import styles from './objects.module.css'
import { objectsText as text } from './objects.fa.ts'
import { filesOf, folderAbove, foldersOf, type ObjectRow } from './objects.rules.ts'
import { UploadButton } from './UploadButton.tsx'
import { mostDownloads, mostLinks, useObjectActs } from './use-object-acts.ts'
import { useFolderSizes } from './use-folder-sizes.ts'
import { useObjectPages } from './use-object-pages.ts'
import { rowKeys } from './row-keys.ts'

const rowsOfPage = 50
const keyOf = ({ key }: ObjectRow) => key
const nameOf = ({ name }: ObjectRow) => name
const noRows: readonly ObjectRow[] = []

/** What is asked about before it is done, each with what follows once it is. */
export interface Questions {
  delete: (rows: readonly ObjectRow[], onDone: () => void) => void
  move: (rows: readonly ObjectRow[], onDone: () => void) => void
  rename: (row: ObjectRow, onDone: () => void) => void
}

interface ObjectTableProps {
  browser: Browser
  onFiles: (files: readonly ChosenFile[]) => void
  ask: Questions
}

/** What lies in the folder, or what was searched for below it. */
export function ObjectTable({ browser, onFiles, ask }: ObjectTableProps) {
  const { projectId, storageHostId, folder, mayWrite } = browser
  const navigate = useNavigate()
  const state = useListState()
  const search = state.toQuery().Search ?? ''
  const { query, isWhole, before, goOn, goBack } = useObjectPages(browser, search)
  const rows = query.currentData ?? noRows
  const selection = useSelection(rows, keyOf)
  const hasFolders = search === '' && foldersOf(rows).length > 0
  const { sizes, isCounting, countDate, isComplete } = useFolderSizes(browser, hasFolders)
  const columns = useMemo(
    () => objectColumns(browser, isWhole, { sizes, isCounting }),
    [browser, isWhole, sizes, isCounting],
  )
  const acts = useActs(browser, ask, selection.clear)

  const onKeyDown = rowKeys({
    toggle: (key) => rows.filter((row) => row.key === key).forEach(selection.toggle),
    askToDelete: (key) => {
      const wanted = selection.rows.length > 0 ? selection.rows : rows.filter((row) => row.key === key)
      if (mayWrite && wanted.length > 0 && !whyNotDelete(browser, wanted)) ask.delete(wanted, selection.clear)
    },
    askToRename: (key) => {
      const row = rows.find((each) => each.key === key)
      if (mayWrite && row) ask.rename(row, selection.clear)
    },
    goUp: () => {
      if (folder !== '') void navigate(paths.files(projectId, storageHostId, { folder: folderAbove(folder) }))
    },
  })

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of its rows, which have the focus
    <div className={styles.list} onKeyDown={onKeyDown}>
      <ListTable
        label={text.label}
        unit={text.unit}
        query={query}
        state={state}
        selection={selection}
        keyOf={keyOf}
        nameOf={nameOf}
        columns={columns}
        pageSize={rowsOfPage}
        isCompact
        searchFor={text.searchFor}
        tools={<RefreshButton isFetching={query.isFetching} onPress={() => void query.refetch()} />}
        empty={<Nothing browser={browser} onFiles={onFiles} />}
        rowActions={acts.ofRow}
        bulkActions={acts.ofRows}
        bulkSummary={(chosen) => formatBytes(filesOf(chosen).reduce((sum, { bytes }) => sum + bytes, 0))}
      />
      {isCounting && (
        <div className={styles.help}>
          <Loading like={`${text.sizesCounted} ${text.counting}`} />
        </div>
      )}
      {countDate && (
        <p className={styles.help}>
          {text.sizesCounted} <DateText wire={countDate} as="relative" />. {!isComplete && text.sizesMissing}
        </p>
      )}
      {!isWhole && (
        <nav className={styles.more} aria-label={text.more}>
          <span>{search ? text.moreSearch : text.more}</span>
          <span className={styles.moreActs}>
            {before > 0 && (
              <Button size="sm" onPress={goBack}>
                {text.previousPart}
              </Button>
            )}
            {goOn && (
              <Button size="sm" isPending={query.isFetching} onPress={goOn}>
                {search ? text.nextSearch : text.nextPart}
              </Button>
            )}
          </span>
        </nav>
      )}
    </div>
  )
}

function Nothing({ browser, onFiles }: Pick<ObjectTableProps, 'browser' | 'onFiles'>) {
  return (
    <Empty
      icon={CloudUpload}
      hasPattern
      title={browser.folder ? text.emptyFolderTitle : text.emptyTitle}
      actions={browser.mayWrite && <UploadButton kind="secondary" onFiles={onFiles} />}
    >
      {browser.mayWrite ? text.emptyText : text.emptyReader}
    </Empty>
  )
}

/** Why these cannot be deleted together now; files alone need no operation. */
const whyNotDelete = ({ busyReason }: Browser, rows: readonly ObjectRow[]): string | undefined => {
  const count = foldersOf(rows).length
  if (count > foldersPerDelete) return text.deleteDialog.tooManyFolders(foldersPerDelete)
  return count > 0 ? busyReason : undefined
}

const whyNotMoved = ({ busyReason }: Browser, rows: readonly ObjectRow[]): string | undefined =>
  rows.length > movesPerCall ? text.moveDialog.tooMany(movesPerCall) : busyReason

/** What can be done with one row, and with those that are chosen. */
function useActs(browser: Browser, ask: Questions, clear: () => void) {
  const { hrefOfFile, mayWrite } = browser
  const { download, downloadAll, copyLinks } = useObjectActs(browser)
  const isFolder = (row: ObjectRow) => row.isFolder

  const ofRow: RowAction<ObjectRow>[] = [
    {
      label: text.open,
      icon: Eye,
      href: ({ key }) => hrefOfFile(key),
      isHidden: isFolder,
    },
    { label: text.download, icon: Download, run: (row) => download(row), isHidden: isFolder, isQuick: true },
    ...(mayWrite ? writesOfRow(browser, ask, clear) : []),
  ]

  const onlyFiles = (most: number, tooMany: (most: number) => string) => (rows: readonly ObjectRow[]) => {
    if (foldersOf(rows).length > 0) return text.noFolders
    return rows.length > most ? tooMany(most) : undefined
  }
  const ofRows: BulkAction<ObjectRow>[] = [
    {
      label: text.download,
      icon: Download,
      run: (rows) => downloadAll(filesOf(rows)),
      disabledReason: onlyFiles(mostDownloads, text.tooManyDownloads),
    },
    ...(mayWrite
      ? [
          {
            label: text.copyLink,
            icon: Link2,
            run: (rows: readonly ObjectRow[]) => copyLinks(filesOf(rows)),
            disabledReason: onlyFiles(mostLinks, text.tooManyLinks),
          },
          // Chosen until they are gone: whoever puts the question away still has them.
          {
            label: text.move,
            icon: FolderInput,
            run: (rows: readonly ObjectRow[]) => {
              ask.move(rows, clear)
              return false
            },
            disabledReason: (rows: readonly ObjectRow[]) => whyNotMoved(browser, rows),
          },
          {
            label: text.delete,
            icon: Trash2,
            isDanger: true,
            run: (rows: readonly ObjectRow[]) => {
              ask.delete(rows, clear)
              return false
            },
            disabledReason: (rows: readonly ObjectRow[]) => whyNotDelete(browser, rows),
          },
        ]
      : []),
  ]
  return { ofRow, ofRows }
}

const writesOfRow = (browser: Browser, ask: Questions, clear: () => void): RowAction<ObjectRow>[] => {
  const whenIdle = (row: ObjectRow) => (row.isFolder ? browser.busyReason : undefined)
  return [
    { label: text.rename, icon: PencilLine, run: (row) => ask.rename(row, clear), disabledReason: whenIdle },
    { label: text.move, icon: FolderInput, run: (row) => ask.move([row], clear), disabledReason: whenIdle },
    {
      label: text.delete,
      icon: Trash2,
      isDanger: true,
      run: (row) => ask.delete([row], clear),
      disabledReason: whenIdle,
    },
  ]
}
