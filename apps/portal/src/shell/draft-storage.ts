const lifetimeMs = 7 * 24 * 60 * 60 * 1000
const prefix = 'sarv.draft.'

/** Never written down, whatever a form forgets to leave out. */
const secretName = /password|secret|token|privatekey|confirmcode/i

type Values = Record<string, unknown>

interface StoredDraft {
  savedAt: number
  values: Values
}

const keyOf = (userId: number, formKey: string) => `${prefix}${userId}.${formKey}`

const isDraft = (value: unknown): value is StoredDraft =>
  typeof value === 'object' && value !== null && 'savedAt' in value && 'values' in value

const parseDraft = (text: string | null): StoredDraft | undefined => {
  try {
    const draft: unknown = JSON.parse(text ?? 'null')
    return isDraft(draft) ? draft : undefined
  } catch {
    return undefined
  }
}

/** The values of a form that may be kept: no secrets, no files, nothing the form itself leaves out. */
export const keepable = (values: Values, omit: readonly string[]): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !omit.includes(name) && !secretName.test(name) && !(value instanceof Blob),
    ),
  )

/** The same of forms whose lists hold secrets too: those are empty. */
export const withoutSecrets = (values: Values): Values =>
  JSON.parse(JSON.stringify(values, (name, value: unknown) => (secretName.test(name) ? '' : value))) as Values

/** Drafts of long forms, per person and page, in the given storage. */
export const createDraftStorage = (storage: Storage, now: () => number = Date.now) => ({
  read(userId: number, formKey: string): Values | undefined {
    const draft = parseDraft(storage.getItem(keyOf(userId, formKey)))
    return draft && now() - draft.savedAt < lifetimeMs ? draft.values : undefined
  },

  /** When the draft was last written, in milliseconds. */
  savedAt: (userId: number, formKey: string): number | undefined =>
    parseDraft(storage.getItem(keyOf(userId, formKey)))?.savedAt,

  write(userId: number, formKey: string, values: Values) {
    try {
      storage.setItem(keyOf(userId, formKey), JSON.stringify({ savedAt: now(), values } satisfies StoredDraft))
    } catch {
      // Storage is full: the form still works, it is only not kept over a reload.
    }
  },

  remove: (userId: number, formKey: string) => storage.removeItem(keyOf(userId, formKey)),

  /** Drafts nobody came back to. */
  removeExpired() {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
    for (const key of keys) {
      if (!key?.startsWith(prefix)) continue
      const draft = parseDraft(storage.getItem(key))
      if (!draft || now() - draft.savedAt >= lifetimeMs) storage.removeItem(key)
    }
  },
})
