export interface VmHostSize {
  cpu: number
  /** GB */
  memory: number
  /** GB */
  disk: number
}

/** Absent: unchanged. */
export type WantedVmHostSize = { [Part in keyof VmHostSize]?: VmHostSize[Part] | null | undefined }

export interface ResizeEffects {
  /** The whole size afterwards. */
  size: VmHostSize
  changed: (keyof VmHostSize)[]
  /** A running server restarts once; one that is off just stays off. */
  restarts: boolean
  /** A disk never gets smaller: what is written on it would be lost. */
  shrinksDisk: boolean
}

const parts = ['cpu', 'memory', 'disk'] as const satisfies (keyof VmHostSize)[]

/** What a change of size means: the server decides by it, the portal says it before one presses. */
export const resizeEffects = (current: VmHostSize, wanted: WantedVmHostSize): ResizeEffects => {
  const size = {
    cpu: wanted.cpu ?? current.cpu,
    memory: wanted.memory ?? current.memory,
    disk: wanted.disk ?? current.disk,
  }
  const changed = parts.filter((part) => size[part] !== current[part])
  return {
    size,
    changed,
    restarts: changed.includes('cpu') || changed.includes('memory'),
    shrinksDisk: size.disk < current.disk,
  }
}
