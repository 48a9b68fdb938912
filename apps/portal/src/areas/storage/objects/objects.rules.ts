import { folderOfKey, nameOfKey, shareSeconds, type ObjectMove } from '@sarv/contract/storage/objects/objects.rules'
import type { StorageUsage } from '@sarv/contract/storage/buckets/buckets.schemas'
import type { StorageObject, StorageObjectPage } from '@sarv/contract/storage/objects/objects.schemas'
import { wireToUtc } from '../../../format/dates.ts'
import { objectsText } from './objects.fa.ts'

/** A line of the browser: a folder, or a file in it. Both are known by their key. */
export type ObjectRow = FolderRow | FileRow

export interface FolderRow {
  isFolder: true
  key: string
  name: string
  /** Everything in it. */
  isPublic: boolean
  /** Something in it. */
  hasPublic: boolean
}

export interface FileRow extends StorageObject {
  isFolder: false
}

export const rowsOf = ({ folders, objects }: StorageObjectPage): ObjectRow[] => [
  ...folders.map(({ prefix, ...folder }) => ({ isFolder: true as const, key: prefix, ...folder })),
  ...objects.map((object) => ({ isFolder: false as const, ...object })),
]

export const filesOf = (rows: readonly ObjectRow[]): FileRow[] => rows.filter((row) => !row.isFolder)
export const foldersOf = (rows: readonly ObjectRow[]): FolderRow[] => rows.filter((row) => row.isFolder)

/** The same things in another folder, under their own names. */
export const movesInto = (rows: readonly ObjectRow[], folder: string): ObjectMove[] =>
  rows.map(({ key, name, isFolder }) => ({ from: key, to: `${folder}${name}${isFolder ? '/' : ''}` }))

/** The same thing in the same folder, under another name. */
export const renamed = ({ key, isFolder }: ObjectRow, name: string): ObjectMove => ({
  from: key,
  to: `${folderOfKey(key)}${name}${isFolder ? '/' : ''}`,
})

/** Which of them would meet something of their name there. */
export const takenPlaces = (moves: readonly ObjectMove[], there: StorageObjectPage | undefined): string[] => {
  const places = new Set([
    ...(there?.folders.map(({ prefix }) => prefix) ?? []),
    ...(there?.objects.map(({ key }) => key) ?? []),
  ])
  return moves.filter(({ to }) => places.has(to)).map(({ to }) => to)
}

/** Programs make folders without a name; something must be there to press. */
export const shownName = (name: string): string => name || objectsText.nameless

/** What a folder holds, as it was counted; what was not counted to its end is not known. */
export type FolderSizes = ReadonlyMap<string, { bytes: number; objectCount: number }>

export const sizesOf = (usage: Pick<StorageUsage, 'folders'> | undefined): FolderSizes =>
  new Map(
    usage?.folders
      .filter(({ name, isComplete }) => name !== '' && isComplete)
      .map(({ prefix, bytes, objectCount }) => [prefix, { bytes, objectCount }]),
  )

/** `a/b/` is the root, `a/` and `a/b/`: each with its own name. Programs make folders whose name is empty. */
export const stepsOf = (folder: string): { name: string; folder: string }[] => {
  const names = folder.split('/').slice(0, -1)
  return names.map((name, index) => ({ name, folder: `${names.slice(0, index + 1).join('/')}/` }))
}

/** Whatever stands in the address: a folder ends with a slash. */
export const folderFrom = (text: string | null): string =>
  text === null || text === '' || text.endsWith('/') ? (text ?? '') : `${text}/`

/** One folder up; the root stays. */
export const folderAbove = (folder: string): string => folderOfKey(folder)

export type FileKind = 'picture' | 'film' | 'sound' | 'text' | 'sheet' | 'archive' | 'other'

const kindsByEnding: Readonly<Record<string, FileKind>> = Object.fromEntries(
  Object.entries({
    picture: 'jpg jpeg png gif webp avif svg bmp ico',
    film: 'mp4 webm mov mkv avi m4v',
    sound: 'mp3 ogg wav flac m4a aac opus',
    text: 'txt md log json yaml yml xml csv tsv html htm css js ts sql sh conf ini env toml pem crt py go rs java php',
    sheet: 'xlsx xls ods',
    archive: 'zip gz tgz bz2 xz zst 7z rar tar',
  }).flatMap(([kind, endings]) => endings.split(' ').map((ending) => [ending, kind as FileKind])),
)

const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** By its name: what the list knows of a file. */
export const kindOfName = (name: string): FileKind => kindsByEnding[endingOf(name)] ?? 'other'

/** `JPG`, as a quiet word below the name; nothing where the name has no ending. */
export const typeWord = (name: string): string => endingOf(name).slice(0, 8).toUpperCase()

export type Preview = 'picture' | 'film' | 'sound' | 'text' | 'none'

/** A picture is fetched whole to be seen. */
const largestPictureBytes = 30 * 1024 ** 2
/** So much of a text is shown. */
export const shownTextBytes = 64 * 1024

/** Texts that are not called so. */
const textTypes = /^application\/(?:json|xml|yaml|x-sh|javascript|.*\+(?:json|xml))$/

/** How a file is shown: by the type that it is served with, and by its name where that says nothing. */
export const previewOf = ({
  name,
  bytes,
  contentType,
}: Pick<FileRow, 'name' | 'bytes'> & { contentType: string }): Preview => {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  const byName = kindOfName(name)
  if (bytes === 0) return 'none'
  // Browsers show a picture only under a type of pictures.
  if (type.startsWith('image/')) return bytes <= largestPictureBytes ? 'picture' : 'none'
  if (type.startsWith('video/')) return 'film'
  if (type.startsWith('audio/')) return 'sound'
  if (type.startsWith('text/') || textTypes.test(type)) return 'text'
  return type === 'application/octet-stream' && byName === 'text' ? 'text' : 'none'
}

export interface ShownText {
  text: string
  /** There is more of it in the file. */
  isCut: boolean
}

/** The beginning of a file as text; undefined where it is none, whatever its name says. */
export const readText = (content: Uint8Array, fileBytes: number): ShownText | undefined => {
  if (content.includes(0)) return undefined
  const isCut = content.length < fileBytes
  // Cut in the middle of a letter, its rest is left out; a file in another encoding shows what can be shown.
  return { text: new TextDecoder('utf-8').decode(content, { stream: isCut }), isCut }
}

/** `custom`: a day and an hour of one's own. */
export type ShareChoice = 'hour' | 'day' | 'week' | 'custom'

const choiceSeconds = { hour: 3600, day: 24 * 3600, week: shareSeconds.max } as const

const pad = (value: number): string => String(value).padStart(2, '0')
const toWire = (utc: Date): string => utc.toISOString().slice(0, 19)

/** So much later on the wire's clock. Half a minute is kept back: the request takes its time, and a week is the most. */
export const laterOnWire = (now: string, seconds: number): string => {
  const spare = seconds >= shareSeconds.max ? 30 : 0
  return toWire(new Date((wireToUtc(now)?.getTime() ?? 0) + (seconds - spare) * 1000))
}

/** `18:00` or `9:30`, in Latin digits; undefined for what is no time of the day. */
export const readClock = (typed: string): string | undefined => {
  const [, hour = '', minute = ''] = /^(\d{1,2}):(\d{2})$/.exec(typed.trim()) ?? []
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return undefined
  return `${pad(Number(hour))}:${minute}`
}

/** The end of a shared link on the wire; undefined while day or hour are missing. */
export const shareEndOf = (
  choice: ShareChoice,
  now: string,
  custom: { day: string | null; clock: string },
): string | undefined => {
  if (choice !== 'custom') return laterOnWire(now, choiceSeconds[choice])
  const clock = readClock(custom.clock)
  return custom.day && clock ? `${custom.day.slice(0, 10)}T${clock}:00` : undefined
}

export const canShareUntil = (end: string, now: string): boolean => {
  const seconds = ((wireToUtc(end)?.getTime() ?? 0) - (wireToUtc(now)?.getTime() ?? 0)) / 1000
  return seconds >= shareSeconds.min && seconds <= shareSeconds.max
}

export const nameOf = ({ key }: { key: string }): string => nameOfKey(key)
