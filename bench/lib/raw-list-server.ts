import { createServer } from 'node:http'
import { createHash } from 'node:crypto'
import { Pool, types } from 'pg'

/**
 * The floor of the list bench: no framework, no checks, nothing but the two queries that any server has to make (who is
 * asking, and the rows), run as prepared statements, and `JSON.stringify`.
 */
types.setTypeParser(types.builtins.INT8, Number)
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })

const callerSql = process.env['BENCH_CALLER_SQL'] ?? ''
const listSql = process.env['BENCH_LIST_SQL'] ?? ''
const listValues = JSON.parse(process.env['BENCH_LIST_VALUES'] ?? '[]') as unknown[]
const tehranMs = 12_600_000

const server = createServer((request, response) => {
  const projectId = Number(request.url?.split('/')[4])
  const token = request.headers.authorization?.slice('Bearer '.length) ?? ''
  const hash = createHash('sha256').update(token).digest()
  const answer = async () => {
    if (request.url === '/healthz') return '"ok"'
    const caller = await pool.query({ name: 'caller', text: callerSql, values: [hash, projectId] })
    if (caller.rows.length === 0) throw new Error('not signed in')
    const { rows } = await pool.query<Record<string, unknown> & { created_at: Date }>({
      name: 'list',
      text: listSql,
      values: listValues,
    })
    return JSON.stringify(
      rows.map((row) => ({
        id: row['id'],
        name: row['name'],
        status: 'فعال',
        statusId: row['status_id'],
        powerStatus: row['power_status'],
        storageClassTypeId: row['storage_class_type_id'],
        datacenter: row['datacenter'],
        operatingSystem: row['operating_system'],
        operatingSystemId: row['operating_system_id'],
        vmImage: row['vm_image'],
        cpu: row['cpu'],
        memory: row['memory_gb'],
        disk: row['disk_gb'],
        ipv4: row['ipv4'],
        ipv6: row['ipv6'],
        privateAddresses: row['addresses'] ?? [],
        isCluster: row['is_cluster'],
        isLocked: row['is_locked'],
        monthlyPrice: row['monthly_price_rials'],
        monthCost: row['month_cost'] ?? 0,
        createDate: new Date(row.created_at.getTime() + tehranMs).toISOString().slice(0, 19),
      })),
    )
  }
  answer().then(
    (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(body),
    (error: Error) => response.writeHead(500).end(error.message),
  )
})
server.listen(Number(process.env['SARV_PORT']), '127.0.0.1')
process.on('SIGTERM', () => {
  server.close()
  server.closeAllConnections()
  void pool.end()
})
