import { describe, expect, it } from 'vitest'
import { EditVmHostModel } from './hosts.schemas.ts'

describe('the body of vmHostEdit', () => {
  it('an empty one changes nothing', () => expect(EditVmHostModel.parse({})).toEqual({}))
})
