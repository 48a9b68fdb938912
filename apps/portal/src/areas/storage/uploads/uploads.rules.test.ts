import { describe, expect, it } from 'vitest'
import {
  contentTypeOf,
  isUnfinished,
  keyBeside,
  keyOfFile,
  nextToStart,
  percentOf,
  secondsLeft,
  speedOf,
  summaryOf,
  type UploadItem,
  type UploadState,
  withSample,
} from './uploads.rules.ts'

const item = (state: UploadState, part: Partial<UploadItem> = {}): UploadItem => ({
  id: 1,
  bucket: { projectId: 1, storageHostId: 1, bucketName: 'b' },
  key: 'a.jpg',
  bytes: 100,
  sentBytes: 0,
  state,
  ...part,
})

it.each([
  ['photo.jpg', 2, 'photo (2).jpg'],
  ['a/b/photo.jpg', 3, 'a/b/photo (3).jpg'],
  ['backup.tar.gz', 2, 'backup (2).tar.gz'],
  ['LICENSE', 2, 'LICENSE (2)'],
  ['.env', 2, '.env (2)'],
  ['گزارش آبان.xlsx', 2, 'گزارش آبان (2).xlsx'],
  ['v1.2/notes', 2, 'v1.2/notes (2)'],
])('beside %s the %d. is %s', (key, count, beside) => {
  expect(keyBeside(key, count)).toBe(beside)
})

it('keeps the folders of a dropped folder, and writes letters as people type them', () => {
  expect(keyOfFile('products/', 'album/1405/e\u0301.jpg')).toBe('products/album/1405/\u00e9.jpg')
})

it.each([
  ['image/png', 'image/png'],
  ['text/plain', 'text/plain; charset=utf-8'],
  ['', 'application/octet-stream'],
  ['text/plain\r\nx: y', 'application/octet-stream'],
])('serves type %j as %s', (type, served) => {
  expect(contentTypeOf(type)).toBe(served)
})

describe('the queue', () => {
  it('sends three at once, in their order', () => {
    const items = [item('done'), item('sending'), item('waiting'), ...[4, 5, 6].map((id) => item('queued', { id }))]
    expect(nextToStart(items).map(({ id }) => id)).toEqual([4])
    expect(nextToStart(items.slice(3)).map(({ id }) => id)).toEqual([4, 5, 6])
    expect(nextToStart([item('paused'), item('exists'), item('fileMissing')])).toEqual([])
  })

  it('is summed up by bytes, without what was refused', () => {
    const items = [
      item('done', { bytes: 300 }),
      item('sending', { bytes: 100, sentBytes: 50 }),
      item('paused', { bytes: 100 }),
      item('refused', { bytes: 9_000_000 }),
    ]
    expect(summaryOf(items)).toEqual({ count: 4, done: 1, underWay: 1, paused: 1, undecided: 1, percent: 70 })
    expect(summaryOf([item('done', { bytes: 0 })]).percent).toBe(100)
    expect(summaryOf([]).percent).toBe(0)
  })

  it.each<[UploadState, boolean]>([
    ['queued', true],
    ['sending', true],
    ['waiting', true],
    ['paused', true],
    ['exists', true],
    ['failed', true],
    ['refused', false],
    // Its parts are in the store, and nothing of it is in this tab.
    ['fileMissing', false],
    ['done', false],
  ])('asks before the tab is closed while something is %s: %s', (state, asks) => {
    expect(isUnfinished(item(state))).toBe(asks)
  })
})

describe('speed', () => {
  it('is that of the last seconds', () => {
    const samples = [0, 1, 2, 20, 21, 22].reduce<{ atMs: number; bytes: number }[]>(
      (kept, second) => withSample(kept, { atMs: second * 1000, bytes: second * 100 + (second > 2 ? 5000 : 0) }),
      [],
    )
    expect(speedOf(samples)).toBe(100)
  })

  it('is not guessed from too little, nor from a part that goes back', () => {
    expect(speedOf([{ atMs: 0, bytes: 0 }])).toBeUndefined()
    expect(withSample([{ atMs: 0, bytes: 900 }], { atMs: 2000, bytes: 100 })).toEqual([{ atMs: 2000, bytes: 100 }])
  })

  it('tells the time that is left', () => {
    expect(secondsLeft(item('sending', { sentBytes: 40, bytesPerSecond: 20 }))).toBe(3)
    expect(secondsLeft(item('sending'))).toBeUndefined()
  })
})

it('shows a hundred percent only of what is there', () => {
  expect(percentOf(item('sending', { bytes: 1000, sentBytes: 999 }))).toBe(99)
  expect(percentOf(item('done', { bytes: 0 }))).toBe(100)
})
