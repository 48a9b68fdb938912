import { movesBack } from '@sarv/contract/storage/objects/objects.rules'
import { describe, expect, it } from 'vitest'
import {
  canShareUntil,
  folderAbove,
  folderFrom,
  kindOfName,
  laterOnWire,
  movesInto,
  previewOf,
  readClock,
  readText,
  renamed,
  rowsOf,
  shareEndOf,
  sizesOf,
  stepsOf,
  takenPlaces,
  typeWord,
} from './objects.rules.ts'

describe('folders', () => {
  it('have their steps', () => {
    expect(stepsOf('')).toEqual([])
    expect(stepsOf('products/1405/')).toEqual([
      { name: 'products', folder: 'products/' },
      { name: '1405', folder: 'products/1405/' },
    ])
    expect(stepsOf('/a//')).toEqual([
      { name: '', folder: '/' },
      { name: 'a', folder: '/a/' },
      { name: '', folder: '/a//' },
    ])
  })

  it.each([
    [null, ''],
    ['', ''],
    ['a', 'a/'],
    ['/', '/'],
    ['/a//b', '/a//b/'],
    ['عکس/یلدا/', 'عکس/یلدا/'],
  ])('of the address %j is %j', (text, folder) => {
    expect(folderFrom(text)).toBe(folder)
  })

  it.each([
    ['a/b/', 'a/'],
    ['a/', ''],
    ['', ''],
  ])('above %j is %j', (folder, above) => {
    expect(folderAbove(folder)).toBe(above)
  })
})

describe('moving', () => {
  const file = (key: string) => {
    const name = key.split('/').at(-1) ?? ''
    return { key, name, bytes: 1, changeDate: '2026-11-17T12:00:00', isPublic: false }
  }
  const folder = (prefix: string) => {
    const name = prefix.split('/').at(-2) ?? ''
    return { name, prefix, isPublic: false, hasPublic: false }
  }
  const pageOf = (folders: string[], files: string[]) => ({
    folders: folders.map(folder),
    objects: files.map(file),
    next: null,
  })
  const rows = rowsOf(pageOf(['a/old/'], ['a/list.txt']))

  it('brings files and folders under their own names', () => {
    const moves = [
      { from: 'a/old/', to: 'b/old/' },
      { from: 'a/list.txt', to: 'b/list.txt' },
    ]
    expect(movesInto(rows, 'b/')).toEqual(moves)
    expect(movesBack(moves)).toEqual(movesInto(rowsOf(pageOf(['b/old/'], ['b/list.txt'])), 'a/'))
  })

  it('gives another name in the same folder', () => {
    expect(rows.map((row) => renamed(row, 'new'))).toEqual([
      { from: 'a/old/', to: 'a/new/' },
      { from: 'a/list.txt', to: 'a/new' },
    ])
  })

  it.each([
    ['nothing', [], [], []],
    ['a file of that name', [], ['b/list.txt', 'b/other.txt'], ['b/list.txt']],
    ['a folder of that name', ['b/old/'], [], ['b/old/']],
    ['a folder named as the file', ['b/list.txt/'], [], []],
  ])('meets %s', (_, folders, files, taken) => {
    expect(takenPlaces(movesInto(rows, 'b/'), pageOf(folders, files))).toEqual(taken)
  })
})

it('knows the size of a folder only where it was counted to its end', () => {
  const counted = { bytes: 5, objectCount: 2, isPublic: false, hasPublic: false }
  const folders = [
    { ...counted, name: 'whole', prefix: 'whole/', isComplete: true },
    { ...counted, name: 'cut', prefix: 'cut/', isComplete: false },
    { ...counted, name: '', prefix: '', isComplete: true },
  ]
  expect([...sizesOf({ folders })]).toEqual([['whole/', { bytes: 5, objectCount: 2 }]])
  expect(sizesOf(undefined).size).toBe(0)
})

describe('a file', () => {
  it.each([
    ['photo.JPG', 'picture', 'JPG'],
    ['backup.tar.gz', 'archive', 'GZ'],
    ['LICENSE', 'other', ''],
    ['گزارش.xlsx', 'sheet', 'XLSX'],
  ])('called %s is a %s', (name, kind, word) => {
    expect([kindOfName(name), typeWord(name)]).toEqual([kind, word])
  })

  const mebibyte = 1024 ** 2
  it.each([
    ['a.png', 'image/png', 5, 'picture'],
    ['a.png', 'image/png', 31 * mebibyte, 'none'],
    ['a.svg', 'image/svg+xml', 5, 'picture'],
    // As text, never as a page.
    ['a.html', 'text/html; charset=utf-8', 5, 'text'],
    ['a.json', 'application/json', 500 * mebibyte, 'text'],
    ['a.log', 'application/octet-stream', 5, 'text'],
    ['a.mp4', 'video/mp4', 5 * 1024 * mebibyte, 'film'],
    ['a.mp3', 'audio/mpeg', 5, 'sound'],
    ['a.png', 'application/octet-stream', 5, 'none'],
    ['a.zip', 'application/zip', 5, 'none'],
    ['a.txt', 'text/plain', 0, 'none'],
  ])('%s of type %s with %d bytes is shown as %s', (name, contentType, bytes, shown) => {
    expect(previewOf({ name, contentType, bytes })).toBe(shown)
  })

  it('is read as text without the half letter at its cut end, and not at all where it is none', () => {
    const bytes = new TextEncoder().encode('سلام')
    expect(readText(bytes, bytes.length)).toEqual({ text: 'سلام', isCut: false })
    expect(readText(bytes.slice(0, 5), bytes.length)).toEqual({ text: 'سل', isCut: true })
    expect(readText(new Uint8Array([80, 75, 0, 4]), 4)).toBeUndefined()
  })
})

describe('a shared link', () => {
  const now = '2026-11-17T12:00:00'

  it.each([
    ['hour', '2026-11-17T13:00:00'],
    ['day', '2026-11-18T12:00:00'],
    ['week', '2026-11-24T11:59:30'],
  ] as const)('for a %s ends at %s', (choice, end) => {
    expect(shareEndOf(choice, now, { day: null, clock: '' })).toBe(end)
    expect(canShareUntil(end, now)).toBe(true)
  })

  it.each([
    ['18:00', '18:00'],
    ['9:05', '09:05'],
    ['24:00', undefined],
    ['18:60', undefined],
    ['18', undefined],
  ])('with the hour %s: %s', (typed, clock) => {
    expect(readClock(typed)).toBe(clock)
  })

  it('ends on the day and hour that were chosen, within a minute and a week', () => {
    expect(shareEndOf('custom', now, { day: '2026-11-22', clock: '18:00' })).toBe('2026-11-22T18:00:00')
    expect(shareEndOf('custom', now, { day: null, clock: '18:00' })).toBeUndefined()
    expect(shareEndOf('custom', now, { day: '2026-11-22', clock: 'x' })).toBeUndefined()
    expect(canShareUntil('2026-11-17T12:00:30', now)).toBe(false)
    expect(canShareUntil('2026-11-24T12:00:01', now)).toBe(false)
    expect(canShareUntil(laterOnWire(now, 60), now)).toBe(true)
  })
})
