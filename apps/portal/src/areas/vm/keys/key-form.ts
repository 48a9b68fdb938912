import { sshKeyPattern } from '@sarv/contract/field-rules'
import { normalizeLine } from '@sarv/contract/normalize'
import type { Problems } from '../../../ui/form-resolver.ts'
import { serviceNameProblem } from '../naming/service-name.ts'
import { keysText } from './keys.fa.ts'

export interface KeyForm {
  name: string
  publicKey: string
}

export const emptyKey: KeyForm = { name: '', publicKey: '' }

const text = keysText.problems

const publicKeyProblem = (pasted: string): string | undefined => {
  const key = pasted.trim()
  if (key === '') return text.required
  if (key.includes('PRIVATE KEY')) return text.privateKey
  return sshKeyPattern.test(key) ? undefined : text.publicKey
}

/** What is wrong with each field. */
export const keyProblems = ({ name, publicKey }: KeyForm): Problems<KeyForm> => ({
  name: serviceNameProblem(name),
  publicKey: publicKeyProblem(publicKey),
})

export const toKeyModel = ({ name, publicKey }: KeyForm) => ({
  name: normalizeLine(name),
  publicKey: publicKey.trim(),
})
