import type { WithLock } from '../../with-lock.ts'
import type { OpenStackClient } from '../client/client.ts'
import { openOpenStackCompute } from '../compute.ts'
import { labSettings, type Lab } from './lab.ts'
import { clear, removeProjects } from './subject.ts'

/** Nobody else is at work under this prefix when this is used. */
const alone: WithLock = (_key, _signal, work) => work()

/**
 * Takes away whatever one Sarv has on the lab's cloud, with the projects that the cloud has for its customers'. Sizes stay:
 * they have no prefix, and others may use them.
 */
export const sweep = async (lab: Lab, client: OpenStackClient, projectPrefix: string): Promise<void> => {
  const engine = openOpenStackCompute(labSettings(lab, { projectPrefix }), alone)
  try {
    await clear(engine)
    await removeProjects(client, projectPrefix)
  } finally {
    await engine.close()
  }
}
