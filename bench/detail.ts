import { connections, figuresOf, onBench } from './lib/against-floor.ts'
import { insertServers } from './lib/fixture.ts'
import { report } from './lib/report.ts'

export const run = (): Promise<number> =>
  onBench(async ({ query, customer: { projectId }, compare }) => {
    await insertServers(query, projectId, 50)
    const { rows } = await query('select min(id) as id from vm_hosts')
    const { id } = rows[0] as { id: number }
    const compared = await compare({ path: `/api/my/vm/${projectId}/host/get/${id}` })
    return report(`one server, ${connections} connections, PostgreSQL`, figuresOf(compared, 0.6))
  })
