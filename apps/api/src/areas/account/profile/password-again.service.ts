import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { isPasswordRight } from '../sign-in/passwords.service.ts'
import { countTry, forgetTries } from './tries.service.ts'

/**
 * Whoever has found an open laptop does not know the password. Wrong is 400, never 401, which would sign the user out;
 * a user without a password has nothing to prove.
 */
export const provePassword = async (
  db: Db,
  user: { id: number; passwordHash: string | null },
  password: string | undefined,
): Promise<void> => {
  if (user.passwordHash === null) return
  await countTry(db, 'password', user.id)
  if (password === undefined || !(await isPasswordRight(user.passwordHash, password))) {
    throw new AppError('password_wrong')
  }
  await forgetTries(db, 'password', user.id)
}
