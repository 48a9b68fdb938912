import { expect, it, vi } from 'vitest'
import { loadsOf } from './loads.ts'

const table = { list: async () => 'the list', create: async () => 'the form' }
const mockTable = () => vi.fn<() => Promise<typeof table>>(async () => table)

it('asks for the table with the first part that is opened, and not before', async () => {
  const loadTable = mockTable()
  const code = loadsOf(loadTable)
  const [list, create] = [code('list'), code('create')]
  expect(loadTable).not.toHaveBeenCalled()
  expect([await list(), await create()]).toEqual(['the list', 'the form'])
})

it('fails as its table does, and loads it again when it is asked again', async () => {
  const loadTable = mockTable()
  loadTable.mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module: /assets/vm.loads.js'))
  const list = loadsOf(loadTable)('list')
  await expect(list()).rejects.toThrow('vm.loads.js')
  expect(await list()).toBe('the list')
})
