import { live } from './life.ts'
import { findUnnoticed } from './prove.ts'
import { recount } from './recount.ts'
import { openWorld } from './world.ts'

/** Runs inside the fake time of `test-months.ts`. */
const beganAt = performance.now()
const world = await openWorld()
const shownFaults = 100

/** Answers whether all is right, and whether what is wrong would be noticed. */
const play = async (): Promise<boolean> => {
  const { attempts, byHand } = await live(world)
  console.log(`\n${attempts.length} payments under lies; an operator ended ${byHand.join(', ') || 'none'}`)
  for (const { protocol, sales, questions } of Object.values(world.banks)) {
    console.log(`${protocol.name}: ${sales.length} sales, ${questions} requests`)
  }
  console.log(`sarv ledger verify: ${await world.product.sarv('ledger', 'verify')}`)
  const { counts, faults } = await recount(world, attempts, byHand)
  for (const [kind, count] of counts) console.log(`${String(count).padStart(7)}  ${kind}`)
  for (const fault of faults.slice(0, shownFaults)) console.error(`DIFFERENT  ${fault}`)
  const compared = [...counts.values()].reduce((total, count) => total + count, 0)
  console.log(`\n${compared} comparisons, ${faults.length} differences`)
  if (faults.length > 0) return false
  console.log('\nbroken on purpose, one after the other:')
  const unnoticed = await findUnnoticed(world, attempts, byHand)
  for (const what of unnoticed) console.error(`UNNOTICED  ${what}`)
  return unnoticed.length === 0
}

let isRight = false
try {
  isRight = await play()
} catch (error) {
  console.error(error)
} finally {
  const errors = world.product.errors()
  if (errors.length > 0)
    console.log(`\n${errors.length} errors in the log of the product, the last:\n${errors.at(-1)?.slice(0, 800)}`)
  console.log(`\n${((performance.now() - beganAt) / 60_000).toFixed(1)} minutes`)
  await world.close()
}
process.exit(isRight ? 0 : 1)
