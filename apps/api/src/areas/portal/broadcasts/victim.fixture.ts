import { openDatabase } from '../../../db/connection.ts'
import { migrate } from '../../../db/migrate.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { createSecretBox } from '../../../secrets.ts'
import { silentLog } from '../../../testing/database.ts'
import { insertPerson } from '../../../testing/people.ts'
import { sendBatches, startBroadcast } from './broadcasts.service.ts'

/**
 * A sender of messages to many in a process of its own, to be killed: `victim.fixture.ts <data folder> <people>`. It says a
 * dot for each person that it tells, and at the end what everybody has.
 */
const [dataFolder = '', people = '0'] = process.argv.slice(2)
const subject = 'به همه'

const secrets = createSecretBox(Buffer.alloc(32, 7))
const database = await openDatabase({ dataFolder, log: silentLog })
const { db } = database
await migrate(db, secrets)

const known = await db.selectFrom('broadcasts').select('id').executeTakeFirst()
if (!known) {
  await inTransaction(db, async (trx) => {
    for (let made = 0; made < Number(people); made += 1) await insertPerson(trx, { superUser: true })
    const message = { subject, content: 'از امروز در تبریز هم سرور بسازید.', operatorId: null }
    await startBroadcast(trx, { ...message, audience: { kind: 'all' } })
  })
}

const deps = {
  secrets,
  get publicUrl(): string {
    process.stdout.write('.')
    return 'http://localhost'
  },
}
while ((await sendBatches({ db, deps, log: silentLog })) > 0);

const told = await db.selectFrom('notifications').where('subject', '=', subject).select('user_id as userId').execute()
const { state } = await db.selectFrom('broadcasts').select('state').executeTakeFirstOrThrow()
const distinct = new Set(told.map(({ userId }) => userId)).size
process.stdout.write(`\n${JSON.stringify({ state, told: told.length, distinct })}\n`)
await database.close()
