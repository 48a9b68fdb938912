import { givenNamePattern, sshKeyPattern } from '@sarv/contract/field-rules'
import { serviceNameLength } from '@sarv/contract/limits'
import { normalizeText } from '@sarv/contract/normalize'
import type { Problems } from '../../../ui/form-resolver.ts'
import { keysText } from './keys.fa.ts'

export interface KeyForm {
  name: string
  publicKey: string
}

export const emptyKey: KeyForm = { name: '', publicKey: '' }

const text = keysText.problems

const nameProblem = (typed: string): string | undefined => {
  const name = normalizeText(typed)
  if (name === '') return text.required
  if (name.length < serviceNameLength.min) return text.nameShort
  if (name.length > serviceNameLength.max) return text.nameLong
  return givenNamePattern.test(name) ? undefined : text.nameLetters
}

const publicKeyProblem = (pasted: string): string | undefined => {
  const key = pasted.trim()
  if (key === '') return text.required
  if (key.includes('PRIVATE KEY')) return text.privateKey
  return sshKeyPattern.test(key) ? undefined : text.publicKey
}

/** What is wrong with each field. */
export const keyProblems = ({ name, publicKey }: KeyForm): Problems<KeyForm> => ({
  name: nameProblem(name),
  publicKey: publicKeyProblem(publicKey),
})

export const toKeyModel = ({ name, publicKey }: KeyForm) => ({
  name: normalizeText(name),
  publicKey: publicKey.trim(),
})
