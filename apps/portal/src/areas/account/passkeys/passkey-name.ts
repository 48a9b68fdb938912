import type { EditPasskeyModel } from '@sarv/contract/account/passkeys/passkeys.schemas'
import { freeName } from '@sarv/contract/free-name'
import { passkeyNameLength } from '@sarv/contract/limits'
import { isSameName, normalizeLine } from '@sarv/contract/normalize'
import { toPersianDigits } from '../../../format/digits.ts'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { passkeysText as text } from './passkeys.fa.ts'

const numbered = (name: string, number: number): string => {
  const suffix = ` ${toPersianDigits(number)}`
  return name.slice(0, passkeyNameLength.max - suffix.length).trimEnd() + suffix
}

/** The name itself or, where another passkey has it, one with a number behind it. */
export const freePasskeyName = (name: string, taken: readonly string[]): string =>
  freeName(normalizeLine(name), taken, numbered)

/** The contract's rules; where the name is taken, one that is free is told. */
export const newPasskeyResolver = (taken: readonly string[]) =>
  resolveBySchema<EditPasskeyModel, EditPasskeyModel>(
    async () => (await import('@sarv/contract/account/passkeys/passkeys.schemas')).EditPasskeyModel,
    {
      besides: ({ name }) => ({
        name: taken.some((other) => isSameName(other, name)) ? text.nameTaken(freePasskeyName(name, taken)) : undefined,
      }),
    },
  )
