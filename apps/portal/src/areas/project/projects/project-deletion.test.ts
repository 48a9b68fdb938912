import { expect, it } from 'vitest'
import { shellText } from '../../../shell/shell.fa.ts'
import { deletionRefusal } from './project-deletion.ts'

const servers = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `web-${index + 1}` }))

it('an empty project may be deleted by who manages it, and by nobody else', () => {
  expect(deletionRefusal({ mayManage: true, servers: [] })).toBeUndefined()
  expect(deletionRefusal({ mayManage: false, servers: [] })).toBe(shellText.roleForbids)
})

it('names the servers that are in the way, five at most', () => {
  expect(deletionRefusal({ mayManage: true, servers: servers(2) })).toMatch(/web-1.*web-2[^و]*$/)
  const many = deletionRefusal({ mayManage: true, servers: servers(7) })
  expect(many).toContain('web-5')
  expect(many).not.toContain('web-6')
  expect(many).toContain('و ۲ سرور دیگر')
})
