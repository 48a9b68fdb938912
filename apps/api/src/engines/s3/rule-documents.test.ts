import { describe, expect, it } from 'vitest'
import { readCors, readLifecycle, writeCors, writeLifecycle } from './rule-documents.ts'
import { wrapXml } from './xml.ts'

const lifecycle = (...rules: string[]) => wrapXml('LifecycleConfiguration', rules)
const cors = (...rules: string[]) => wrapXml('CORSConfiguration', rules)
const rule = (inside: string) => `<Rule><ID>theirs</ID><Status>Enabled</Status>${inside}</Rule>`
const days = '<Expiration><Days>1</Days></Expiration>'
const all = '<Filter><Prefix></Prefix></Filter>'

describe('lifecycle rules', () => {
  it.each([
    ['a tag', `<Filter><Tag><Key>keep</Key><Value>no</Value></Tag></Filter>${days}`],
    ['prefix and tag', `<Filter><And><Prefix>a/</Prefix><Tag><Key>k</Key><Value>v</Value></Tag></And></Filter>${days}`],
    ['a size', `<Filter><ObjectSizeGreaterThan>1</ObjectSizeGreaterThan></Filter>${days}`],
    ['a date', `${all}<Expiration><Date>2030-01-01T00:00:00Z</Date></Expiration>`],
    [
      'left-over deletion marks',
      `${all}<Expiration><ExpiredObjectDeleteMarker>true</ExpiredObjectDeleteMarker></Expiration>`,
    ],
    [
      'versions to keep',
      `${all}<NoncurrentVersionExpiration><NoncurrentDays>1</NoncurrentDays><NewerNoncurrentVersions>3</NewerNoncurrentVersions></NoncurrentVersionExpiration>`,
    ],
    ['another storage class', `${all}<Transition><Days>1</Days><StorageClass>COLD</StorageClass></Transition>`],
    [
      'unfinished uploads',
      `${all}<AbortIncompleteMultipartUpload><DaysAfterInitiation>2</DaysAfterInitiation></AbortIncompleteMultipartUpload>`,
    ],
    ['more days than the portal takes', `${all}<Expiration><Days>99999</Days></Expiration>`],
    ['a prefix that the portal would not take', `<Filter><Prefix>//</Prefix></Filter>${days}`],
    ['no filter at all', days],
  ])('that speak of %s are kept as they were written', (_what, inside) => {
    const read = readLifecycle(lifecycle(rule(inside)))
    expect(read).toEqual({ rules: [], others: [rule(inside)], hasOurs: false })
    const mine = { id: 'rule-1', prefix: 'logs/', isEnabled: true, expireAfterDays: 3 }
    const again = readLifecycle(writeLifecycle([mine], read.others))
    expect(again).toEqual({ rules: [mine], others: [rule(inside)], hasOurs: true })
  })

  it.each([
    ['everything', `${all}${days}`, { prefix: '', expireAfterDays: 1 }],
    ['a folder, as older programs write it', `<Prefix>a/</Prefix>${days}`, { prefix: 'a/', expireAfterDays: 1 }],
    [
      'older versions',
      '<Filter><Prefix>a/</Prefix></Filter><NoncurrentVersionExpiration><NoncurrentDays>9</NoncurrentDays></NoncurrentVersionExpiration>',
      { prefix: 'a/', expireVersionsAfterDays: 9 },
    ],
  ])('that the portal can show are its own: %s', (_what, inside, plain) => {
    const read = readLifecycle(lifecycle(rule(inside)))
    expect(read).toEqual({ rules: [{ id: 'theirs', isEnabled: true, ...plain }], others: [], hasOurs: false })
  })

  it('get other names where a program’s rule has theirs', () => {
    const theirs = rule(`${all}<Transition><Days>1</Days><StorageClass>COLD</StorageClass></Transition>`)
    const written = writeLifecycle([{ id: 'theirs', prefix: '', isEnabled: true, expireAfterDays: 1 }], [theirs])
    expect(readLifecycle(written).rules.map(({ id }) => id)).toEqual(['theirs-2'])
  })
})

describe('CORS rules', () => {
  const portal = ['https://portal.example.ir']
  const theirs = (origin: string, more = '') =>
    `<CORSRule><AllowedOrigin>${origin}</AllowedOrigin><AllowedMethod>GET</AllowedMethod>${more}</CORSRule>`

  it.each([
    ['an app', theirs('capacitor://localhost')],
    ['an unknown method', theirs('*', '<AllowedMethod>PATCH</AllowedMethod>')],
    ['something new', theirs('*', '<AllowedTime>night</AllowedTime>')],
    ['a longer memory than the portal takes', theirs('*', '<MaxAgeSeconds>9999999</MaxAgeSeconds>')],
  ])('for %s are kept as they were written', (_what, xml) => {
    const { rules, others } = readCors(cors(xml), portal)
    expect([rules, others]).toEqual([[], [xml]])
    expect(readCors(writeCors([], others, portal), portal)).toEqual({ rules: [], others: [xml], hasOurs: true })
  })

  it('of ours are lost when the portal has moved, or when somebody narrowed them', () => {
    const ours = writeCors([], [], portal)
    expect(readCors(ours, portal).hasOurs).toBe(true)
    expect(readCors(ours, ['https://elsewhere.example.ir']).hasOurs).toBe(false)
    expect(readCors(ours?.replace('<AllowedMethod>PUT</AllowedMethod>', ''), portal).hasOurs).toBe(false)
    expect(readCors(undefined, portal)).toEqual({ rules: [], others: [], hasOurs: false })
  })
})
