import { hash, verify } from '@node-rs/argon2'

/** argon2id (the library's default kind) with OWASP's parameters: 19 MiB, two passes. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, options)

let nobodysHash: Promise<string> | undefined

/** Unknown users cost the same time as known ones: their password is held against a hash that nothing matches. */
export const isPasswordRight = async (passwordHash: string | undefined, password: string): Promise<boolean> => {
  nobodysHash ??= hashPassword('a password that nobody has')
  const matches = await verify(passwordHash ?? (await nobodysHash), password)
  return passwordHash !== undefined && matches
}
