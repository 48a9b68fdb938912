import { passkeyNameLength } from '@sarv/contract/limits'
import { expect, it } from 'vitest'
import { problemsBy } from '../../../ui/schema-resolver.fixture.ts'
import { freePasskeyName, newPasskeyResolver } from './passkey-name.ts'
import { passkeysText as text } from './passkeys.fa.ts'

it.each([
  ['a name that is free', [], 'Chrome روی Windows'],
  ['a second on the same device', ['Chrome روی Windows'], 'Chrome روی Windows ۲'],
  ['a third', ['Chrome روی Windows', 'Chrome روی Windows 2'], 'Chrome روی Windows ۳'],
  ['a gap', ['chrome روی windows', 'Chrome روی Windows ۳'], 'Chrome روی Windows ۲'],
])('suggests %s', (_, taken, free) => expect(freePasskeyName('Chrome روی Windows', taken)).toBe(free))

it('suggests what fits, however long the name is', () => {
  const name = 'ن'.repeat(passkeyNameLength.max)
  const free = freePasskeyName(name, [name])
  expect(free).toHaveLength(passkeyNameLength.max)
  expect(free).toMatch(/ ۲$/)
})

it.each([
  ['گوشی', undefined],
  ['', 'این مورد را وارد کنید.'],
  ['گوشی ۲', text.nameTaken('گوشی ۲ ۲')],
  ['گوشی 2', text.nameTaken('گوشی 2 ۲')],
])('says of the name %o what is wrong and what is free', async (name, problem) =>
  expect((await problemsBy(newPasskeyResolver(['گوشی ۲']), { name })).name).toBe(problem),
)
