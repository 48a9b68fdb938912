import { expect, it } from 'vitest'
import { isHolderAmong } from './holder-name.rules.ts'

it.each<[holder: string, names: string[], isSame: boolean]>([
  ['سارا آزاد', ['سارا آزاد'], true],
  ['سارا  ازاد', ['سارا آزاد'], true],
  ['علي كريمي', ['علی کریمی'], true],
  ['محمدرضا نیک‌پی', ['محمد رضا نیک پی'], true],
  ['سارا آزاد', ['علی کریمی', 'سارا آزاد'], true],
  ['سارا آزادی', ['سارا آزاد'], false],
  ['سارا آزاد', [], false],
])('%s is compared with %j: %s', (holder, names, isSame) => expect(isHolderAmong(holder, names)).toBe(isSame))
