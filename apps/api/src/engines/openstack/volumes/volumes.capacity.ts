import type { OpenStackContext } from '../context.ts'
import { readPage } from './cinder.ts'
import { takenGb } from './volumes.state.ts'

const pageLimit = 1000

/** Volumes, data disks, what is on its way to take a volume's place, and what is kept for its snapshots. */
const ours = /^(vol|disk)-\d+-\d+(\.next|\.kept)?$/

/** What our volumes take of the cloud's disks, until they are gone. */
export const usedVolumeGb = async (
  context: Pick<OpenStackContext, 'client' | 'settings' | 'projects'>,
  signal: AbortSignal,
): Promise<number> => {
  const { projectPrefix } = context.settings
  const isOurs = (name: string | null) =>
    name !== null && name.startsWith(projectPrefix) && ours.test(name.slice(projectPrefix.length))
  let used = 0
  let after: string | undefined
  do {
    const page = await readPage(context, { after, limit: pageLimit }, signal)
    for (const volume of page.volumes) used += isOurs(volume.name) ? takenGb(volume) : 0
    after = page.next
  } while (after !== undefined)
  return used
}
