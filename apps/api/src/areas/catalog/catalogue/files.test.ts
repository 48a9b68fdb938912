import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { copyCatalogue, runCatalogueCommand, type CatalogueCopy } from './catalogue.fixture.ts'

let database: TestDatabase
let files: CatalogueCopy
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  files = await copyCatalogue()
})
afterEach(() => files.remove())

const sarv = (...words: string[]) => runCatalogueCommand(database.db, files.folder, words)

describe('a file that came after providers had written theirs', () => {
  it('is ours where they have none', async () => {
    await rm(join(files.folder, 'support.yaml'))
    expect(await sarv('catalog', 'check')).toMatchObject({ code: 0 })
  })

  it('is never ours where theirs is there and cannot be read', async () => {
    await rm(join(files.folder, 'support.yaml'))
    await mkdir(join(files.folder, 'support.yaml'))
    const { code, text } = await sarv('catalog', 'check')
    expect(code).toBe(1)
    expect(text).toContain('support.yaml:1:1: the file cannot be read')
  })
})

describe('a mistake in a file', () => {
  it.each([
    ['bundles.yaml', 'vCpu: 1,', 'vGpu: 1,', 'vGpu', 'there is no unit "vGpu": write one of vCpu, vMemory'],
    [
      'products.yaml',
      'rials: 450000',
      'rials: 4.5',
      '4.5',
      'rials is 4.5: write whole rials from 0 on, such as 450000',
    ],
    [
      'products.yaml',
      'from: 2026-03-21',
      'from: 1405-13-01',
      '1405-13-01',
      'from is "1405-13-01": write a day of the Greg',
    ],
    ['products.yaml', ', rials: 450000', '', '{ from: 2026-03-21 }', 'rials is missing: write whole rials'],
    [
      'datacenters.yaml',
      'hypervisor: openStack',
      'hypervisor: xen',
      'xen',
      'there is no hypervisor "xen": write one of vmware, openStack',
    ],
    [
      'images.yaml',
      ', engineRef',
      ', engineReff',
      'engineReff',
      '"engineReff" is not known here: write one of id, product, name, operatingSystem',
    ],
    ['bundles.yaml', 'id: 2,', 'id: 1,', '1,\n    product: vm,\n    name: S2', 'id 1 is taken by an entry above'],
    [
      'bundles.yaml',
      'product: storage',
      'product: dns',
      '100 },\n    prices: [{ from: 2025-03-21, rials: 636000',
      'cloudDisk is no unit of this product: write one of freeDns',
    ],
    ['limits.yaml', 'cpu: 8', 'cpu: 1', '1, memoryGb: 16', 'this is less than unconfirmed allows: write at least 2'],
    [
      'offers.yaml',
      'pay: 20000000',
      'pay: 20',
      '20,',
      'nobody can pay this: topUp of terms.yaml allows 10000 to 2000000000',
    ],
    ['offers.yaml', 'until: 2026-04-03', 'until: 2026-01-01', '2026-01-01', 'this is before its first day'],
    [
      'promotions.yaml',
      'link: /portal/sales',
      'link: //evil.example',
      '//evil.example',
      'link is "//evil.example": write a page of the portal',
    ],
    ['terms.yaml', 'max: 2000000000', 'max: 2', '2 }', 'this is less than min: write at least 10000'],
    [
      'vat.yaml',
      'from: 2024-03-20',
      'from: 2015-03-21',
      '2015-03-21, percent: 10',
      'a price above begins on the same day',
    ],
  ])('is told with its line and column, and what to write instead (%s, %s)', async (file, from, to, at, message) => {
    await files.edit(file, from, to)
    const text = await readFile(join(files.folder, file), 'utf8')
    const before = text.slice(0, text.indexOf(at)).split('\n')
    const place = `${before.length}:${before.at(-1)!.length + 1}`
    const { code, lines } = await sarv('catalog', 'check')
    expect(code).toBe(1)
    const found = lines.filter((line) => line.includes(message))
    expect(found.map((line) => basename(line.split(': ')[0]!))).toEqual([`${file}:${place}`])
  })

  it('is told together with all others, in every file', async () => {
    await files.edit('products.yaml', 'rials: 450000', 'rials: many')
    await files.edit('bundles.yaml', 'name: S1', 'nam: S1')
    await files.edit('images.yaml', '- {', '- {{')
    await rm(join(files.folder, 'vat.yaml'))
    const { code, lines } = await sarv('catalog', 'check')
    expect(code).toBe(1)
    const names = lines.slice(0, -1).map((line) => basename(line.split(':')[0]!))
    expect(new Set(names)).toEqual(new Set(['products.yaml', 'bundles.yaml', 'images.yaml', 'vat.yaml']))
    expect(lines.find((line) => line.includes('images.yaml'))).toMatch(/images\.yaml:3:1: this is not YAML: /)
    expect(lines.find((line) => line.includes('vat.yaml'))).toContain('the file cannot be read')
    expect(lines.filter((line) => line.includes('bundles.yaml'))).toHaveLength(2)
  })

  it('is told of a folder that was named, and a right one is said to be right', async () => {
    await files.edit('terms.yaml', 'graceDays: 14', 'graceDays: -1')
    expect((await sarv('catalog', 'check')).code).toBe(1)
    const right = await copyCatalogue()
    expect(await sarv('catalog', 'check', '--folder', right.folder)).toMatchObject({
      code: 0,
      text: expect.stringMatching(/^right: 11 products, \d+ bundles, 8 images$/),
    })
    await right.remove()
    await writeFile(join(files.folder, 'terms.yaml'), '')
    expect((await sarv('catalog', 'check')).text).toContain('terms.yaml:1:1: this is null: write')
  })
})
