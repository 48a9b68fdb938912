import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ownDisagreements } from '../../../../../bench/lib/agreement.ts'
import { cloudCustomer, type CloudCustomer } from './testing/cloud-customer.ts'
import { cloudDeeds, untilCaught, type Deed } from './testing/cloud-deeds.ts'
import { cloudDisagreements, cloudsOfRows, cloudsOnCloud } from './testing/clouds-picture.ts'
import { inventoryOf } from './testing/inventory.ts'
import { labZone } from './testing/lab.ts'
import { openProductOnCloud, type ProductOnCloud } from './testing/product.ts'

/* The product itself on a real cloud, killed in the middle of everything that is done to a private cloud. */

const longMs = 1_800_000

let product: ProductOnCloud
let customer: CloudCustomer
/** What the cloud had before. */
let before: string[]
/** The first that went wrong: the others find nothing of what they need. */
let failed: string | undefined

const inventory = () => inventoryOf(product.cloud.client, product.cloud.settings.projectPrefix)

const rowsAndCloud = async () => {
  await product.stop()
  const engine = product.cloud.openEngine()
  const found = await product.installation.inspect(async (query, db) => ({
    rows: await cloudsOfRows(query, db, engine),
    wrong: [...(await ownDisagreements(query)), ...(await cloudDisagreements(query))],
    notDone: (await query(`select kind, reason_code from operations where status <> 'done'`)).rows,
  }))
  return { ...found, cloud: await cloudsOnCloud(engine) }
}

/**
 * A process keeps its locks for a minute after its end, because what it asked of the cloud may still arrive. Once the cloud
 * has answered everything, nothing can: it is as if that minute had passed.
 */
const letGoOfLocks = async () => {
  await product.tap.idle()
  await product.installation.inspect((query) => query('delete from engine_locks'))
}

const killIn = async ({ name, at, moment, run, waits }: Deed) => {
  const caught = product.tap.caught(at, moment)
  await run(customer)
  await untilCaught(customer, caught, name)
  await product.stop('SIGKILL')
  if (!waits) await letGoOfLocks()
  await product.start()
}

/** Requests are the same in both zones, but for those about servers: with guests only these are cut off. */
const isKilled = ({ hasServer }: Deed): boolean => hasServer === true || labZone() !== 'tcg'

const perform = async (deed: Deed) => {
  await deed.prepare?.(customer)
  if (isKilled(deed)) await killIn(deed)
  else await deed.run(customer)
  await product.untilQuiet()
}

const rounds = cloudDeeds.map((deeds) => ({
  deeds,
  names: deeds.map(({ name, moment }) => `${name} (${moment})`).join(', '),
}))

beforeAll(async () => {
  product = await openProductOnCloud('the-cloud')
  customer = cloudCustomer(product)
  before = await inventory()
  await product.start()
}, longMs)
beforeEach(({ skip }) => {
  if (failed !== undefined) skip(`${failed} went wrong`)
})
afterAll(() => product.close(), longMs)

describe(`kill -9 in the middle of what is done to private clouds, zone ${labZone()}`, () => {
  // A start takes seconds, and with one more to look, twice as many: rows and cloud are compared once a round.
  it.each(rounds)('$names: done in the end, and rows and cloud agree', async ({ deeds, names }) => {
    failed = names
    for (const deed of deeds) await perform(deed)
    const { rows, ...left } = await rowsAndCloud()
    expect(left).toEqual({ cloud: rows, wrong: [], notDone: [] })
    await product.start()
    failed = undefined
  })

  it('nothing is left of it', async () => {
    await customer.act('DELETE', `host/delete/${await customer.serverId('first')}?Now=true`)
    for (const name of ['front', 'back', 'far', 'planned-net'])
      await customer.act('DELETE', `network/delete/${await customer.networkId(name)}`)
    await expect.poll(inventory, { timeout: 60_000, interval: 1000 }).toEqual(before)
  })
})
