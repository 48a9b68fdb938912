const timeoutMs = 120_000

/** A part of the program that took too long; the name of the part is the message. */
export class ChunkTimeout extends Error {
  override name = 'ChunkTimeout'
}

/** Loads a part of the program, within the two minutes that the slowest connection gets. */
export const loadChunk = async <Module>(name: string, load: () => Promise<Module>): Promise<Module> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkTimeout(name)), timeoutMs)
  })
  try {
    return await Promise.race([load(), limit])
  } finally {
    clearTimeout(timer)
  }
}
