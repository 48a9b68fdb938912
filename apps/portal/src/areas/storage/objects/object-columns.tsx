import {
  File,
  FileArchive,
  FileImage,
  FileMusic,
  FilePlay,
  FileSpreadsheet,
  FileText,
  Folder,
  type LucideIcon,
} from 'lucide-react'
import { Link } from 'react-router'
import { folderOfKey } from '@sarv/contract/storage/objects/objects.rules'
import { formatBytes } from '../../../format/sizes.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { iconMd } from '../../../ui/icons.ts'
import type { Column } from '../../../ui/list-rows.ts'
import { storagePaths as paths } from '../storage.paths.ts'
import type { Browser } from './browser-context.ts'
import styles from './objects.module.css'
import { objectsText as text } from './objects.fa.ts'
import { type FileKind, kindOfName, type ObjectRow, typeWord } from './objects.rules.ts'
import { ShareButton } from './ShareButton.tsx'

const icons: Readonly<Record<FileKind, LucideIcon>> = {
  picture: FileImage,
  film: FilePlay,
  sound: FileMusic,
  text: FileText,
  sheet: FileSpreadsheet,
  archive: FileArchive,
  other: File,
}

const hrefOf = ({ projectId, storageHostId, folder }: Browser, row: ObjectRow): string =>
  row.isFolder
    ? paths.files(projectId, storageHostId, { folder: row.key })
    : paths.files(projectId, storageHostId, { folder, file: row.key })

/** Below the name: where a search found it, or what it is. */
const secondLine = ({ folder }: Browser, row: ObjectRow): string => {
  if (row.isFolder) return text.folder
  const found = folderOfKey(row.key)
  return found === folder ? typeWord(row.name) || text.file : text.inFolder(found || '/')
}

function ObjectTitle({ browser, row }: { browser: Browser; row: ObjectRow }) {
  const Icon = row.isFolder ? Folder : icons[kindOfName(row.name)]
  return (
    <span className={styles.title}>
      <Icon {...iconMd} className={styles.icon} />
      <span className={styles.two}>
        <Link to={hrefOf(browser, row)} className={styles.name} data-key={row.key} title={row.name}>
          <bdi>{row.name}</bdi>
        </Link>
        <small className={styles.second}>{secondLine(browser, row)}</small>
      </span>
    </span>
  )
}

const isFolder = ({ isFolder }: ObjectRow): boolean => isFolder

/** Sorted only where the whole folder is here: the order of a part of it would tell nothing. */
export const objectColumns = (browser: Browser, isSortable: boolean): Column<ObjectRow>[] => [
  {
    id: 'name',
    label: text.columns.name,
    place: 'title',
    searched: ({ key }) => key.slice(browser.folder.length),
    ...(isSortable && { value: ({ name }: ObjectRow) => name }),
    cell: (row) => <ObjectTitle browser={browser} row={row} />,
  },
  {
    id: 'size',
    label: text.columns.size,
    isAbsent: isFolder,
    size: '9rem',
    ...(isSortable && { value: (row: ObjectRow) => (row.isFolder ? undefined : row.bytes) }),
    cell: (row) => (row.isFolder ? undefined : formatBytes(row.bytes)),
  },
  {
    id: 'changed',
    label: text.columns.changed,
    isAbsent: isFolder,
    size: '10rem',
    ...(isSortable && { value: (row: ObjectRow) => (row.isFolder ? undefined : row.changeDate) }),
    cell: (row) => (row.isFolder ? undefined : <DateText wire={row.changeDate} />),
  },
  {
    id: 'access',
    label: text.columns.access,
    isAbsent: isFolder,
    size: '9rem',
    cell: (row) => (row.isFolder ? undefined : <ShareButton browser={browser} file={row} isLabelled />),
  },
]
