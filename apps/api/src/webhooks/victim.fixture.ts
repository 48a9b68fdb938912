import { sql } from 'kysely'
import { openDatabase } from '../db/connection.ts'
import { migrate } from '../db/migrate.ts'
import { createGuardedClient } from '../http/guarded-fetch/guarded-fetch.ts'
import { queueWebhooks, wakeWebhookSenders } from '../operations/webhook-events.ts'
import { createSecretBox } from '../secrets.ts'
import { silentLog } from '../testing/database.ts'
import { insertPerson } from '../testing/people.ts'
import { startWebhookSender } from './sender.ts'

/** A sender in a process of its own, to be killed: `victim.fixture.ts <data folder> <receiver> <signing key> <events>`. */
const [dataFolder = '', url = '', key = '', count = '0'] = process.argv.slice(2)
const services = 3

const secrets = createSecretBox(Buffer.alloc(32, 7))
const database = await openDatabase({ dataFolder, log: silentLog })
const { db } = database
await migrate(db, secrets)

const known = await db.selectFrom('webhook_endpoints').select('id').executeTakeFirst()
if (!known) {
  const { customerId } = await insertPerson(db, { superUser: true })
  await db
    .insertInto('webhook_endpoints')
    .values({
      customer_id: customerId,
      name: 'victim',
      url_secret: secrets.seal(url, 'webhookUrl'),
      host: new URL(url).host,
      topics: ['operations'],
      key_secret: secrets.seal(key, 'webhookKey'),
    })
    .execute()
  for (let number = 1; number <= Number(count); number += 1) {
    await db.transaction().execute(async (trx) => {
      const happened = sql`select ${customerId}::bigint as customer_id, 'operations' as topic,
        ${`operation-${number}`}::text as event, 'operation.done' as type, ${`Vm:${number % services}`}::text as lane,
        json_build_object('number', ${number}::int, 'service', ${number % services}::int) as data`
      await sql`with webhook as (${queueWebhooks(happened)}) select count(*) from webhook`.execute(trx)
      await wakeWebhookSenders(trx)
    })
  }
}

await startWebhookSender({
  database,
  secrets,
  client: createGuardedClient({ allow: ['127.0.0.0/8'] }),
  log: silentLog,
  tellOfStop: async () => undefined,
  pollMs: 50,
  pauseFactor: 0.01,
})
process.stdout.write('sending\n')
