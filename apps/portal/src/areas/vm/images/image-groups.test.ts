import { describe, expect, it } from 'vitest'
import { groupImages, loginUserOf } from './image-groups.ts'

describe('operating systems', () => {
  const image = (id: number, name: string, operatingSystemId: number, operatingSystem: string) => ({
    id,
    name,
    operatingSystemId,
    operatingSystem,
  })

  it('groups versions under their system and keeps the order', () => {
    const groups = groupImages([
      image(1, 'Ubuntu 24.04 LTS', 2, 'Ubuntu'),
      image(2, 'Debian 12', 4, 'Debian'),
      image(3, 'Ubuntu 22.04 LTS', 2, 'Ubuntu'),
    ])
    expect(groups).toEqual([
      {
        operatingSystemId: 2,
        name: 'Ubuntu',
        versions: [
          { imageId: 1, label: '24.04 LTS' },
          { imageId: 3, label: '22.04 LTS' },
        ],
      },
      { operatingSystemId: 4, name: 'Debian', versions: [{ imageId: 2, label: '12' }] },
    ])
  })

  it('knows who signs in', () => {
    expect([loginUserOf(1), loginUserOf(2), loginUserOf(undefined)]).toEqual(['Administrator', 'root', 'root'])
  })
})
