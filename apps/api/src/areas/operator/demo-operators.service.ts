import { generateSync } from 'otplib'
import type { Db } from '../../db/connection.ts'
import type { SecretBox } from '../../secrets.ts'
import { hashPassword, isPasswordRight } from '../account/sign-in/passwords.service.ts'
import { endOperatorSessions } from './operator-sessions/operator-sessions.store.ts'
import { demoOperators } from './operator-demo.fa.ts'
import { closeWayIn, findOperatorByEmail, finishSetUp, insertOperator } from './operators.store.ts'

/** Where a demo shows the code of the published app: to its own machine. */
export const demoCodePath = '/dev/operator-code'

/** What an authenticator app with the published secret would show now. */
export const demoCode = (): string => generateSync({ secret: demoOperators.totpSecret })

const makeDemoOperators = async (db: Db, secrets: SecretBox): Promise<void> => {
  const passwordHash = await hashPassword(demoOperators.password)
  await db.transaction().execute(async (trx) => {
    for (const person of demoOperators.people) {
      const made = await insertOperator(trx, person)
      const totpSecret = secrets.seal(demoOperators.totpSecret, 'operatorTotp')
      if (made) await finishSetUp(trx, made.id, { passwordHash, totpSecret, step: null })
    }
  })
}

/** Whoever got in with what is published is out again, and nobody else gets in with it. */
const closePublished = async (db: Db): Promise<void> => {
  for (const { email } of demoOperators.people) {
    const operator = await findOperatorByEmail(db, email)
    if (!operator || !(await isPasswordRight(operator.passwordHash, demoOperators.password))) continue
    await db.transaction().execute(async (trx) => {
      await closeWayIn(trx, operator.id)
      await endOperatorSessions(trx, operator.id)
    })
  }
}

/** Makes the demo's operators on one machine, and closes them elsewhere. Answers how to sign in, as it is printed. */
export const prepareDemoOperators = async (
  db: Db,
  secrets: SecretBox,
  { isWanted, isOneMachine }: { isWanted: boolean; isOneMachine: boolean },
): Promise<string | undefined> => {
  if (!isOneMachine) await closePublished(db)
  if (!isWanted || !isOneMachine) return undefined
  await makeDemoOperators(db, secrets)
  return `${demoOperators.people[0].email}  ${demoOperators.password}`
}
