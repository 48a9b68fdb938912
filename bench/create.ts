import { connections, figuresOf, onBench } from './lib/against-floor.ts'
import { insertMembers } from './lib/fixture.ts'
import { report } from './lib/report.ts'

const recordedName = 'made-for-the-recording'

/** So many that none of them, and none of their addresses, writes more often than it may. */
const members = 120

/** Orders of one customer, which its limits put in a row; no worker takes them up. */
export const run = (): Promise<number> =>
  onBench(async ({ query, customer, compare }) => {
    // So that the floor knows the ids of the recording wherever it meets them.
    await query('alter sequence vm_hosts_id_seq restart with 700000001')
    await query('alter sequence operations_id_seq restart with 800000001')
    await query('update audit_head set id = 900000000')
    const { rows } = await query('select min(id)::integer as id from vm_images')
    const { id: vmImageId } = rows[0] as { id: number }
    const tokens = await insertMembers(query, customer, members)
    const size = { isPredefined: false, cpu: 1, memory: 4, disk: 50 }
    const compared = await compare(
      {
        path: `/api/my/vm/${customer.projectId}/host/create`,
        body: (n) => ({
          vmImageId,
          name: n === 0 ? recordedName : `server-${n}`,
          password: 'Correct1!horse',
          usedPublicIpV4: false,
          usedPublicIpV6: true,
          ...size,
        }),
        headers: (n) => ({
          authorization: `Bearer ${tokens[n % members]}`,
          'x-forwarded-for': `203.0.113.${n % members}`,
        }),
      },
      { name: recordedName },
    )
    return report(`orders of a server, ${connections} connections, PostgreSQL`, figuresOf(compared, 0.6))
  })
