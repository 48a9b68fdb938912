import * as englishModule from 'react-aria-components/i18n/en-US'
import { describe, expect, it } from 'vitest'
import { ariaText } from './aria-text.fa.ts'
import { dateAriaText } from './date-aria-text.fa.ts'
import { sortableAriaText } from './sortable-text.fa.ts'

// Its type file declares the words as a type only, so they are read by name.
const english = Reflect.get(englishModule, 'default') as Record<string, Record<string, unknown>>

// React Aria throws on the first missing word, so a new release of it must not add one unseen.
describe('the Persian words of React Aria', () => {
  const unused = /\/(autocomplete|breadcrumbs|color|previewtrigger|searchfield|steplist|table|tag|toast|tree)$/
  const packages = Object.entries(english).filter(([name]) => !unused.test(name))

  it.each(packages)('cover %s', (name, words) => {
    expect(Object.keys(Reflect.get({ ...ariaText, ...dateAriaText, ...sortableAriaText }, name) ?? {}).sort()).toEqual(
      Object.keys(words).sort(),
    )
  })
})
