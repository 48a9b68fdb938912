import { beforeEach, describe, expect, it } from 'vitest'
import { createDraftStorage, keepable } from './draft-storage.ts'

const dayMs = 86_400_000

class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>()
  get length() {
    return this.#items.size
  }
  clear = () => this.#items.clear()
  getItem = (key: string) => this.#items.get(key) ?? null
  key = (index: number) => [...this.#items.keys()][index] ?? null
  removeItem = (key: string) => void this.#items.delete(key)
  setItem = (key: string, value: string) => void this.#items.set(key, value)
}

let storage: MemoryStorage
let today = 0
const drafts = () => createDraftStorage(storage, () => today)

beforeEach(() => {
  storage = new MemoryStorage()
  today = 100 * dayMs
})

describe('drafts', () => {
  it('come back to the same person and page only', () => {
    drafts().write(1, 'vm-create/3', { name: 'web-1' })
    expect(drafts().read(1, 'vm-create/3')).toEqual({ name: 'web-1' })
    expect(drafts().read(2, 'vm-create/3')).toBeUndefined()
    expect(drafts().read(1, 'vm-create/4')).toBeUndefined()
  })

  it('are forgotten after a week', () => {
    drafts().write(1, 'ticket', { subject: 'a' })
    today += 7 * dayMs
    expect(drafts().read(1, 'ticket')).toBeUndefined()
  })

  it('are swept out when they are old, with nothing else', () => {
    storage.setItem('sarv.session', '{}')
    storage.setItem('sarv.draft.1.broken', '{')
    drafts().write(1, 'old', {})
    today += 8 * dayMs
    drafts().write(1, 'new', {})
    drafts().removeExpired()
    expect(storage.length).toBe(2)
    expect(storage.getItem('sarv.session')).toBe('{}')
  })

  it('survive a full storage', () => {
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    expect(() => drafts().write(1, 'x', { a: 1 })).not.toThrow()
  })
})

it('keeps no secret, no file and nothing the form leaves out', () => {
  const values = {
    name: 'a',
    password: 'b',
    repeatPassword: 'b',
    clientSecret: 'c',
    file: new Blob(),
    keyId: 4,
    note: 'd',
  }
  expect(keepable(values, ['note'])).toEqual({ name: 'a', keyId: 4 })
})
