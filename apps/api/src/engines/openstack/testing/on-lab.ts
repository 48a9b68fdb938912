import { afterAll, beforeAll, beforeEach } from 'vitest'
import { describeComputeConformance, type ComputePart } from '../../conformance/compute.conformance.ts'
import { labZone } from './lab.ts'
import { openOwnCloud, type OwnCloud } from './own-cloud.ts'

const noImages = 'Nova’s fake driver takes an order for an image of a server and never ends it'
const noBackup = 'Cinder’s NFS driver never ends a backup of an attached volume'
const noForce = 'Nova’s fake driver never ends its part of copying an attached volume'

/** What a zone of the lab is known not to manage: parts of tests' names, and why. */
const limits: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  fake: [
    [/: snapshots of a server > /, noImages],
    [/: reverting > /, noImages],
    [/: when something goes wrong > (\w+ServerSnapshot|revertServer) has one effect/, noImages],
    [/: a volume's \w+ > are taken also while a running server has it/, noForce],
  ],
  tcg: [[/: a volume's backups > are taken also while a running server has it/, noBackup]],
}

/** A part of what every engine does, in the zone that is tested. */
export const describeOnLab = (part: ComputePart): void => {
  let cloud: OwnCloud

  beforeAll(async () => {
    cloud = await openOwnCloud()
  })
  beforeEach(({ task, skip }) => {
    const name = [task.suite?.name, task.name].join(' > ')
    const limit = limits[labZone()]?.find(([pattern]) => pattern.test(name))
    if (limit) skip(limit[1])
  })
  afterAll(() => cloud.close())

  describeComputeConformance(`OpenStack, zone ${labZone()}`, (room) => cloud.subject(room), [part])
}
