import { describe, expect, it } from 'vitest'
import { socketOf } from './console.ts'
import { toCounters } from './counters.ts'

describe('the console of the cloud', () => {
  it.each([
    ['http://10.0.0.5:6080/vnc_auto.html?path=%3Ftoken%3Dabc-1', 'ws://10.0.0.5:6080/?token=abc-1'],
    ['https://c.example.ir/vnc_lite.html?path=websockify%3Ftoken%3Dabc', 'wss://c.example.ir/websockify?token=abc'],
    ['https://c.example.ir:6080/vnc_auto.html?token=abc', 'wss://c.example.ir:6080/?token=abc'],
  ])('%s has its socket at %s', (page, socket) => {
    expect(socketOf(page)).toBe(socket)
  })

  it('without a token is none', () => {
    expect(() => socketOf('http://10.0.0.5:6080/vnc_auto.html')).toThrow('no token')
  })
})

describe('what Nova counts', () => {
  const at = new Date()

  it('is summed over cores, disks and networks', () => {
    const told = {
      driver: 'vmwareapi',
      num_cpus: 2,
      cpu_details: [{ time: 1_500_000_000 }, { time: 500_000_000 }],
      memory_details: { maximum: 2048, used: 512 },
      disk_details: [
        { read_bytes: 1, write_bytes: 2 },
        { read_bytes: 10, write_bytes: 20 },
      ],
      nic_details: [{ rx_octets: 3, tx_octets: 4 }],
    }
    expect(toCounters(told, at, 1)).toEqual({
      at,
      vcpus: 2,
      cpuSeconds: 2,
      memoryPercent: 25,
      diskReadBytes: 11,
      diskWriteBytes: 22,
      networkInBytes: 3,
      networkOutBytes: 4,
    })
  })

  it('may be little: what a driver does not know is nothing', () => {
    const told = { num_cpus: 0, cpu_details: [{ time: null }], memory_details: { maximum: null, used: null } }
    expect(toCounters(told, at, 4)).toMatchObject({ vcpus: 4, cpuSeconds: 0, memoryPercent: null, networkInBytes: 0 })
  })

  it('does not take the memory that libvirt gave a guest for what it uses', () => {
    const told = { driver: 'libvirt', memory_details: { maximum: 4, used: 4 } }
    expect(toCounters(told, at, 1).memoryPercent).toBeNull()
  })
})
