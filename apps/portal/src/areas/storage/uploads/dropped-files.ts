import type { ChosenFile } from './upload-queue.ts'

/** Files that a picker answered; a picked folder gives each its path in it. */
export const chosenFiles = (files: Iterable<File>): ChosenFile[] =>
  [...files].map((file) => ({ file, path: file.webkitRelativePath || file.name }))

const entriesIn = async (folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> => {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  // Browsers answer a hundred at a time, and none at the end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (some.length === 0) return all
    all.push(...some)
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

/** What systems put into folders for themselves. */
const strays = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini'])

const filesOf = async (entry: FileSystemEntry): Promise<ChosenFile[]> => {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
    return [{ file, path: entry.fullPath.replace(/^\//, '') }]
  }
  if (!isFolder(entry)) return []
  const inside: ChosenFile[] = []
  for (const each of await entriesIn(entry)) {
    if (!strays.has(each.name)) inside.push(...(await filesOf(each)))
  }
  return inside
}

/** What was dropped, with everything in dropped folders. The browser forgets its list as soon as this waits once. */
export const droppedFiles = async ({ items, files }: DataTransfer): Promise<ChosenFile[]> => {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  if (entries.length === 0) return chosenFiles(files)
  return (await Promise.all(entries.map(filesOf))).flat()
}
