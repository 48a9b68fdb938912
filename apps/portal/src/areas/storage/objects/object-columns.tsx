import {
  File,
  FileArchive,
  FileImage,
  FileMusic,
  FilePlay,
  FileSpreadsheet,
  FileText,
  Folder,
  Globe,
  type LucideIcon,
} from 'lucide-react'
import { Link } from 'react-router'
import { folderOfKey } from '@sarv/contract/storage/objects/objects.rules'
import { formatBytes } from '../../../format/sizes.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { iconMd, iconXs } from '../../../ui/icons.ts'
import type { Column } from '../../../ui/list-rows.ts'
import { storagePaths as paths } from '../storage.paths.ts'
import type { Browser } from './browser-context.ts'
import styles from './objects.module.css'
import { objectsText as text } from './objects.fa.ts'
import {
  type FileKind,
  type FolderRow,
  type FolderSizes,
  kindOfName,
  type ObjectRow,
  shownName,
  typeWord,
} from './objects.rules.ts'
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

const hrefOf = ({ projectId, storageHostId, hrefOfFile }: Browser, row: ObjectRow): string =>
  row.isFolder ? paths.files(projectId, storageHostId, { folder: row.key }) : hrefOfFile(row.key)

/** Below the name: where a search found it, or what it is. */
const secondLine = ({ folder }: Browser, row: ObjectRow, sizes: FolderSizes): string => {
  if (row.isFolder) {
    const known = sizes.get(row.key)
    return known ? text.filesIn(known.objectCount) : text.folder
  }
  const found = folderOfKey(row.key)
  return found === folder ? typeWord(row.name) || text.file : text.inFolder(found || '/')
}

function ObjectTitle({ browser, row, sizes }: { browser: Browser; row: ObjectRow; sizes: FolderSizes }) {
  const Icon = row.isFolder ? Folder : icons[kindOfName(row.name)]
  return (
    <span className={styles.title}>
      <Icon {...iconMd} className={styles.icon} />
      <span className={styles.two}>
        <Link to={hrefOf(browser, row)} className={styles.name} data-key={row.key} title={row.name}>
          <bdi>{shownName(row.name)}</bdi>
        </Link>
        <small className={styles.second}>{secondLine(browser, row, sizes)}</small>
      </span>
    </span>
  )
}

const isFolder = ({ isFolder }: ObjectRow): boolean => isFolder

/** Who reads what is in a folder; of a private one there is nothing to say. */
function FolderAccess({ folder }: { folder: FolderRow }) {
  if (!folder.hasPublic) return null
  return (
    <span className={styles.access} data-public>
      <Globe {...iconXs} />
      {folder.isPublic ? text.public : text.partlyPublic}
    </span>
  )
}

/** Sorted only where the whole folder is here: the order of a part of it would tell nothing. */
export const objectColumns = (
  browser: Browser,
  isSortable: boolean,
  { sizes, isCounting }: { sizes: FolderSizes; isCounting: boolean },
): Column<ObjectRow>[] => {
  const bytesOf = (row: ObjectRow) => (row.isFolder ? sizes.get(row.key)?.bytes : row.bytes)
  return [
    {
      id: 'name',
      label: text.columns.name,
      place: 'title',
      searched: ({ key }) => key.slice(browser.folder.length),
      ...(isSortable && { value: ({ name }: ObjectRow) => name }),
      cell: (row) => <ObjectTitle browser={browser} row={row} sizes={sizes} />,
    },
    {
      id: 'size',
      label: text.columns.size,
      isAbsent: (row) => bytesOf(row) === undefined && !isCounting,
      size: '7.5rem',
      ...(isSortable && { value: bytesOf }),
      cell: (row) => {
        const bytes = bytesOf(row)
        if (bytes !== undefined) return formatBytes(bytes)
        return isCounting ? text.counting : undefined
      },
    },
    {
      id: 'changed',
      label: text.columns.changed,
      isAbsent: isFolder,
      size: '7.5rem',
      ...(isSortable && { value: (row: ObjectRow) => (row.isFolder ? undefined : row.changeDate) }),
      cell: (row) => (row.isFolder ? undefined : <DateText wire={row.changeDate} />),
    },
    {
      id: 'access',
      label: text.columns.access,
      isAbsent: (row) => row.isFolder && !row.hasPublic,
      size: '7.5rem',
      cell: (row) =>
        row.isFolder ? <FolderAccess folder={row} /> : <ShareButton browser={browser} file={row} isLabelled />,
    },
  ]
}
