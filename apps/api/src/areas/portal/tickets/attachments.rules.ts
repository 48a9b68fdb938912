import type { attachmentKinds } from '@sarv/contract/limits'
import { readJpegSize, readPngSize, readWebpSize, type PictureSize } from './pictures.rules.ts'

export type AttachmentKind = (typeof attachmentKinds)[number]

/** What a download calls itself; nothing of it is what the customer said. */
export const mediaTypes: Readonly<Record<AttachmentKind, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
}

/** As far as browsers look when they guess what something is. */
const sniffedBytes = 1445
/** Where readers of PDF look for its beginning, and for its end. */
const pdfSearchedBytes = 1024
/** Before the size of a JPEG stand what its camera says, a colour profile and a small picture. */
const headBytes = 1024 * 1024
/** The end of a ZIP: 22 bytes and a comment of at most 65,535. */
const zipTailBytes = 22 + 65_535
/** A picture of a few kilobytes can unpack to gigabytes in whoever opens it. */
const mostPixels = 100_000_000

const bytesOf = async (file: Blob, from: number, to?: number): Promise<Buffer> =>
  Buffer.from(await file.slice(from, to).arrayBuffer())

const isSmallEnough = (size: PictureSize | undefined): boolean =>
  size !== undefined && size.width > 0 && size.height > 0 && size.width * size.height <= mostPixels

const pngEnd = Buffer.from('0000000049454e44ae426082', 'hex')

// Nothing after the end: what is hung on there is for another reader.
const isPng = (head: Buffer, tail: Buffer): boolean =>
  isSmallEnough(readPngSize(head)) && tail.subarray(-pngEnd.length).equals(pngEnd)

// Phones write more behind the end of a photo: what it is does not matter, as long as it is no archive.
const isJpeg = (head: Buffer): boolean => isSmallEnough(readJpegSize(head))

const isWebp = (head: Buffer, size: number): boolean =>
  isSmallEnough(readWebpSize(head)) && head.readUInt32LE(4) + 8 === size

const isPdf = (head: Buffer, tail: Buffer): boolean =>
  /^%PDF-[12]\.\d/.test(head.toString('latin1', 0, 8)) && tail.subarray(-pdfSearchedBytes).includes('%%EOF')

const zipEnd = Buffer.from('504b0506', 'hex')
/** Of RAR and 7z: their programs look for it wherever it stands. */
const archiveMarks = [Buffer.from('526172211a07', 'hex'), Buffer.from('377abcaf271c', 'hex')]
const longestMark = Math.max(...archiveMarks.map((mark) => mark.length))

/** Whether a program that unpacks would find something in it. */
const hasArchive = async (file: Blob, tail: Buffer): Promise<boolean> => {
  if (tail.includes(zipEnd)) return true
  let carried = Buffer.alloc(0)
  for await (const chunk of file.stream()) {
    const bytes = Buffer.concat([carried, chunk as Uint8Array])
    if (archiveMarks.some((mark) => bytes.includes(mark))) return true
    // A mark may begin in one piece and end in the next.
    carried = bytes.subarray(1 - longestMark)
  }
  return false
}

const markup = /<(?:!doctype|html|head|body|script|svg|iframe|\?php)\b/i

/** The same bytes, read as something else by another program. */
const hasSecondReading = (kind: AttachmentKind, head: Buffer): boolean =>
  kind !== 'pdf' &&
  (head.subarray(0, pdfSearchedBytes).includes('%PDF-') ||
    markup.test(head.subarray(0, sniffedBytes).toString('latin1')))

/** Tabs, line ends, form feeds and colours of a terminal are part of logs; other control characters are of no text. */
// oxlint-disable-next-line no-control-regex
const notOfText = /[\x00-\x08\x0b\x0e-\x1a\x1c-\x1f\x7f]/
const beginsAsMarkup = /^[\s\ufeff]*<[!?/a-z]/i

const isText = async (file: Blob): Promise<boolean> => {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isFirst = true
  try {
    for await (const chunk of file.stream()) {
      const text = decoder.decode(chunk as Uint8Array, { stream: true })
      if (notOfText.test(text) || (isFirst && beginsAsMarkup.test(text))) return false
      isFirst = false
    }
    decoder.decode()
    return true
  } catch {
    return false
  }
}

/** What a file is, by its content alone; undefined: nothing that we take. */
export const judgeAttachment = async (file: Blob): Promise<AttachmentKind | undefined> => {
  const head = await bytesOf(file, 0, headBytes)
  const tail = await bytesOf(file, Math.max(0, file.size - zipTailBytes))
  const binary =
    (isPng(head, tail) && 'png') ||
    (isJpeg(head) && 'jpg') ||
    (isWebp(head, file.size) && 'webp') ||
    (isPdf(head, tail) && 'pdf')
  if (binary) return hasSecondReading(binary, head) || (await hasArchive(file, tail)) ? undefined : binary
  const isPdfToo = head.subarray(0, pdfSearchedBytes).includes('%PDF-')
  return !isPdfToo && (await isText(file)) ? 'txt' : undefined
}

/** Endings that say the same as the kind. */
const endings: Readonly<Record<AttachmentKind, RegExp>> = {
  jpg: /\.jpe?g$/i,
  png: /\.png$/i,
  webp: /\.webp$/i,
  pdf: /\.pdf$/i,
  txt: /\.(?:txt|log)$/i,
}

const longestName = 100
/** What file systems and shells read as something else, and what turns the direction of a name round. */
// oxlint-disable-next-line no-control-regex
const unsafe = /[\x00-\x1f\x7f-\x9f<>:"|?*\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c\ufeff\u200b\ud800-\udfff]/gu
/** Windows opens a device of this name, whatever stands behind the dot. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** A name that is harmless wherever it is saved, ending in what the file is. */
export const cleanFileName = (name: string, kind: AttachmentKind): string => {
  const own = name
    .normalize('NFC')
    .replaceAll(unsafe, '')
    .replace(/^.*[/\\]/s, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .replace(devices, '_$&')
  const ending = endings[kind].exec(own)?.[0] ?? `.${kind}`
  const stem = own.endsWith(ending) ? own.slice(0, -ending.length) : own
  const short = stem.slice(0, longestName).toWellFormed().replaceAll('\ufffd', '').trim()
  return `${short || 'file'}${ending.toLowerCase()}`
}
