type Results<Works extends readonly unknown[]> = { -readonly [Place in keyof Works]: Awaited<Works[Place]> }

/**
 * All at once. Ends when each has ended, also where one of them failed: whoever takes away what was made meanwhile must
 * not be overtaken by something that is still being made.
 */
export const together = async <const Works extends readonly unknown[]>(works: Works): Promise<Results<Works>> => {
  const settled = await Promise.allSettled(works)
  const failed = settled.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
  return settled.map((one) => (one as PromiseFulfilledResult<unknown>).value) as Results<Works>
}
