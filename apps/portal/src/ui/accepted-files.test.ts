import { describe, expect, it } from 'vitest'
import { type FileLimits, namesOfKinds, refusalOf } from './accepted-files.ts'

const limits: FileLimits = { accept: ['image/png', 'application/pdf', '.pem'], maxBytes: 1000 }

describe('a file for a form', () => {
  it.each([
    { name: 'plan.png', type: 'image/png', size: 1000, refusal: undefined },
    { name: 'server.PEM', type: '', size: 10, refusal: undefined },
    { name: 'plan.png', type: 'image/png', size: 1001, refusal: 'tooLarge' },
    { name: 'run.exe', type: 'application/x-msdownload', size: 10, refusal: 'wrongType' },
    { name: 'trick.png.exe', type: '', size: 10, refusal: 'wrongType' },
  ])('$name of $size bytes: $refusal', ({ refusal, ...file }) => {
    expect(refusalOf(file, limits)).toBe(refusal)
  })

  it('may be any picture when any picture is asked for', () => {
    expect(refusalOf({ name: 'a.webp', type: 'image/webp', size: 1 }, { accept: ['image/*'], maxBytes: 10 })).toBe(
      undefined,
    )
  })

  it('names each kind once, as people know it', () => {
    expect(namesOfKinds(['image/png', '.png', 'application/pdf', '.pem'])).toBe('PNG, PDF, PEM')
  })
})
