import { hashPassword, isPasswordRight } from './areas/account/sign-in/passwords.service.ts'
import { updateUser } from './areas/account/profile/profile.store.ts'
import { endAllAccess } from './areas/account/profile/sign-ins.store.ts'
import type { Db } from './db/connection.ts'
import { demoLogin, seedDemo, type NewDemo } from './db/seed/demo.ts'
import { newToken, type SecretBox } from './secrets.ts'

interface Demo {
  /** What was made now, and the password that goes with it. */
  made: (NewDemo & { password: string }) | undefined
  /** As it is printed; absent where there is no demo. */
  signIn: string | undefined
}

/** Fits what is asked of every password, and nobody knows it beforehand. */
const randomPassword = (): string => `Aa1!${newToken().slice(0, 20)}`

const hasPublishedPassword = async (db: Db) => {
  const user = await db
    .selectFrom('users')
    .where('email', '=', demoLogin.email)
    .select(['id', 'password_hash'])
    .executeTakeFirst()
  return user && (await isPasswordRight(user.password_hash, demoLogin.password)) ? user : undefined
}

/** Whoever got in with the published password is out again, and so is what they left behind to come back with. */
const replacePublished = async (db: Db, userId: number, password: string): Promise<void> => {
  const passwordHash = await hashPassword(password)
  await db.transaction().execute(async (trx) => {
    await updateUser(trx, userId, { passwordHash })
    await endAllAccess(trx, userId)
  })
}

/**
 * Makes the demo customer where one is wanted. The password that the documentation names opens it only on one machine;
 * elsewhere it opens nothing, also where the database was made on one machine and is used by many now.
 */
export const prepareDemo = async (
  db: Db,
  secrets: SecretBox,
  { demo, isOneMachine }: { demo: boolean; isOneMachine: boolean },
): Promise<Demo> => {
  const password = isOneMachine ? demoLogin.password : randomPassword()
  const made = demo ? await seedDemo(db, secrets, await hashPassword(password)) : undefined
  if (made) return { made: { ...made, password }, signIn: `${demoLogin.email}  ${password}` }

  const published = await hasPublishedPassword(db)
  if (published && !isOneMachine) await replacePublished(db, published.id, password)
  if (!demo) return { made: undefined, signIn: undefined }
  return { made: undefined, signIn: `${demoLogin.email}  ${published ? password : '(the password was printed once)'}` }
}
