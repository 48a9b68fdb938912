import { expect, it } from 'vitest'
import { releaseWarning } from './release.rules.ts'

it.each([
  ['Ceph Object Gateway (squid)', undefined],
  ['Ceph Object Gateway (tentacle)', undefined],
  ['Ceph Object Gateway (reef)', 'the release reef'],
  ['nginx', 'does not say its release'],
  [null, 'does not say its release'],
])('the gateway that calls itself %s is warned of with: %s', (server, words) => {
  const warning = releaseWarning(server)
  expect(words === undefined ? warning === undefined : warning?.includes(words)).toBe(true)
})
