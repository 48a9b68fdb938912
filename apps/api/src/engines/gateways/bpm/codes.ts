/**
 * What the codes of Behpardakht mean, by the document of the contract. The long-known table and document 1.38 contradict each
 * other: 45 is "settled" in the one and "given back" in the other. So no code but `0` is ever good news, and a code is bad news for
 * good only by the document that the configuration names.
 */
const documents = {
  classic: { notFound: '42', reversed: '48', invalid: ['54', '55'] },
  '1.38': { notFound: '40', reversed: '45', invalid: [] },
} as const

export type BpmDocument = keyof typeof documents
export const bpmDocuments = ['classic', '1.38'] as const satisfies readonly BpmDocument[]

const cancelled = '17'

/** Whether a code says that the money will not come any more. */
export const finalCodes = (document: BpmDocument | undefined): ((code: string) => boolean) => {
  const { notFound, reversed, invalid } = document ? documents[document] : { notFound: '', reversed: '', invalid: [] }
  const final = new Set<string>([cancelled, notFound, reversed, ...invalid].filter(Boolean))
  return (code) => final.has(code)
}

/**
 * "Settled before": 45 in the long-known table, 42 in document 1.38. In the other document each says that there is no money of
 * the sale, so they are good news only together with an inquiry that says that it stands.
 */
export const mayBeSettled = (code: string): boolean => code === '45' || code === '42'
