import type { OpenStackContext } from './context.ts'

/**
 * Those that lie in a project of ours. As administrators we are shown everybody's, and on a cloud that others use as well
 * anybody may name a thing as we do.
 */
export const keepOurs = async <Thing>(
  { projects }: Pick<OpenStackContext, 'projects'>,
  things: readonly Thing[],
  projectIdOf: (thing: Thing) => string,
  signal: AbortSignal,
): Promise<Thing[]> => {
  const ids = [...new Set(things.map(projectIdOf))]
  const answers = await Promise.all(ids.map((id) => projects.isOurs(id, signal)))
  const ours = new Set(ids.filter((_, index) => answers[index]))
  return things.filter((thing) => ours.has(projectIdOf(thing)))
}
